/** Whole games, from the first move to the result, clicked by two people, on one screen, and against a bot. */

import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { setTheTable } from './given/browser';
import { games, look, numbers, playOn, setUp, short } from './given/games';

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

/** The table that a page shows. */
const tableOf = (page: Page) => new URL(page.url()).pathname.split('/')[2] ?? '';

test('on one screen, with hands that are covered between turns', async () => {
    const both = await at.open('/');
    const { page } = both;
    await page.getByRole('button', { name: 'Play Sudoku on one screen' }).click();
    await page.getByLabel('Player 1').fill('Оля');
    await page.getByLabel('Player 2').fill('Тато');
    await page.getByRole('button', { name: 'Start', exact: true }).click();
    await page.waitForURL('**/table/*');
    await page.locator('[data-status="playing"]').waitFor();
    const end = await playOn({
        table: tableOf(page),
        seats: [{ person: both, seats: [1, 2], way: 'mouse' }],
        random: numbers(3),
    });
    expect(end.now.seats?.map((seat) => seat.who?.name)).toEqual(['Оля', 'Тато']);
    expect(end.now.game?.outcome).toBeDefined();
    await page.getByRole('region', { name: 'Result' }).waitFor();
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
