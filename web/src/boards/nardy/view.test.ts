import { describe, expect, test } from 'vitest';
import { menOf, sideOf, start, viewOf } from './given';
import { predict } from './predict';
import { afterPlay, ending, HOME, readPlay, type Table, WALL } from './view';

describe('texts of plays', () => {
    test('a part names its stops, its hits and how often it is played', () => {
        expect(readPlay('24/20*/18 bar/21(2) 6/off')).toEqual([
            {
                stops: [
                    { place: 24, hit: false },
                    { place: 20, hit: true },
                    { place: 18, hit: false },
                ],
                times: 1,
            },
            {
                stops: [
                    { place: WALL, hit: false },
                    { place: 21, hit: false },
                ],
                times: 2,
            },
            {
                stops: [
                    { place: 6, hit: false },
                    { place: HOME, hit: false },
                ],
                times: 1,
            },
        ]);
    });

    test('what is no play of checkers is none', () => {
        for (const text of ['pass', 'roll', 'double', 'resign 2', 'throw', '', '6', 'off/6']) {
            expect(readPlay(text), text).toBeNull();
        }
    });

    test('a play moves its checkers and sends those it hits to the wall', () => {
        // Seat 1's 20 is seat 2's 5, and 11 its 14.
        const table: Table = [menOf('24:2 13:1'), menOf('14:1 6:2 5:1')];
        const play = readPlay('24/20* 13/11*') ?? [];
        expect(afterPlay(table, play, 1)).toEqual([menOf('24:1 20:1 11:1'), menOf('bar:2 6:2')]);
    });

    test('a double moves several checkers at once', () => {
        const play = readPlay('13/7(2) 6/off(2)') ?? [];
        expect(afterPlay([menOf('24:1'), menOf('13:2 6:3')], play, 2)).toEqual([
            menOf('24:1'),
            menOf('7:2 6:1 off:2'),
        ]);
    });
});

describe('predicting', () => {
    test('checkers and pips change at once, the next throw is not known', () => {
        const after = predict(viewOf(start, start), '8/5 6/5', 1);
        expect(after.sides[0]).toEqual({ ...sideOf('24:2 13:5 8:2 6:4 5:2'), pips: 163 });
        expect(after.sides[1].pips).toBe(167);
        expect(after.dice).toBeNull();
        expect(after.on_roll).toBe(2);
    });

    test('whoever is hit starts over: 24 points and the wall', () => {
        const after = predict(viewOf('13:1', '20:1 6:1', { dice: [6, 2] }), '13/5*', 1);
        expect(after.sides[1].bar).toBe(1);
        expect(after.sides[1].pips).toBe(25 + 6);
    });

    test('a double waits for its answer, and who takes it owns the cube', () => {
        const offered = predict(viewOf(start, start, { dice: null }), 'double', 1);
        expect(offered.double_offered).toBe(true);
        const taken = predict(offered, 'take', 2);
        expect([taken.cube, taken.cube_owner, taken.double_offered]).toEqual([2, 2, false]);
    });

    test('what cannot be known is left as it is', () => {
        const view = viewOf(start, start);
        expect(predict(view, 'drop', 1)).toBe(view);
    });
});

test('the end is read from the position', () => {
    const view = viewOf('1:1 off:14', 'off:15', {
        position: 'white 2 / 1:1 off:14 / off:15 / cube 2:1 / 2 wins 3 off',
    });
    expect(ending(view)).toEqual({ winner: 2, stake: 3, reason: 'off' });
    expect(ending(viewOf(start, start, { position: 'white 1 / … / 1 plays 31' }))).toBeNull();
});
