/** The analysis board: evaluation, variations, editors, what is pasted, links, and playing on from a position. */

import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { barriers } from './given/axe';
import { type Person, desktop, phone, setTheTable } from './given/browser';
import { drivers, games, look, post, setUp } from './given/games';
import { panel } from './given/tables';

const at = setTheTable();

const XGID = 'XGID=-b----E-C---eE---c-e----B-:0:0:1:31:0:0:0:0:10';
/** Seat 1 is far ahead, and may double. */
const RACE = 'white 1 / 6:2 5:2 off:11 / 6:3 5:2 4:1 off:9 / cube 1 / 1 decides';

/** Where a game stands so that whoever is to act decides something. */
const begun: Record<string, string> = { nardy: '?setup=start:1;white:1&moves=!+throw+31&at=1' };

const current = (page: Page) => page.locator('[data-path][aria-current]');
const line = (page: Page, rank: number) => page.locator(`[data-line="${rank}"]`).first();
const state = (page: Page) => page.locator('[data-editor] [data-state="told"]');

/** The best move, once there is an evaluation. */
async function best(page: Page, rank = 1): Promise<string> {
    await line(page, rank).waitFor();
    return (await line(page, rank).getAttribute('data-move')) ?? '';
}

async function edit(page: Page) {
    await page.getByRole('button', { name: 'Set up' }).click();
    await state(page).waitFor();
}

/** One change that leaves a position possible, and one that does not, with the reason. */
const changes: Record<
    string,
    { good: [tool: string, cell: string]; bad: [tool: string, cell: string]; why: RegExp }
> = {
    quoridor: { good: ['h', 'c4'], bad: ['v', 'c4'], why: /in each other’s way/ },
    nardy: { good: ['checker 1', '7'], bad: ['remove', '8'], why: /possible/ },
    sudoku: { good: ['remove', 'e5'], bad: ['first', 'e5'], why: /possible/ },
    metro: { good: ['', 'hand 0'], bad: ['0-0', 'L1 +'], why: /possible/ },
    roads: { good: ['..22', '0,0'], bad: ['2222', '5,5'], why: /possible/ },
};

/** Puts something down, with a mouse, a finger or the keyboard. */
async function put(page: Page, way: 'click' | 'tap' | 'keys', tool: string, cell: string) {
    const [what, where] = [page.locator(`[data-tool="${tool}"]`), page.locator(`[data-cell="${cell}"]`)];
    if (way === 'keys') {
        if (tool !== '') {
            await what.focus();
            await page.keyboard.press('Space');
        }
        await where.focus();
        await page.keyboard.press('Enter');
        return;
    }
    if (tool !== '') await what.check();
    await where[way]();
}

