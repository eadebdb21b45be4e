/** The same games by finger on a phone, and by keyboard alone. */

import { describe, expect, test } from 'vitest';
import { phone, setTheTable } from './given/browser';
import { games, numbers, playOn, post, setUp } from './given/games';

const at = setTheTable();

describe.each([
    ['touch', { size: phone, touch: true }],
    ['keys', {}],
] as const)('by %s', (way, options) => {
    test.each(games)('%s', async (game) => {
        const somebody = await at.open('/', { name: 'Тарас', language: 'uk', ...options });
        // The default duel of roads may be over after a few cards.
        const setup = game === 'roads' ? { preset: 'pile' } : {};
        const { id } = await setUp(somebody, {
            game,
            setup,
            seats: [{ kind: 'me' }, { kind: 'bot', level: 1 }],
        });
        await post(somebody, `/api/tables/${id}/actions`, { kind: 'start' });
        await somebody.page.goto(`/table/${id}`);
        const seats = [{ person: somebody, seats: [1], way }];
        const end = await playOn({ table: id, seats, random: numbers(11), moves: 12 });
        expect(end.now.game?.seq).toBeGreaterThan(12);
    });
});
