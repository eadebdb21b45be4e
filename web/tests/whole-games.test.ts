/** Whole games, from the first move to the result, clicked by two people, and against a bot. */

import { describe, expect, test } from 'vitest';
import { setTheTable } from './given/browser';
import { games, look, numbers, playOn, setUp, short, tableOf } from './given/games';

const at = setTheTable();

describe('between two browsers', () => {
    test.each(games)('%s', async (game) => {
        const [olya, max] = [await at.open('/', { name: 'Оля' }), await at.open('/', { name: 'Max' })];
        const { id, links } = await setUp(olya, {
            game,
            setup: short[game] ?? {},
            seats: [{ kind: 'me' }, { kind: 'invited' }],
        });
        await olya.page.goto(`/table/${id}`);
        await max.page.goto(`/table/${id}?link=${links?.play}`);
        await max.page.getByRole('button', { name: 'Sit down' }).click();
        await olya.page.getByRole('button', { name: 'Start the game' }).click();
        await olya.page.locator('[data-status="playing"]').waitFor();
        const end = await playOn({
            table: id,
            seats: [
                { person: olya, seats: [1], way: 'mouse' },
                { person: max, seats: [2], way: 'mouse' },
            ],
            random: numbers(7),
        });
        expect(end.now.game?.outcome).toBeDefined();
        for (const { page } of [olya, max]) await page.getByRole('region', { name: 'Result' }).waitFor();
        await olya.page.getByRole('link', { name: 'Watch the game' }).click();
        await olya.page.getByRole('slider').waitFor();
    });
});

test('against a bot, begun with one click', async () => {
    const somebody = await at.open('/');
    await somebody.page.getByRole('article', { name: 'Quoridor' }).getByText('Play now').click();
    await somebody.page.waitForURL('**/table/*');
    const id = tableOf(somebody.page);
    await somebody.page.locator('[data-status="playing"]').waitFor();
    const seats = (await look(somebody, id)).now.you.seats;
    const end = await playOn({
        table: id,
        seats: [{ person: somebody, seats, way: 'mouse' }],
        random: numbers(5),
    });
    expect(end.now.game?.outcome).toBeDefined();
    await somebody.page.getByRole('region', { name: 'Result' }).waitFor();
});
