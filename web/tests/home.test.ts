/** The first page for whoever has games running, and a table that waits. */

import { expect, test } from 'vitest';
import type { TableState } from '../src/api/protocol';
import { desktop, phone, setTheTable } from './given/browser';
import { drivers, look, post, seen, setUp, tableOf } from './given/games';
import { resign } from './given/tables';

const at = setTheTable();

test('running games say whose turn it is, and change as it passes', async () => {
    const olya = await at.open('/', { name: 'Olya' });
    const max = await at.open('/', { name: 'Max' });
    const { id, links } = await setUp(olya, {
        game: 'quoridor',
        setup: { preset: 'small', start: 1 },
        seats: [{ kind: 'me' }, { kind: 'invited' }],
    });
    await post(max, `/api/tables/${id}/join`, { link: links?.play, contribute: false });
    await post(olya, `/api/tables/${id}/actions`, { kind: 'start' });
    const row = (page: typeof olya.page) => page.locator(`a[href="/table/${id}"]`);
    await row(olya.page).getByText('Your turn').waitFor();
    await row(max.page).getByText('Olya to move').waitFor();
    // Every page's title counts the games that wait.
    await olya.page.goto('/rules/quoridor');
    await expect.poll(() => olya.page.title()).toMatch(/^\(1\) /);
    expect(await max.page.title()).toBe('Igroteka');
    await olya.page.goto('/');
    expect(await row(olya.page).textContent()).toContain('Max');
    expect(await row(max.page).textContent()).toContain('just now');
    await olya.page.goto(`/table/${id}`);
    await drivers['quoridor']?.mouse(olya.page, 'c2');
    await seen(olya.page, 1);
    await row(max.page).getByText('Your turn').waitFor();
    await olya.page.goto('/');
    await row(olya.page).getByText('Max to move').waitFor();
});

test('a game by mail says how long there is, an open table what is played', async () => {
    const olya = await at.open('/', { name: 'Olya' });
    const mail = (await post(olya, '/api/tables', {
        game: 'quoridor',
        setup: { start: 1 },
        seats: [{ kind: 'me' }, { kind: 'bot', level: 1 }],
        options: { clock: { kind: 'days', days: 3 } },
    })) as TableState;
    await post(olya, `/api/tables/${mail.id}/actions`, { kind: 'start' });
    await olya.page.locator(`a[href="/table/${mail.id}"]`).getByText('2 days left').waitFor();

    await olya.page.goto('/new/nardy');
    await olya.page.getByRole('radio', { name: 'International' }).check();
    await olya.page.getByRole('button', { name: '5+3' }).click();
    await olya.page.getByLabel('Seat 2', { exact: false }).first().selectOption('open');
    await olya.page.getByRole('button', { name: 'Open the table' }).click();
    await olya.page.waitForURL('**/table/*');
    const id = new URL(olya.page.url()).pathname.split('/')[2];
    const max = await at.open('/', { name: 'Max' });
    await max.page.locator(`a[href="/table/${id}"]`).getByText('International · 5+3').waitFor();
});

test('how strong the bot is can be seen, chosen and changed after a game', async () => {
    const olya = await at.open('/', { name: 'Olya' });
    const { page } = olya;
    const level = (number: number) =>
        page
            .getByRole('article', { name: 'Quoridor' })
            .getByRole('radio', { name: new RegExp(`^${number}`) });
    await expect.poll(() => level(2).isChecked()).toBe(true);
    await level(4).check();
    await page.reload();
    await expect.poll(() => level(4).isChecked()).toBe(true);
    await page.getByRole('button', { name: 'Play now against the computer: Quoridor' }).click();
    await page.locator('[data-status="playing"]').waitFor();
    const bot = async () => (await look(olya, tableOf(page))).now.seats?.[1]?.bot;
    expect(await bot()).toBe(4);
    const first = tableOf(page);
    await resign(olya);
    await page.getByRole('button', { name: 'Harder: level 5' }).waitFor();
    await page.getByRole('button', { name: 'Easier: level 3' }).click();
    await page.waitForURL((url) => !url.pathname.includes(first));
    await page.locator('[data-status="playing"]').waitFor();
    expect(await bot()).toBe(3);
    await page.goto('/');
    await expect.poll(() => level(3).isChecked()).toBe(true);
});

