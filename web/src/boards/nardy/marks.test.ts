import { expect, it } from 'vitest';
import type { Mark } from '../board';
import { menOf, start } from './given';
import { markedPlays } from './marks';
import type { Table } from './view';

/** A spot that tells which checker it is. */
const spotOf = (seat: number, place: number, slot: number, count: number) => ({
    x: seat * 100 + place,
    y: slot * 100 + count,
});
const table: Table = [menOf(start), menOf(start)];
const mark = (move: string, seat: number, role: Mark['role'], order = 1): Mark => ({
    move,
    seat,
    role,
    order,
});
const waysOf = (marks: readonly Mark[]) => markedPlays(table, marks, spotOf).ways;

it('takes each checker from the top of its stack to the top of the next', () => {
    const [one, two] = waysOf([mark('8/5 6/5', 1, 'better')]);
    expect(one?.points).toEqual([
        { x: 108, y: 203 },
        { x: 105, y: 1 },
    ]);
    // The second one comes to lie on the first.
    expect(two?.points).toEqual([
        { x: 106, y: 405 },
        { x: 105, y: 102 },
    ]);
    expect([one?.first, two?.first]).toEqual([true, false]);
});

it('shows as many checkers as a play moves, and every stop that is named', () => {
    const twice = waysOf([mark('13/7(2)', 1, 'hint')]);
    expect(twice.map(({ points }) => points[0]?.y)).toEqual([405, 304]);
    expect(twice.map(({ nth }) => nth)).toEqual([1, 0]);
    const [far] = waysOf([mark('24/20/14', 1, 'hint')]);
    expect(far?.points.map(({ x }) => x)).toEqual([124, 120, 114]);
});

it('begins a line’s next play where the last one ended', () => {
    const ways = waysOf([
        mark('13/7', 1, 'line', 3),
        mark('13/7', 1, 'line', 1),
        mark('24/23', 2, 'line', 2),
    ]);
    expect(ways.map(({ points }) => points[0])).toEqual([
        { x: 113, y: 405 },
        { x: 224, y: 102 },
        { x: 113, y: 304 },
    ]);
});

it('says doubles and answers in words', () => {
    const marks = ['double', 'take', 'drop', 'roll', 'pass', 'resign 2'].map((move) =>
        mark(move, 1, 'better'),
    );
    const { ways, spoken } = markedPlays(table, marks, spotOf);
    expect(ways).toEqual([]);
    expect(spoken).toEqual(marks);
});

it('draws even what cannot be played here', () => {
    expect(waysOf([mark('3/1', 1, 'played')])).toHaveLength(1);
});
