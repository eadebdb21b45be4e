/** My page: what I have played, wherever I am, and how it looks. */

import { expect, test } from 'vitest';
import { barriers } from './given/axe';
import { setTheTable, type Person } from './given/browser';
import { look, post, setUp } from './given/games';

const at = setTheTable();

/** A game against a bot of a level, given up at once. */
async function lose(person: Person, game: string, level: number, rated: boolean) {
    const { id } = await setUp(person, {
        game,
        seats: [{ kind: 'me' }, { kind: 'bot', level }],
        options: {
            public: false,
            clock: { kind: 'none' },
            timeout: 'lose',
            match_to: 0,
            rated,
            chat: false,
            hand_throw: false,
        },
    });
    await post(person, `/api/tables/${id}/actions`, { kind: 'start' });
    await post(person, `/api/tables/${id}/actions`, { kind: 'resign' });
    expect((await look(person, id)).now.status).toBe('over');
}

test('my games, wins and ratings come with my account, whatever the browser has kept', async () => {
    const olya = await at.open('/', { name: 'Olya' });
    const { page } = olya;
    await post(olya, '/api/me/register', { login: 'olya', password: 'a long password' });
    await lose(olya, 'quoridor', 3, true);
    await lose(olya, 'quoridor', 3, true);
    await lose(olya, 'metro', 1, false);
    const rated = async () => {
        const answer = await olya.context.request.get('/api/me');
        return ((await answer.json()) as { ratings: { games: number }[] }).ratings[0]?.games;
    };
    await expect.poll(rated).toBe(2);

    // Another browser with nothing but the cookie.
    const elsewhere = await at.open('/me');
    await elsewhere.page.getByText('You have not played here yet.').waitFor();
    await elsewhere.context.addCookies(await olya.context.cookies());
    await elsewhere.page.reload();
    await elsewhere.page.getByRole('heading', { name: 'Olya', level: 1 }).waitFor();

    await page.goto('/me');
    const games = page.getByRole('region', { name: 'My games' }).getByRole('listitem');
    await expect.poll(() => games.count()).toBe(3);
    await games.first().getByText('Button (bot 1)').waitFor();
    const wins = page.getByRole('region', { name: 'Wins' });
    await wins.getByRole('row', { name: 'Quoridor' }).getByText('won 0 of 2').waitFor();
    await wins.getByRole('columnheader', { name: 'Bot 3' }).waitFor();
    await page.getByRole('img', { name: /^From \d+ to 1500, now \d+$/ }).waitFor();
    expect(await barriers(page)).toEqual([]);

    await page.getByLabel('Which game').selectOption('metro');
    await expect.poll(() => games.count()).toBe(1);
    await page.getByLabel('Which game').selectOption('');
    await page.getByLabel('How it ended').selectOption('lost');
    await expect.poll(() => games.count()).toBe(3);
});

test('the theme is light, dark, or that of the system', async () => {
    const olya = await at.open('/me', { name: 'Olya' });
    const { page } = olya;
    const theme = () => page.evaluate(() => document.documentElement.dataset['theme']);
    const choice = page.getByRole('radiogroup', { name: 'Theme' });
    expect(await choice.getByRole('radio', { name: 'As the system' }).isChecked()).toBe(true);
    await choice.getByRole('radio', { name: 'Dark' }).check();
    await expect.poll(theme).toBe('dark');
    await page.emulateMedia({ colorScheme: 'light' });
    expect(await theme()).toBe('dark');
    await choice.getByRole('radio', { name: 'As the system' }).check();
    await expect.poll(theme).toBe('light');
    await page.emulateMedia({ colorScheme: 'dark' });
    await expect.poll(theme).toBe('dark');
});
