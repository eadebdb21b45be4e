import { expect, it } from 'vitest';
import type { Mark } from '../board';
import { markedMoves } from './marks';
import { view } from './position.fixture';

const mark = (move: string, seat: number, role: Mark['role'], order = 1): Mark => ({
    move,
    seat,
    role,
    order,
});
const e1 = { column: 4, row: 0 };
const e2 = { column: 4, row: 1 };
const e3 = { column: 4, row: 2 };

it('shows a step from where the pawn stands, and a fence where it would stand', () => {
    const { placed, spoken } = markedMoves(view(['e1', 'e9'], []), [
        mark('e2', 1, 'better'),
        mark('d4h', 1, 'played'),
    ]);
    expect(placed).toMatchObject([
        { kind: 'fence', fence: { column: 3, row: 3, orientation: 'h' }, nth: 0 },
        { kind: 'step', from: e1, to: e2, nth: 0 },
    ]);
    expect(spoken).toEqual([]);
});

it('plays a line one move after the other, and alternatives all from the position', () => {
    const now = view(['e1', 'e9'], []);
    const line = [mark('e3', 1, 'line', 3), mark('e2', 1, 'line', 1), mark('e8', 2, 'line', 2)];
    expect(markedMoves(now, line).placed).toMatchObject([
        { from: e1, to: e2 },
        { from: { column: 4, row: 8 } },
        { from: e2, to: e3 },
    ]);
    const ranks = [mark('e2', 1, 'better', 1), mark('d1', 1, 'better', 2)];
    expect(markedMoves(now, ranks).placed).toMatchObject([{ from: e1 }, { from: e1 }]);
});

it('counts badges at one place, and says what has none', () => {
    const { placed, spoken } = markedMoves(view(['e1', 'e9'], []), [
        mark('e2', 1, 'played'),
        mark('e2', 1, 'better'),
        mark('pass', 1, 'hint'),
    ]);
    expect(placed.map(({ nth }) => nth)).toEqual([1, 0]);
    expect(spoken.map(({ move }) => move)).toEqual(['pass']);
});

it('has no beginning for a pawn that has left the game', () => {
    const gone = view(['e1', 'a5', 'e9', 'i5'], [], { pawns: ['e1', null, 'e9', 'i5'] });
    expect(markedMoves(gone, [mark('b5', 2, 'played')]).placed).toMatchObject([{ from: null }]);
});
