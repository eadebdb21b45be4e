/** What lies over a page: nothing in it shuts anybody out, and nothing under it is reached. */

import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { barriers } from './given/axe';
import { type Person, phone, setTheTable } from './given/browser';
import { drivers, look, post, setUp } from './given/games';

const at = setTheTable();

/** A game in which hands are hidden, for two on one screen: it begins covered. */
async function covered(person: Person) {
    const { id } = await setUp(person, {
        game: 'sudoku',
        setup: { start: 1 },
        seats: [{ kind: 'me' }, { kind: 'here', name: 'Max' }],
    });
    await post(person, `/api/tables/${id}/actions`, { kind: 'start' });
    await person.page.goto(`/table/${id}`);
    await person.page.locator('[data-uncover]').waitFor();
    return id;
}

/** Whether the middle of something is to be seen, with nothing over it that takes a press. */
const isOpen = (page: Page, selector: string) =>
    page.locator(selector).evaluate((element) => {
        const { x, y, width, height } = element.getBoundingClientRect();
        const [top] = document.elementsFromPoint(x + width / 2, y + height / 2);
        return top?.closest('.board') != null;
    });

/** What a screen reader may come across. */
async function heardOf(page: Page): Promise<string[]> {
    const session = await page.context().newCDPSession(page);
    const { nodes } = await session.send('Accessibility.getFullAXTree');
    await session.detach();
    return nodes
        .filter(({ ignored }) => !ignored)
        .flatMap(({ name }) => (typeof name?.value === 'string' && name.value ? [name.value] : []));
}

const isSquare = (move: string) => /^[a-i][1-9]$/.test(move);

const inside = (page: Page, selector: string) =>
    page.evaluate((where) => document.activeElement?.closest(where) != null, selector);

test('the cover hides the hand, and leaves the board that everybody may see', async () => {
    const olya = await at.open('/', { name: 'Olya' });
    const { page } = olya;
    await covered(olya);
    const position = (await page.locator('#position').textContent()) ?? '';
    expect(position.length).toBeGreaterThan(20);
    const heard = await heardOf(page);
    expect(heard).toContain('Olya, it is your turn');
    expect(heard).toContain(position);
    expect(heard).not.toContain('What was played');
    // The middle of the board lies open, and the way on is the next stop.
    expect(await isOpen(page, 'main > .board')).toBe(true);
    await page.keyboard.press('Tab');
    const reached = await page.evaluate(() => document.activeElement?.textContent?.trim());
    expect(reached).toBe('I am Olya – show my side');
    // Nor do keys step back in the game.
    await page.keyboard.press('[');
    expect(await page.getByText('To the present').count()).toBe(0);

    await page.locator('[data-uncover="1"]').focus();
    await page.keyboard.press('Enter');
    await page.locator('[data-eyes="1"]').waitFor();
    expect(await page.locator('[data-uncover]').count()).toBe(0);
    await expect.poll(() => inside(page, '.board')).toBe(true);
    const shown = (await page.locator('#position').textContent()) ?? '';
    expect(await heardOf(page)).toContain(shown);
});

test.each([
    ['on a desktop', {}],
    ['on a phone', { size: phone, touch: true }],
] as const)('the last move is seen while the next hand is covered %s', async (_, options) => {
    const olya = await at.open('/', { name: 'Olya', ...options });
    const { page } = olya;
    const id = await covered(olya);
    await page.locator('[data-uncover="1"]').click();
    await page.locator('[data-eyes="1"]').waitFor();
    const [square = ''] = (await look(olya, id, 1)).now.game?.legal?.filter(isSquare) ?? [];
    await drivers['sudoku']?.['touch' in options ? 'touch' : 'mouse'](page, square);
    await page.locator('[data-uncover="2"]').waitFor();
    await olya.settled();
    expect(await page.locator('.board .newest').count()).toBe(1);
    expect(await isOpen(page, '.board .newest')).toBe(true);
});

describe.each([
    ['by day', {}],
    ['by night on a phone', { dark: true, size: phone, touch: true }],
] as const)('%s', (_, options) => {
    test('the cover', async () => {
        const olya = await at.open('/', { name: 'Olya', ...options });
        await covered(olya);
        expect(await barriers(olya.page)).toEqual([]);
        // It hides nothing of what everybody may see.
        const box = (what: string) => olya.page.locator(what).boundingBox();
        const [board, cover] = [await box('main > .board'), await box('.cover')];
        expect((board?.y ?? 0) + (board?.height ?? Infinity)).toBeLessThanOrEqual(cover?.y ?? 0);
    });

    test('who plays on one screen', async () => {
        const { page } = await at.open('/', options);
        await page.getByRole('article', { name: 'Metro' }).getByText('On one screen').click();
        await page.getByRole('dialog').waitFor();
        expect(await barriers(page)).toEqual([]);
        await page.keyboard.press('Escape');
        await page.getByRole('dialog').waitFor({ state: 'hidden' });
    });

    test('the proof and the lesson', async () => {
        const { page } = await at.open('/rules/quoridor', { name: 'Olya', ...options });
        await page.getByRole('button', { name: 'Try it' }).click();
        await page.getByRole('button', { name: 'Skip' }).waitFor();
        expect(await barriers(page)).toEqual([]);
        await page.goto('/');
        await page.getByRole('article', { name: 'Nardy' }).getByText('Play now').click();
        await page.locator('[data-status="playing"]').waitFor();
        await page.getByRole('navigation').getByRole('button', { name: 'More' }).click();
        await page.getByRole('button', { name: 'Resign' }).click();
        await page.getByRole('button', { name: /really resign/i }).click();
        expect(await barriers(page)).toEqual([]);
        await page.getByRole('link', { name: 'Watch the game' }).click();
        await page.getByText('Check the chance').click();
        await page.getByText('Everything fits').waitFor();
        await page.getByText('The numbers').click();
        expect(await barriers(page)).toEqual([]);
    });
});

test('a page whose words do not come says so in three languages', async () => {
    const somebody = await at.open('/rules');
    const { page } = somebody;
    somebody.forgive(/assets\/words-|ERR_FAILED|Failed to fetch/);
    let lost = true;
    await page.route(/\/assets\/words-[^/]*\.js/, (route) => (lost ? route.abort() : route.continue()));
    await page.goto('/');
    for (const words of ['did not load', 'не повністю', 'не полностью'])
        await page.getByText(words).waitFor();
    expect(await barriers(page)).toEqual([]);
    lost = false;
    await page.getByRole('button', { name: 'Завантажити ще раз' }).click();
    await page.getByRole('article', { name: 'Quoridor' }).waitFor();
});
