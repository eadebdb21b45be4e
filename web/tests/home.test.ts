/** The first page for whoever has games running, and a table that waits. */

import { expect, test } from 'vitest';
import { phone, setTheTable } from './given/browser';
import { drivers, post, seen, setUp } from './given/games';

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
    expect(await row(olya.page).textContent()).toContain('Max');
    expect(await row(max.page).textContent()).toContain('just now');
    await olya.page.goto(`/table/${id}`);
    await drivers['quoridor']?.mouse(olya.page, 'c2');
    await seen(olya.page, 1);
    await row(max.page).getByText('Your turn').waitFor();
    await olya.page.goto('/');
    await row(olya.page).getByText('Max to move').waitFor();
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
