import { beforeAll, expect, test, vi } from 'vitest';
import type { ClockPlan, Options } from '../api/protocol';
import { games } from '../boards/games';

vi.stubGlobal('navigator', { languages: ['en'] });
vi.stubGlobal('document', { documentElement: { lang: '' } });

let terms: typeof import('./terms');

beforeAll(async () => {
    const { need } = await import('../texts/texts.svelte');
    await need(...games);
    terms = await import('./terms');
});

const clockInWords = (clock: ClockPlan) => terms.clockInWords(clock);
const termsInWords = (of: Parameters<typeof terms.termsInWords>[0]) => terms.termsInWords(of);

const options: Options = {
    public: false,
    clock: { kind: 'none' },
    timeout: 'lose',
    match_to: 0,
    rated: false,
    chat: true,
    hand_throw: false,
};

test('clocks are written as players write them', () => {
    const fischer = (initial_seconds: number, increment_seconds: number) =>
        clockInWords({ kind: 'fischer', initial_seconds, increment_seconds });
    expect(fischer(60, 0)).toBe('1+0');
    expect(fischer(90, 1)).toBe('1.5+1');
    expect(clockInWords({ kind: 'days', days: 1 })).toBe('1 day per move');
    expect(clockInWords({ kind: 'per_move', seconds: 30 })).toBe('30 s per move');
    expect(clockInWords({ kind: 'none' })).toBeUndefined();
});

test('a table says its variant, match, cube and whether it is rated', () => {
    const nardy = { game: 'nardy', setup: { bear_off: 'standard', match: 5, cube: true }, options };
    expect(termsInWords(nardy)).toEqual(['International', 'match to 5 points', 'doubling cube']);
    const roads = { game: 'roads', setup: { variant: 3, lanes: 'mixed' } };
    expect(termsInWords({ ...roads, options: { ...options, match_to: 3, rated: true } })).toEqual([
        'Pile, wide roads',
        'match to 3 wins',
        'rated',
    ]);
});

test('the variant is that of the nearest preset', () => {
    const variant = (game: string, setup: Record<string, unknown>) =>
        termsInWords({ game, setup, options })[0];
    expect(variant('quoridor', { size: 9, players: 4 })).toBe('For four');
    expect(variant('quoridor', { size: 5, players: 2 })).toBe('Quick');
    expect(variant('sudoku', { players: 1, side: 'adult', referee: 'strict' })).toBe('Alone');
    expect(variant('sudoku', { players: 3, side: 'children', referee: 'strict' })).toBe('Animals');
    expect(variant('sudoku', { players: 2, side: 'adult', referee: 'table' })).toBe('Eyes open!');
    expect(variant('metro', { tokens_per_turn: 0 })).toBe('As in the box');
    expect(variant('nardy', { bear_off: 'exact' })).toBe('Exact numbers');
});
