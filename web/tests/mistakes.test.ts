/** My mistakes: tasks that come back until they are solved. */

import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import type { Mistakes } from '../src/api/protocol';
import { barriers } from './given/axe';
import { type Person, phone, setTheTable } from './given/browser';
import { drivers, post } from './given/games';
import { askFor, doneReview } from './given/reviews';

const at = setTheTable();

async function mine({ context }: Person): Promise<Mistakes> {
    return (await (await context.request.get('/api/me/mistakes')).json()) as Mistakes;
}

/** Somebody whose game was reviewed. */
async function learner(game: string, options: Parameters<typeof at.open>[1] = {}) {
    const olya = await at.open('/', { name: 'Olya', ...options });
    const id = await askFor(olya, game, 1);
    await doneReview(olya, id);
    await expect.poll(async () => (await mine(olya)).due).toBeGreaterThan(0);
    return olya;
}

const due = (page: Page) => page.locator('header .due');

test('tasks come one after the other, each counted once', async () => {
    const olya = await learner('quoridor');
    const { page } = olya;
    const before = await mine(olya);
    expect(before.tasks.length).toBeGreaterThan(2);
    await page.goto('/me');
    await page.getByRole('region', { name: 'My mistakes' }).getByRole('link').click();
    await page.locator('[data-try="open"]').waitFor();
    await due(page).getByText(String(before.due)).waitFor();
    expect(await barriers(page)).toEqual([]);

    // Found at once, with the keys.
    await drivers['quoridor']?.keys(page, before.tasks[0]?.best ?? '');
    await page.locator('[data-told="solved"]').getByText('tomorrow').waitFor();
    await due(page)
        .getByText(String(before.due - 1))
        .waitFor();
    expect(await barriers(page)).toEqual([]);

    // Wrong at first: found later, it still comes back soon.
    await page.locator('[data-next]').click();
    await page.locator('[data-try="open"]').waitFor();
    await drivers['quoridor']?.mouse(page, before.tasks[1]?.played ?? '');
    await page.locator('[data-try="wrong"]').waitFor();
    await drivers['quoridor']?.mouse(page, before.tasks[1]?.best ?? '');
    await page.locator('[data-told="unsolved"]').getByText('ten minutes').waitFor();

    // One that nobody wants to see again is gone for good.
    await page.locator('[data-next]').click();
    await page.locator('[data-try="open"]').waitFor();
    await page.locator('[data-drop]').click();
    await expect.poll(async () => (await mine(olya)).due).toBe(before.due - 3);
    const after = await mine(olya);
    expect(after.waiting).toBe(2);
});

test('once all are done the page says when the next ones come; whoever has none learns where they come from', async () => {
    const olya = await learner('roads', { size: phone, touch: true, dark: true, language: 'uk' });
    const { page } = olya;
    const { tasks, due: all } = await mine(olya);
    for (const { id } of tasks.slice(1)) {
        await post(olya, `/api/me/mistakes/${id}`, { solved: true });
    }
    await page.goto('/mistakes');
    await page.locator('[data-try="open"]').waitFor();
    await drivers['roads']?.touch(page, tasks[0]?.best ?? '');
    await page.locator('[data-told="solved"]').waitFor();
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(phone.width);
    await page.locator('[data-next]').tap();
    await page.locator('[data-nothing]').waitFor();
    expect(await page.locator('[data-nothing]').innerText()).toContain(String(all));
    await expect.poll(() => due(page).count()).toBe(0);
    expect(await barriers(page)).toEqual([]);

    const max = await at.open('/mistakes', { name: 'Max' });
    await max.page.getByText('You have no mistakes to try again').waitFor();
    expect(await barriers(max.page)).toEqual([]);
});
