import { describe, expect, it } from 'vitest';
import { menOf, start, viewOf } from './given';
import { shotsOf, throwsThatHit } from './shots';
import { across, tableOf, type Table } from './view';

/** One blot of seat 2, and checkers of seat 1 that are after it; places as seat 1 counts. */
function aimed(hunters: string, blot: number, walls: readonly number[] = []): Table {
    const theirs = [`${across(blot)}:1`, ...walls.map((wall) => `${across(wall)}:2`)].join(' ');
    return [menOf(hunters), menOf(theirs)];
}
const throwsAt = (table: Table, blot: number) => throwsThatHit(table, 1).get(blot) ?? 0;

describe('a blot with nothing in between', () => {
    // What every textbook of the game says: direct shots, and combinations of two dice and of doubles.
    const textbook: readonly [number, number][] = [
        [1, 11],
        [2, 12],
        [3, 14],
        [4, 15],
        [5, 15],
        [6, 17],
        [7, 6],
        [8, 6],
        [9, 5],
        [10, 3],
        [11, 2],
        [12, 3],
        [15, 1],
        [16, 1],
        [18, 1],
        [20, 1],
        [13, 0],
        [14, 0],
    ];
    it.each(textbook)('%i away is hit by %i throws', (away, throws) => {
        expect(throwsAt(aimed('24:1', 24 - away), 24 - away)).toBe(throws);
    });
});

it('counts a throw once, however many checkers could hit with it', () => {
    // Six away and one away: every throw with a 6 or a 1, and those that add up to 6: 5-1 has a 1, 4-2, 3-3, 2-2.
    expect(throwsAt(aimed('18:1 13:1', 12), 12)).toBe(20 + 2 + 1 + 1);
});

it('goes round no wall, but over it', () => {
    // Two away by 2s, and by 1-1 only if the point between is free.
    expect(throwsAt(aimed('24:1', 22), 22)).toBe(12);
    expect(throwsAt(aimed('24:1', 22, [23]), 22)).toBe(11);
});

it('enters first whoever waits on the wall', () => {
    // Every 4, one die being left after entering; 2-2 by 14/12/10; and 5-5 with the checker that enters.
    expect(throwsAt(aimed('bar:1 14:1', 10), 10)).toBe(11 + 1 + 1);
});

describe('N2', () => {
    it('plays as many dice as possible, even if then nothing is hit', () => {
        // After 8/7* no 6 can be played, but 6-1 can be played otherwise: 20/19/13.
        expect(throwsAt(aimed('20:1 8:1', 7, [14, 1]), 7)).toBe(9);
    });

    it('plays the larger die where only one can be played', () => {
        // 6-1: after 8/7* no 6, after 8/2 no 1.
        expect(throwsAt(aimed('8:1', 7, [1]), 7)).toBe(9);
    });
});

describe('at a table', () => {
    it('threatens nobody at the start with blots, for there are none', () => {
        const view = viewOf(start, start);
        expect(shotsOf(view, tableOf(view))).toEqual([]);
    });

    it('shows the blots of the side that plays its throw, as they stand while it plays', () => {
        const view = viewOf('24:2 13:5 8:3 6:5', start);
        const meanwhile: Table = [menOf('24:2 13:5 8:2 7:1 6:5'), menOf(start)];
        const [shot] = shotsOf(view, meanwhile);
        // The bar point before two checkers six points away: every 6, and 5-1, 4-2, 3-3, 2-2 where points are open.
        expect(shot).toMatchObject({ seat: 1, place: 7 });
        expect(shot?.throws).toBe(17);
    });

    it('shows what a throw may hit before it is thrown', () => {
        const view = viewOf(start, '24:2 13:5 8:2 7:1 6:5', { dice: null });
        expect(shotsOf(view, tableOf(view))).toMatchObject([{ seat: 2, place: 7 }]);
        expect(shotsOf({ ...view, turn: 'over' }, tableOf(view))).toEqual([]);
        expect(shotsOf({ ...view, on_roll: null }, tableOf(view))).toEqual([]);
    });

    it('has nothing to show where the sides have passed each other', () => {
        const view = viewOf('3:1 off:14', '3:1 off:14');
        expect(shotsOf(view, tableOf(view))).toEqual([]);
    });
});
