/** The same games by finger on a phone, and by keyboard alone: a dozen moves, or whole games in a full run. */

import { describe, expect, test } from 'vitest';
import { phone, setTheTable } from './given/browser';
import { games, numbers, playOn, post, setUp, short } from './given/games';

const at = setTheTable();
const full = process.env['IGROTEKA_FULL'] !== undefined;

describe.each([
    ['touch', { size: phone, touch: true }],
    ['keys', {}],
] as const)('by %s', (way, options) => {
    test.each(games)('%s', async (game) => {
        const somebody = await at.open('/', { name: 'Тарас', language: 'uk', ...options });
        // The default duel of roads may be over after a few cards.
        const long = game === 'roads' ? { preset: 'pile' } : {};
        const { id } = await setUp(somebody, {
            game,
            setup: (full && short[game]) || long,
            seats: [{ kind: 'me' }, { kind: 'bot', level: 1 }],
        });
        await post(somebody, `/api/tables/${id}/actions`, { kind: 'start' });
        await somebody.page.goto(`/table/${id}`);
        const seats = [{ person: somebody, seats: [1], way }];
        const playing = { table: id, seats, random: numbers(11) };
        const end = await playOn(full ? playing : { ...playing, moves: 12 });
        const moves = end.record.filter((line) => line.startsWith('1 ')).length;
        if (full) expect(end.now.game?.outcome).toBeDefined();
        else if (!end.now.game?.outcome) expect(moves).toBeGreaterThanOrEqual(12);
    });
});
