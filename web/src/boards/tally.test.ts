/** How the points of each game came about. */

import { expect, test, vi } from 'vitest';
import type { View as MetroView } from './metro/view';
import { tally as metro } from './metro/tally';
import type { NardyView } from './nardy/view';
import { tally as nardy } from './nardy/tally';
import type { QuoridorView } from './quoridor/view';
import { tally as quoridor } from './quoridor/tally';
import type { RoadsView } from './roads/view';
import { tally as roads } from './roads/tally';
import type { SudokuView } from './sudoku/view';
import { tally as sudoku } from './sudoku/tally';

vi.mock('../texts/texts.svelte', () => ({
    t: (key: string, values: Record<string, unknown>) => [key, ...Object.values(values)].join(' '),
}));

test('metro: stations are points, and tiles that are left take them away', () => {
    const view = {
        seats: [
            { seat: 1, stations: 5, tiles: 2 },
            { seat: 2, stations: 0, tiles: 11 },
        ],
    } as unknown as MetroView;
    expect(metro(view, 1)).toEqual(['metro-fact-stations-label 5: +5', 'metro-fact-tiles-label 2: −2']);
    expect(metro(view, 2)).toEqual(['metro-fact-tiles-label 11: −11']);
});

test('nardy: what the win is worth, times the cube', () => {
    const view = {
        position: '… 2 wins 2 off',
        cube: 4,
        sides: [
            { off: 0, pips: 61 },
            { off: 15, pips: 0 },
        ],
    } as unknown as NardyView;
    const told = (seat: number, setup = {}) => nardy(view, seat, { setup });
    expect(told(2, { points: 'gammon', cube: true })).toEqual(['nardy-resign-value 2', 'nardy-cube-label 4']);
    expect(told(1)).toEqual(['nardy-fact-off-label 0', 'nardy-fact-pips-label 61']);
});

test('quoridor: how far the others still had to go', () => {
    const view = { winners: [1], distances: [0, 3] } as unknown as QuoridorView;
    expect([quoridor(view, 1), quoridor(view, 2)]).toEqual([[], ['quoridor-tally-steps 3']]);
});

test('roads: R13 in its order where there is a pile', () => {
    const view = { variant: 3, hands: [{ count: 4 }], missed: [1], joined: [9] } as unknown as RoadsView;
    expect(roads(view, 1)).toEqual(['roads-fact-cards 4', 'roads-fact-missed 1', 'roads-tally-joined 9']);
    expect(roads({ ...view, variant: 1 }, 1)).toEqual(['roads-fact-cards 4']);
});

test('sudoku: the cards that lie, and laps around the track', () => {
    // Seat 1 laid a 7 on e3 in breach; it left the game, and seat 2 laid a 5 there.
    const record = ['1 e3=7', '2 object', '2 e3=5', '1 ok', '1 a1=4', '2 ok'];
    const view = {
        board: [{ square: 'e3' }, { square: 'a1' }],
        seats: [
            { seat: 1, score: 93 },
            { seat: 2, score: 12 },
        ],
    } as unknown as SudokuView;
    const told = (seat: number) => sudoku(view, seat, { setup: {}, record });
    expect([told(1), told(2)]).toEqual([['sudoku-tally-cards 1', '2 × 40 + 13'], ['sudoku-tally-cards 1']]);
});