test('the head of a table says what is played', async () => {
    const olya = await at.open('/', { name: 'Olya' });
    const { id } = await setUp(olya, {
        game: 'nardy',
        setup: { preset: 'international', match: 3, cube: true },
        seats: [{ kind: 'me' }, { kind: 'bot', level: 1 }],
    });
    await post(olya, `/api/tables/${id}/actions`, { kind: 'start' });
    await olya.page.goto(`/table/${id}`);
    const head = olya.page.getByRole('banner');
    for (const size of [desktop, phone]) {
        await olya.page.setViewportSize(size);
        await head.getByText(/International · match to 3.* · doubling cube/).waitFor();
    }
});

test('a large screen shows the five games in one row', async () => {
    const { page } = await at.open('/', { size: { width: 1920, height: 1080 } });
    await page.getByRole('article', { name: 'Nardy' }).waitFor();
    const tops = await page
        .locator('article')
        .evaluateAll((all) => all.map((one) => one.getBoundingClientRect().top));
    expect(tops).toHaveLength(5);
    expect(new Set(tops).size).toBe(1);
});

test('the first page, and a table, come in at most 20 requests', async () => {
    const olya = await at.open('/', { name: 'Olya' });
    const requests = async () => {
        await olya.settled();
        return olya.page.evaluate(() => performance.getEntriesByType('resource').map(({ name }) => name));
    };
    // The page itself is one more.
    const first = await requests();
    expect(first.length, first.join('\n')).toBeLessThan(20);
    const seats = [{ kind: 'me' as const }, { kind: 'bot' as const, level: 1 }];
    const { id } = await setUp(olya, { game: 'metro', setup: { start: 1 }, seats });
    await post(olya, `/api/tables/${id}/actions`, { kind: 'start' });
    await olya.page.goto(`/table/${id}`);
    await olya.page.locator('main > .board svg').first().waitFor();
    // What is asked of the service about the game is no part of the page.
    const table = (await requests()).filter((name) => name.includes('/assets/'));
    expect(table.length, table.join('\n')).toBeLessThan(20);
});

test('the description of the API leads back', async () => {
    const { page } = await at.open('/api/docs');
    await page.getByRole('link', { name: 'Igroteka' }).click();
    await page.getByRole('article', { name: 'Quoridor' }).waitFor();
});

test('on a phone everything at a waiting table can be scrolled to', async () => {
    const olya = await at.open('/', { name: 'Olya', size: { ...phone, height: 640 } });
    const { id } = await setUp(olya, { game: 'roads', setup: { preset: 'newspaper' } });
    await olya.page.goto(`/table/${id}`);
    const leave = olya.page.getByRole('button', { name: 'Leave the table' });
    await leave.waitFor();
    await olya.page.mouse.move(195, 400);
    await olya.page.mouse.wheel(0, 2000);
    await expect
        .poll(async () => {
            const box = await leave.boundingBox();
            return box !== null && box.y + box.height <= 640;
        })
        .toBe(true);
});

test('a table’s address with a slip in it says that nothing is there', async () => {
    const { page } = await at.open('/table/oops');
    await page.getByRole('heading', { name: 'There is nothing here' }).waitFor();
    await page.getByRole('link', { name: 'To all games' }).click();
    await page.getByRole('article', { name: 'Quoridor' }).waitFor();
});

test('the footer leads to the licences of what the program carries', async () => {
    const { page } = await at.open('/');
    await page.getByRole('link', { name: 'Licences' }).click();
    await page.getByText('Third-party notices').waitFor();
    expect(new URL(page.url()).pathname).toBe('/licenses');
    await page.goBack();
    await page.getByRole('article', { name: 'Quoridor' }).waitFor();
});
