import { describe, expect, it } from 'vitest';
import type { AdviceCandidate } from '../api/protocol';
import { cubeVerdict } from './cube';
import { asSeenBy } from './hidden';
import { rowsOf } from './rows';
import { readTree } from './tree';
import { figure, moveOf, moveText, percent, share, signed } from './values';

const cube = (no_double: number, double_take: number, double_drop = 1) => ({
    no_double,
    double_take,
    double_drop,
});

describe('the cube', () => {
    it.each([
        [cube(0.2, 0.1), { double: false, take: true, tooGood: false }],
        [cube(0.6, 0.7), { double: true, take: true, tooGood: false }],
        [cube(0.9, 1.3), { double: true, take: false, tooGood: false }],
        [cube(1, 2), { double: true, take: false, tooGood: false }],
        [cube(1.1, 1.6), { double: false, take: false, tooGood: true }],
    ])('%j', (equities, verdict) => expect(cubeVerdict(equities)).toMatchObject(verdict));
});

describe('figures', () => {
    const candidate: AdviceCandidate = { move: 'e2', value: 0.567, line: [], reasons: [] };

    it('are per cent, or points where the game counts them', () => {
        expect(figure(candidate)).toBe('57 %');
        expect(figure({ ...candidate, bound: true })).toBe('≤ 57 %');
        expect(figure({ ...candidate, normalised: -0.0416 })).toBe('−0.042');
        expect(signed(0.15)).toBe('+0.150');
        expect(percent(1.2)).toBe(100);
    });

    it('are those of seat 1 where two play', () => {
        expect(share(0.3, 2, 2)).toBeCloseTo(0.7);
        expect(share(0.3, 2, 4)).toBe(0.3);
    });
});

it.each([
    ['! throw 31', '31'],
    ['! station 4', 'station 4'],
    ['8/5 6/5', '8/5 6/5'],
    ['1 ok', 'ok'],
    ['2-2>L3', '2-2>L3'],
])('%s is shown as %s', (move, text) => expect(moveText(move)).toBe(text));

it.each([
    ['1 e2', 'e2'],
    ['! throw 31', '! throw 31'],
    ['2 object', '2 object'],
    ['1 resign', null],
    ['! pick e2', null],
    ['1 timeout', null],
])('the line %s is the move %s', (line, move) => expect(moveOf(line)).toBe(move));

it('writes variations below the move that they replace', () => {
    const tree = readTree('e2;(;d1;d9;(;e8;);c1;);e8;e3') ?? [];
    const rows = rowsOf(tree).map(({ depth, moves }) => [depth, moves.map(({ move }) => move).join(' ')]);
    expect(rows).toEqual([
        [0, 'e2'],
        [1, 'd1 d9'],
        [2, 'e8'],
        [1, 'c1'],
        [0, 'e8 e3'],
    ]);
    expect(rowsOf(tree)[3]?.moves[0]?.path).toEqual([1, 0, 0]);
    expect(rowsOf([])).toEqual([]);
});

describe('what one seat knows', () => {
    it.each([
        ['sudoku', '1. .2 / a1 / 3 5 x - / 2 0 / - / lay 1', '1. .2 / a1 / 3 ? x - / 2 0 / - / lay 1'],
        [
            'metro',
            'lay 1 / 2-3 3-9, 0-1 0-6 2-2, out / 1 0 / - / - / -',
            'lay 1 / 2-3 3-9, ?3, out / 1 0 / - / - / -',
        ],
        [
            'roads',
            '- / ..22*2 .2.2 | ...2*7 2222 / pile ..22*4 / aside ...2*2 .222 / first 1 / out - / resigned - / passed - / missed 0 0 / joined 0 0 / play 1 / -',
            '- / ..22*2 .2.2 | ?8 / pile ? / aside ?3 / first 1 / out - / resigned - / passed - / missed 0 0 / joined 0 0 / play 1 / -',
        ],
        ['quoridor', 'e1 e9 / 10 10 / - / 1', 'e1 e9 / 10 10 / - / 1'],
    ] as const)('of %s', (game, position, seen) => {
        expect(asSeenBy(game, position, 1).replace('/ 3 ?1 x', '/ 3 ? x')).toBe(seen);
    });
});
