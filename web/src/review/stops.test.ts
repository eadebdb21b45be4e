import { describe, expect, it } from 'vitest';
import { decision } from './fixture';
import { judgedTurn, luckBefore, mistakesOf, placeOf, stopAfter, stopBefore, stopNear, stops } from './stops';

/** Dice are thrown for each move; the cube is turned once, and taken. */
const events = [
    '! open 31',
    '1 8/5 6/5',
    '2 roll',
    '! throw 62',
    '2 24/16',
    '1 double',
    '2 take',
    '1 timeout',
    '1 resign',
];
const waited = decision(2, 2, 'best', { kind: 'cube', counts: false });

describe('the stops of a game', () => {
    const all = stops(events, [waited, decision(1, 1, 'best')]);

    it('are in front of what somebody decides, and at the end', () => {
        expect(all).toEqual([1, 4, 5, 6, 8, 9]);
    });

    it('follow one another', () => {
        expect(stopAfter(all, 1)).toBe(4);
        expect(stopAfter(all, 9)).toBe(9);
        expect(stopBefore(all, 4)).toBe(1);
        expect(stopBefore(all, 1)).toBe(1);
        expect(stopAfter(all, 2)).toBe(4);
    });

    it('attract a finger, and the turning points do so from further away', () => {
        expect(stopNear(all, 3)).toBe(4);
        expect(stopNear(all, 7, [9], 2)).toBe(9);
        expect(stopNear(all, 6, [9], 2)).toBe(6);
        expect(stopNear([], 6)).toBe(0);
    });

    it('show chance at the decision after it', () => {
        expect(placeOf(all, 3)).toBe(4);
        expect(placeOf(all, 99)).toBe(9);
        const throws = [0, 3].map((seq) => ({ seq, event: '', luck: [0, 0], outcomes: 21, exact: true }));
        expect(luckBefore(all, 1, throws).map(({ seq }) => seq)).toEqual([0]);
        expect(luckBefore(all, 4, throws).map(({ seq }) => seq)).toEqual([3]);
        expect(luckBefore(all, 5, throws)).toEqual([]);
    });
});

describe('a turn', () => {
    const turn = { from: 3, to: 6 };

    it('is judged by its worst decision', () => {
        const decisions = [decision(3, 1, 'inaccuracy'), decision(4, 1, 'blunder'), decision(5, 1, 'good')];
        expect(judgedTurn(turn, decisions)).toEqual({ grade: 'blunder', sign: '??', seq: 4 });
    });

    it('is not judged where there was no choice, nor by what does not count', () => {
        expect(judgedTurn(turn, [decision(6, 1, 'blunder')])).toBeNull();
        expect(judgedTurn(turn, [{ ...waited, seq: 4 }])).toBeNull();
    });
});

it('mistakes are those of some seats, or all', () => {
    const decisions = [decision(1, 1, 'mistake'), decision(2, 2, 'blunder'), decision(3, 1, 'inaccuracy')];
    expect(mistakesOf(decisions, [1]).map(({ seq }) => seq)).toEqual([1]);
    expect(mistakesOf(decisions, []).map(({ seq }) => seq)).toEqual([1, 2]);
});
