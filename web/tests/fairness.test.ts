/** Who takes part in a game's seed, as the proof at its end tells. */

import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { setTheTable } from './given/browser';
import { look } from './given/games';

const at = setTheTable();

/** A game is given up at once; its proof is opened. */
async function proofOf(page: Page) {
    await page.locator('[data-status="playing"]').waitFor();
    await page.getByRole('navigation').getByRole('button', { name: 'More' }).click();
    await page.getByRole('button', { name: 'Resign' }).click();
    await page.getByRole('button', { name: /really resign/i }).click();
    await page.getByRole('link', { name: 'Watch the game' }).click();
    await page.getByText('Check the chance').click();
    await page.getByText('Everything fits').waitFor();
}

test('whoever plays against a bot adds to the seed', async () => {
    const olya = await at.open('/', { name: 'Olya' });
    await olya.page.getByRole('article', { name: 'Nardy' }).getByText('Play now').click();
    await proofOf(olya.page);
    await olya.page.getByText('Took part in the seed: Olya.').waitFor();
    await olya.page.getByText('the one that your browser saw before the game').waitFor();
});

test('of those on one screen the owner of the device adds to the seed', async () => {
    const olya = await at.open('/', { name: 'Olya' });
    const { page } = olya;
    await page.getByRole('article', { name: 'Quoridor' }).getByText('On one screen').click();
    await page.getByLabel('Player 2').fill('Max');
    await page.getByRole('dialog').getByRole('button', { name: 'Start' }).click();
    await page.locator('[data-status="playing"]').waitFor();
    const table = new URL(page.url()).pathname.split('/')[2] ?? '';
    const { now } = await look(olya, table);
    expect(now.game?.chance.contributions.map(({ seat, value }) => [seat, value?.length])).toEqual([[1, 64]]);
    await proofOf(page);
    await page.getByText('Took part in the seed: Olya.').waitFor();
});
