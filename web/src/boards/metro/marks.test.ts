import { expect, it } from 'vitest';
import layings from './fixtures/layings.json';
import { layout } from './layout';
import { markedMoves } from './marks';
import type { View } from './view';

const view = layings[0]?.before as unknown as View;
const map = layout(view, 'wide');
const slots = (line: string) => map.lines.get(line)?.slots ?? [];

it('lays a tile on the next place of its line, and alternatives on the same one', () => {
    const { placed } = markedMoves(view, map, [
        { move: '5-5>L4', seat: 1, role: 'better' },
        { move: 'token 3-7>L4', seat: 1, role: 'played' },
    ]);
    expect(placed).toMatchObject([
        { tile: '3-7', line: 'L4', spot: slots('L4')[0], nth: 1 },
        { tile: '5-5', line: 'L4', spot: slots('L4')[0], nth: 0 },
    ]);
});

it('lays the tiles of a line of moves one behind the other', () => {
    const { placed, spoken } = markedMoves(view, map, [
        { move: '5-5>L1', seat: 1, role: 'line', order: 1 },
        { move: '5-2>L1', seat: 2, role: 'line', order: 2 },
        { move: '2-9>L1', seat: 1, role: 'line', order: 3 },
        // By then the line is full, and where its station opens is not known.
        { move: '9-9>L1', seat: 2, role: 'line', order: 4 },
    ]);
    expect(slots('L1')).toHaveLength(3);
    expect(placed.map(({ spot }) => spot)).toEqual(slots('L1'));
    expect(spoken.map(({ move }) => move)).toEqual(['9-9>L1']);
});

it('says draws, passes, and tiles on lines that are not on the map', () => {
    const marks = ['draw', 'keep', 'pass', 'done', '1-1>L99'].map(
        (move) => ({ move, seat: 1, role: 'hint' }) as const,
    );
    const { placed, spoken } = markedMoves(view, map, marks);
    expect(placed).toEqual([]);
    expect(spoken).toEqual(marks);
});
