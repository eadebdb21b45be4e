/** Every preset, and every number of players, is set up and played for ten turns. */

import { describe, expect, test } from 'vitest';
import type { Kind } from '../src/api/protocol';
import { setTheTable } from './given/browser';
import { games, numbers, playOn, post, setUp } from './given/games';

const at = setTheTable();
const full = process.env['IGROTEKA_FULL'] !== undefined;

/** Numbers of players that are tried beside the presets' own. */
const more: Record<string, number[]> = {
    roads: [3, 6],
    quoridor: [4],
    sudoku: [1, 4],
    metro: [3, 4],
    nardy: [],
};

/** Single options, each set to another value than the presets have. */
const options: Record<string, Record<string, unknown>[]> = {
    roads: [
        { preset: 'pile', cards: 36, aside: 3 },
        { preset: 'newspaper', field: [5, 4] },
        { preset: 'duel', table: 'unlimited' },
    ],
    quoridor: [{ size: 7, fences: 6 }, { side_step_past_pawn: true }, { repetition: false, ply_limit: 60 }],
    sudoku: [
        { golden: 'blocks' },
        { scoring: 'simple' },
        { scoring: 'block' },
        { end: 'stack_empty' },
        { preset: 'children', layout: 'empty' },
        { preset: 'children', blocks: '3x2' },
    ],
    metro: [{ start_tile: true }, { tokens_per_turn: 2 }],
    nardy: [
        { bear_off: 'standard' },
        { points: 'gammon' },
        { preset: 'international', match: 3 },
        { white: 2 },
    ],
};

describe.each(games)('%s', (game) => {
    test('presets and numbers of players', async () => {
        const somebody = await at.open('/', { name: 'Somebody' });
        const answer = await somebody.context.request.get('/api/games');
        const kind = ((await answer.json()) as Kind[]).find((one) => one.id === game);
        expect(kind?.presets.length).toBeGreaterThan(1);
        const setups = [
            ...(kind?.presets ?? []).map((preset) => ({ preset })),
            ...(more[game] ?? []).map((players) =>
                game === 'roads' ? { preset: 'pile', players } : { players },
            ),
            ...(full ? (options[game] ?? []) : []),
        ];
        for (const setup of setups) await tenTurns(setup);

        async function tenTurns(setup: Record<string, unknown>) {
            const { id, now } = await setUp(somebody, { game, setup });
            const players = now.seats?.length ?? 2;
            await post(somebody, `/api/tables/${id}/actions`, { kind: 'close' });
            const bots = Array.from({ length: players - 1 }, () => ({ kind: 'bot' as const, level: 1 }));
            const table = await setUp(somebody, { game, setup, seats: [{ kind: 'me' }, ...bots] });
            await post(somebody, `/api/tables/${table.id}/actions`, { kind: 'start' });
            await somebody.page.goto(`/table/${table.id}`);
            const seats = [{ person: somebody, seats: [1], way: 'mouse' as const }];
            const end = await playOn({ table: table.id, seats, random: numbers(13), moves: 10 });
            const moves = end.record.filter((line) => line.startsWith('1 ')).length;
            if (!end.now.game?.outcome) expect(moves, JSON.stringify(setup)).toBeGreaterThanOrEqual(10);
            await post(somebody, `/api/tables/${table.id}/actions`, { kind: 'close' }).catch(() => undefined);
        }
    });
});
