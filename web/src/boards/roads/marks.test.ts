import { expect, it } from 'vitest';
import { markedMoves } from './marks';

it('lays cards on their squares, and says what lays none', () => {
    const { placed, spoken } = markedMoves([
        { move: '2,-1:2.2.', seat: 1, role: 'better' },
        { move: '2,-1:.2.2', seat: 1, role: 'played' },
        { move: 'pass', seat: 1, role: 'hint' },
    ]);
    expect(placed).toMatchObject([
        { laid: { x: 2, y: -1, sides: '.2.2' }, nth: 1 },
        { laid: { x: 2, y: -1, sides: '2.2.' }, nth: 0 },
    ]);
    expect(spoken.map(({ move }) => move)).toEqual(['pass']);
});