/** The table that somebody was led to, once it is there. */
async function tableFrom(person: Person) {
    await person.page.waitForURL(/\/table\//);
    const id = new URL(person.page.url()).pathname.split('/')[2] ?? '';
    return look(person, id);
}

describe.each(games)('%s', (game) => {
    test('is evaluated, tried and shared on a desktop', async () => {
        const olya = await at.open(`/analysis/${game}${begun[game] ?? ''}`, { name: 'Olya', size: desktop });
        const { page } = olya;
        const first = await best(page);
        await page.locator('[data-mark="better"]').first().waitFor({ state: 'attached' });
        expect(await page.getByRole('list', { name: 'Drawn on the board' }).innerText()).toMatch(
            /Better 1: /,
        );
        expect(await barriers(page)).toEqual([]);

        // A move on the board is the first of the main line.
        await drivers[game]?.mouse(page, first);
        await current(page).waitFor();
        const played = await current(page).innerText();

        // Back by the keyboard; another move is a variation beside it.
        await current(page).focus();
        await page.keyboard.press('ArrowLeft');
        await page.waitForFunction(
            (moves) => document.querySelectorAll('[data-path]').length === moves,
            game === 'nardy' ? 2 : 1,
        );
        // What is best may change while the bot thinks.
        await page.locator(`li > .first:not([data-move="${first}"])`).first().click();
        const after = game === 'nardy' ? '1-1-0' : '0-1-0';
        await page.locator(`[data-path="${after}"][aria-current]`).waitFor();

        // Up and down lead from one to the other.
        await current(page).focus();
        await page.keyboard.press('ArrowUp');
        const main = game === 'nardy' ? '2' : '1';
        await page.locator(`[data-path="${main}"][aria-current]`).waitFor();
        expect(await current(page).innerText()).toBe(played);
        await page.keyboard.press('ArrowDown');
        await page.locator(`[data-path="${after}"][aria-current]`).waitFor();
        const tried = await current(page).innerText();

        // The variation becomes the main line; whoever gets the link sees the same.
        await page.getByRole('button', { name: 'Make it the main line' }).click();
        await page.locator(`[data-path="${main}"][aria-current]`).waitFor();
        await page.reload();
        await current(page).waitFor();
        expect(await current(page).innerText()).toBe(tried);
        expect(await page.locator('[data-path]').count()).toBe(game === 'nardy' ? 3 : 2);

        await page.getByRole('button', { name: 'Delete from here' }).click();
        await page.locator(`[data-path="${after}"]`).waitFor({ state: 'detached' });
        await page.getByRole('switch', { name: 'Evaluation' }).press('Space');
        await line(page, 1).waitFor({ state: 'detached' });
        expect(await page.locator('[data-mark="better"]').count()).toBe(0);
    });

    test('is set up by keyboard and played from there', async () => {
        const olya = await at.open(`/analysis/${game}${begun[game] ?? ''}`, { name: 'Olya', size: desktop });
        const { page } = olya;
        // The service says why a position cannot be.
        olya.forgive(/400/);
        await best(page);
        await edit(page);
        expect(await barriers(page)).toEqual([]);
        const change = changes[game];
        if (!change) throw new Error(`nobody says how ${game} is set up`);
        if (game === 'sudoku') await fillSudoku(olya, 'keys');
        else await put(page, 'keys', ...change.good);
        await page.getByText('This position is possible.').waitFor();
        const before = page.url();
        await page.getByRole('button', { name: 'Analyse', exact: true }).click();
        await best(page);
        expect(page.url()).not.toBe(before);

        await page.getByRole('button', { name: 'Play from here' }).click();
        const dialog = page.getByRole('dialog', { name: 'Play from here' });
        expect(await barriers(page)).toEqual([]);
        await dialog.getByRole('button', { name: 'Play against the bot' }).click();
        const table = await tableFrom(olya);
        await page.locator('[data-status="playing"]').waitFor();
        expect([table.from_position, table.options.rated]).toEqual([true, false]);
        // Where the other's hand is left to the lot, even this text tells nobody what was seen while analysing.
        expect(table.position === undefined).toBe(['sudoku', 'metro', 'roads'].includes(game));
    });
});

/** Lays the card in hand on a square that the board offers for it. */
async function fillSudoku(person: Person, way: 'tap' | 'keys') {
    const { page } = person;
    const query = new URL(page.url()).searchParams;
    const study = { game: 'sudoku', setup: { start: 1 }, position: query.get('position') };
    const { legal } = (await post(person, '/api/study', study)) as { legal: string[] };
    const hand = await page.locator('[data-field="hand"] select').inputValue();
    await page.locator('[data-field="hand"] select').selectOption('?');
    await put(page, way, hand, legal[0] ?? '');
}

test('an impossible position is refused with the reason in words', async () => {
    const olya = await at.open('/analysis/quoridor', { language: 'en' });
    const { page } = olya;
    olya.forgive(/400/);
    await best(page);
    await edit(page);
    const { good, bad, why } = changes['quoridor'] ?? { good: ['', ''], bad: ['', ''], why: /x/ };
    await put(page, 'click', ...good);
    await put(page, 'click', ...bad);
    await page.getByText(why).waitFor();
    expect(await page.getByRole('button', { name: 'Analyse', exact: true }).isDisabled()).toBe(true);
    // The same by the keyboard: the arrows lead over the board, Enter takes the fence away.
    await page.locator('[data-cell="c4"]').focus();
    await page.keyboard.press('ArrowRight');
    expect(await page.evaluate(() => document.activeElement?.getAttribute('data-cell'))).toBe('d4');
    await page.keyboard.press('ArrowLeft');
    await page.keyboard.press('Enter');
    await page.getByText('This position is possible.').waitFor();
});

describe.each(games)('%s on a phone', (game) => {
    test('is tried, set up and played from there with fingers', async () => {
        const olya = await at.open(`/analysis/${game}${begun[game] ?? ''}`, {
            size: phone,
            name: 'Olya',
            touch: true,
            dark: true,
        });
        const { page } = olya;
        olya.forgive(/400/);
        await drivers[game]?.touch(page, await best(page));
        await current(page).waitFor();
        expect(await barriers(page)).toEqual([]);
        await page.getByRole('button', { name: 'One move back' }).tap();
        // Only nardy was opened after a throw.
        if (game === 'nardy') await page.locator('[data-path="1"][aria-current]').waitFor();
        else await current(page).waitFor({ state: 'detached' });
        await page.getByRole('button', { name: 'Set up' }).tap();
        await state(page).waitFor();
        const change = changes[game];
        if (!change) throw new Error(`nobody says how ${game} is set up`);
        if (game === 'sudoku') await fillSudoku(olya, 'tap');
        else await put(page, 'tap', ...change.good);
        await page.getByText('This position is possible.').waitFor();
        expect(await barriers(page)).toEqual([]);
        const wide = await page.evaluate(() => document.documentElement.scrollWidth > innerWidth);
        expect(wide, 'nothing is wider than the phone').toBe(false);
        await page.getByRole('button', { name: 'Analyse', exact: true }).tap();
        await page.locator('[data-editor]').waitFor({ state: 'detached' });

        // With a friend: the table waits for whoever gets the link.
        await page.getByRole('button', { name: 'Play from here' }).tap();
        await page.getByRole('button', { name: 'Invite a friend' }).tap();
        const { from_position, now, links } = await tableFrom(olya);
        expect([from_position, now.status, links?.play !== undefined]).toEqual([true, 'waiting', true]);
    });
});

test('what is pasted is recognised, and what is not is named', async () => {
    const olya = await at.open('/analysis/nardy');
    const { page } = olya;
    olya.forgive(/400/);
    const paste = async (text: string) => {
        await page.getByRole('button', { name: 'Paste', exact: true }).click();
        const dialog = page.getByRole('dialog', { name: 'Paste' });
        await dialog.getByRole('textbox').fill(text);
        await dialog.getByRole('button', { name: 'Show' }).click();
        return dialog;
    };
    const gone = (dialog: Awaited<ReturnType<typeof paste>>) => dialog.waitFor({ state: 'detached' });

    await gone(await paste(XGID));
    expect(await best(page)).toBe('8/5 6/5');
    await gone(await paste('4HPwATDgc/ABMA:MIEFAAAAAAAE'));
    expect(await best(page)).toBe('8/5 6/5');

    const mat = ' 0 point match\n\n Game 1\n Olya : 0            Petro : 0\n  1) 31: 8/5 6/5\n';
    await gone(await paste(mat));
    await page.waitForFunction(() => document.querySelector('[data-path="2"][aria-current]'));
    expect(await current(page).innerText()).toBe('8/5 6/5');

    for (const text of [
        'nonsense',
        'igroteka-record: 1\ngame: nardy\n\n1 e2',
        ' 3 point match\n\n Game 1\n  1) 99: 1/2\n',
    ]) {
        const dialog = await paste(text);
        await dialog.getByRole('alert').waitFor();
        await page.keyboard.press('Escape');
        await gone(dialog);
    }

    // A record of another game opens its board.
    const record = 'igroteka-record: 1\ngame: quoridor\nsetup.start: 1\n\n1 e2\n2 e8\n';
    await paste(record);
    await page.waitForURL(/\/analysis\/quoridor/);
    await page.locator('[data-path="2"][aria-current]').waitFor();
});

test('the cube has its equities, the right decision and who decides it', async () => {
    const place = `setup=preset:international;cube:true&position=${encodeURIComponent(RACE)}`;
    const { page } = await at.open(`/analysis/nardy?${place}`);
    const cube = page.locator('[data-cube]');
    await cube.getByText('Right: double, and the other side drops').waitFor();
    expect(await cube.getByRole('row').count()).toBe(3);
    expect(await barriers(page)).toEqual([]);
    // After the double the other side answers.
    expect(await best(page)).toBe('double');
    await line(page, 1).click();
    await cube.getByText('Right: drop').waitFor();
    expect(await cube.getByRole('row').count()).toBe(2);
});

test('throws are chosen, or left to the lot', async () => {
    const { page } = await at.open('/analysis/nardy');
    await page.locator('[data-outcome="! throw 64"]').click();
    await page.locator('[data-path="1"][aria-current]').waitFor();
    expect(await current(page).innerText()).toBe('64');
    await page.getByRole('button', { name: 'One move back' }).click();
    await page.locator('[data-lot]').click();
    await current(page).waitFor();
    expect(await current(page).innerText()).toMatch(/^[1-6]{2}$/);
});

test('a finished game is analysed from any step, a game against a bot by giving it up', async () => {
    const olya = await at.open('/', { name: 'Olya' });
    const { page } = olya;
    const seats = [{ kind: 'me' as const }, { kind: 'bot' as const, level: 1 }];
    const { id } = await setUp(olya, { game: 'quoridor', setup: { start: 1 }, seats });
    await post(olya, `/api/tables/${id}/actions`, { kind: 'start' });
    await page.goto(`/table/${id}`);
    await page.locator('[data-status="playing"]').waitFor();
    await drivers['quoridor']?.mouse(page, 'e2');
    const game = (await look(olya, id)).now.game?.id;
    await panel(olya, 'More');
    await page.getByRole('button', { name: 'Analyse', exact: true }).click();
    await page.getByRole('button', { name: 'Give up and analyse?' }).click();
    await page.waitForURL(/\/analysis\/quoridor/);
    await page.locator('[data-path="1"]').waitFor();
    expect(await page.locator('[data-path="1"]').innerText()).toBe('e2');

    await page.goto(`/game/${game}`);
    await page.getByRole('button', { name: 'To the beginning' }).click();
    await page.locator('[data-analyse]').click();
    await page.waitForURL(/\/analysis\/quoridor/);
    // Shown as it was then, with what followed.
    await page.locator('[data-path="1"]').waitFor();
    expect(await current(page).count()).toBe(0);
});

test('a game against several bots is analysed once they have shown their hands', async () => {
    const olya = await at.open('/', { name: 'Olya' });
    const { page } = olya;
    const bot = { kind: 'bot' as const, level: 1 };
    const setup = { preset: 'leaflet', players: 3, start: 1 };
    const { id } = await setUp(olya, { game: 'metro', setup, seats: [{ kind: 'me' }, bot, bot] });
    await post(olya, `/api/tables/${id}/actions`, { kind: 'start' });
    await page.goto(`/table/${id}`);
    await page.locator('[data-status="playing"]').waitFor();
    await panel(olya, 'More');
    await page.getByRole('button', { name: 'Analyse', exact: true }).click();
    await page.getByRole('button', { name: 'Give up and analyse?' }).click();
    await page.waitForURL(/\/analysis\/metro/);
    await page.locator('[data-path]').first().waitFor();
    expect(new URL(page.url()).searchParams.get('moves')).not.toContain('?');
});

test.each(['/analysis/nardy?moves=(', '/analysis/nardy?seat=9', '/analysis/metro?setup=__proto__:1'])(
    '%s is said to be unreadable',
    async (address) => {
        const { page } = await at.open(address);
        await page.getByRole('heading', { name: 'This link cannot be read' }).waitFor();
    },
);

test.each([
    ['/analysis/quoridor?position=e1+e1+/+10+10+/+-+/+1', /Two pawns/],
    ['/analysis/quoridor?position=%3Cscript%3Ealert(1)%3C/script%3E', /cannot be/],
    ['/analysis/nardy?position=white+1+/+24:99', /cannot be/],
    ['/analysis/sudoku?setup=players:99', /setup|options|settings/i],
])('%s tells why not', async (address, why) => {
    const olya = await at.open(address);
    olya.forgive(/400/);
    await olya.page.getByRole('alert').filter({ hasText: why }).waitFor();
    expect(await barriers(olya.page)).toEqual([]);
});

test('a move that cannot be played ends the way of a link', async () => {
    const { page } = await at.open('/analysis/quoridor?setup=start:1&moves=e2;e5;e3&at=3');
    await page.locator('[data-path="1"][aria-current]').waitFor();
    expect(page.url()).toContain('at=1');
});
