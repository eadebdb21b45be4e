import { expect, test } from 'vitest';
import { freshOf } from './fresh';

const last = [
    '1 3-7>L3',
    '2 4-8>L4',
    '2 8-8>L4',
    '! station 4',
    '2 done',
    '3 draw',
    '! draw 3 ?',
    '3 2-5>L1',
];

test('all tiles and stations since one’s own last move are new', () => {
    expect(freshOf(last, 1)).toEqual({
        tiles: new Map([
            ['L4', 2],
            ['L1', 1],
        ]),
        stations: new Set([4]),
    });
});

test('to a spectator, and after one’s own move, the last tile is', () => {
    const one = { tiles: new Map([['L1', 1]]), stations: new Set() };
    expect(freshOf(last, null)).toEqual(one);
    expect(freshOf(last, 3)).toEqual(one);
});

test('a station that the last tile opened is new', () => {
    expect(freshOf(['1 3-7>L3', '! station 3'], null).stations).toEqual(new Set([3]));
});
