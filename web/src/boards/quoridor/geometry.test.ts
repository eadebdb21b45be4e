import { describe, expect, test } from 'vitest';
import { CELL, GROOVE, PITCH, Plan } from './geometry';
import { type Fence, fenceName, homeOf, readFence, readSquare } from './view';

const square = (name: string) => readSquare(name)!;
const never = () => false;

describe.each([
    [2, 1],
    [2, 2],
    [4, 1],
    [4, 2],
    [4, 3],
    [4, 4],
])('%i players, seat %i at the bottom', (players, bottom) => {
    const plan = new Plan(9, players, bottom);

    test('the own side is at the bottom', () => {
        expect(plan.side(homeOf(bottom, players))).toBe('bottom');
    });

    test('every square and every fence is found again where it is drawn', () => {
        for (let column = 0; column < 9; column += 1) {
            for (let row = 0; row < 9; row += 1) {
                expect(plan.squareAt(plan.square({ column, row }))).toEqual({ column, row });
                if (column === 8 || row === 8) continue;
                for (const orientation of ['h', 'v'] as const) {
                    const fence: Fence = { column, row, orientation };
                    const { x, y } = plan.fence(fence);
                    const [right, down] = plan.lies(orientation) === 'h' ? [PITCH / 3, 0] : [0, PITCH / 3];
                    expect(fenceName(plan.fenceAt({ x: x + right, y: y - down }, never))).toBe(
                        fenceName(fence),
                    );
                }
            }
        }
    });

    test('the next player clockwise sits at the left, as round a table', () => {
        if (players === 4) expect(plan.side(homeOf((bottom % 4) + 1, players))).toBe('left');
        else expect(plan.side(homeOf(3 - bottom, players))).toBe('top');
    });
});

test('from the south, a1 is at the bottom left', () => {
    const plan = new Plan(9, 2, 1);
    expect(plan.square(square('a1'))).toEqual({ x: -4 * PITCH, y: 4 * PITCH });
    expect(new Plan(9, 2, 2).square(square('a1'))).toEqual({ x: 4 * PITCH, y: -4 * PITCH });
    // Who sits in the west looks east: a1 is to the right.
    expect(new Plan(9, 4, 2).square(square('a1'))).toEqual({ x: 4 * PITCH, y: 4 * PITCH });
});

test('e3h lies between e3, f3 and e4, f4', () => {
    const plan = new Plan(9, 2, 1);
    const middle = plan.fence(readFence('e3h')!);
    expect(middle).toEqual({ x: (CELL + GROOVE) / 2, y: PITCH * 1.5 });
});

test('a fence without room gives way to a neighbour that is hardly farther', () => {
    const plan = new Plan(9, 2, 1);
    const { x, y } = plan.fence(readFence('e3h')!);
    const near = { x: x - PITCH * 0.4, y };
    expect(fenceName(plan.fenceAt(near, never))).toBe('e3h');
    expect(fenceName(plan.fenceAt(near, (fence) => fenceName(fence) === 'e3h'))).toBe('d3h');
    const upon = { x: x - 2, y };
    expect(fenceName(plan.fenceAt(upon, (fence) => fence.column === 4 && fence.row === 2))).toBe('e3h');
});

test('keys move as they point, however the board is turned', () => {
    const plan = new Plan(9, 4, 2);
    const from = square('e5');
    const to = plan.neighbour(from, 1, 0);
    expect(plan.square(to).x - plan.square(from).x).toBe(PITCH);
    expect(plan.neighbour(square('a1'), 1, 0)).toEqual(square('a1'));
    const fence = readFence('h8v')!;
    expect(fenceName(new Plan(9, 2, 1).neighbour(fence, 1, -1))).toBe('h8v');
});
