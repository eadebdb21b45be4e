/** A reviewed game: its curve and figures, what was better and why, and each mistake tried again. */

import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import type { Studied } from '../src/api/protocol';
import { recordUpTo } from '../src/review/record';
import { barriers } from './given/axe';
import { type Person, desktop, phone, setTheTable } from './given/browser';
import { drivers, games, look, post, setUp } from './given/games';
import { askFor, doneReview, isMistake, recordOf } from './given/reviews';

const at = setTheTable();
const folder = join(import.meta.dirname, '../../target/pictures');
mkdirSync(folder, { recursive: true });

const marks = (page: Page, role: string) => page.locator(`.board [data-mark="${role}"]`);
const place = (page: Page) => page.getByRole('slider', { name: 'Place in the game' });
const shown = async (page: Page) =>
    Number(await page.getByRole('region', { name: 'This decision' }).getAttribute('data-at'));

/** Goes to a place by the curve, and waits until the board shows it. */
async function goTo(page: Page, seq: number) {
    await place(page).fill(String(seq));
    await expect.poll(() => shown(page)).toBe(seq);
}

/** Somebody looks at the review of a short game. */
async function reading(game: string, options: Parameters<typeof at.open>[1]) {
    const reader = await at.open('/', { name: 'Olya', ...options });
    const id = await askFor(reader, game);
    const review = await doneReview(reader, id);
    await reader.page.goto(`/review/${id}`);
    await place(reader.page).waitFor();
    // The worst one, which is to be seen in the pictures.
    const mistake = review.decisions.filter(isMistake).toSorted((one, other) => other.loss - one.loss)[0];
    if (!mistake) throw new Error(`nobody makes a mistake in ${game}`);
    return { reader, review, mistake };
}

describe.each(games)('%s', (game) => {
    test('on a desktop: the curve, the moves, the line, and a mistake tried again', async () => {
        const { reader, review, mistake } = await reading(game, { size: desktop });
        const { page } = reader;
        // It begins at the moment that decided most.
        await page.locator('[data-moment]').first().waitFor();
        expect(await page.locator('[data-moment]').count()).toBe(review.moments.length);
        expect(await page.locator('[data-moment]').first().getAttribute('aria-current')).toBe('step');
        await page.getByRole('img', { name: /The chances of .+ at first/ }).waitFor();
        // Where cards are hidden the curve knows more than the players did, and says so.
        const hidden = ['sudoku', 'metro', 'roads'].includes(game);
        expect(await page.getByText('What the curve says').count()).toBe(hidden ? 1 : 0);
        const rows = page.getByRole('table', { name: 'How everybody played' }).getByRole('row');
        expect(await rows.count()).toBe(review.seats.length + 1);
        // A graded move is marked in the list, in a word as well.
        const blunders = page.getByRole('region', { name: 'What was played' }).locator('[data-grade]');
        expect(await blunders.first().innerText()).toMatch(/\(.+\)/);

        await goTo(page, mistake.seq);
        await marks(page, 'played').first().waitFor({ state: 'attached' });
        await marks(page, 'better').first().waitFor({ state: 'attached' });
        const words = page.locator('[data-words]');
        expect(await words.innerText()).toMatch(/^Played: .+ Better: .+ (mistake|blunder)$/);
        await place(page).blur();
        await reader.settled();
        await page.screenshot({ path: join(folder, `review-${game}.png`) });
        const card = page.getByRole('region', { name: 'This decision' });
        expect(await card.innerText()).not.toMatch(/-does-|[{}$]/);
        expect(await barriers(page)).toEqual([]);

        // The best move is played out on the board, and taken back.
        await card.locator('[data-line="1"]').click();
        await card.locator('[data-line="1"][aria-current="step"]').waitFor();
        await marks(page, 'better').first().waitFor({ state: 'detached' });
        await card.getByRole('button', { name: 'Back', exact: true }).click();
        await marks(page, 'better').first().waitFor({ state: 'attached' });

        await page.locator('[data-retry]').click();
        await page.locator('[data-try="open"]').waitFor();
        await drivers[game]?.mouse(page, mistake.played.move);
        await page.locator('[data-try="wrong"]').getByText('That is what was played').waitFor();
        await drivers[game]?.keys(page, mistake.best.move);
        await page.locator('[data-try="solved"]').getByText('that is the best move').waitFor();
        await marks(page, 'better').first().waitFor({ state: 'attached' });
        expect(await barriers(page)).toEqual([]);
        await page.locator('[data-stop]').click();
        await card.waitFor();
    });

    test('on a phone: a finger goes through it, gives up, and solves the next one', async () => {
        const { reader, mistake } = await reading(game, { size: phone, touch: true, dark: true });
        const { page } = reader;
        await goTo(page, mistake.seq);
        await page.locator('[data-retry]').tap();
        await page.locator('[data-give-up]').tap();
        await page.locator('[data-try="shown"]').waitFor();
        await marks(page, 'better').first().waitFor({ state: 'attached' });
        expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(phone.width);
        expect(await barriers(page)).toEqual([]);

        await page.locator('[data-stop]').tap();
        await page.locator('[data-retry]').tap();
        await page.locator('[data-try="open"]').waitFor();
        await drivers[game]?.touch(page, mistake.best.move);
        await page.locator('[data-try="solved"]').waitFor();
    });
});

test('the keys step through it, wherever the focus is', async () => {
    const { reader, review } = await reading('quoridor', { size: desktop });
    const { page } = reader;
    await page.locator('.panel').focus();
    await page.keyboard.press('Home');
    await expect.poll(() => shown(page)).toBe(1);
    await page.keyboard.press('ArrowRight');
    await expect.poll(() => shown(page)).toBe(2);
    await place(page).focus();
    await page.keyboard.press('ArrowRight');
    await expect.poll(() => shown(page)).toBe(3);
    expect(await place(page).getAttribute('aria-valuetext')).toMatch(/^Played: /);
    await page.keyboard.press('ArrowLeft');
    await expect.poll(() => shown(page)).toBe(2);
    await page.keyboard.press('End');
    await expect.poll(() => shown(page)).toBe(review.events);
    // A press on a turning point, and on a move in the list, leads there.
    const moment = review.moments[1];
    await page.locator(`[data-moment="${moment?.seq}"]`).click();
    await expect.poll(() => shown(page)).toBe(moment?.seq);
    const first = page.getByRole('region', { name: 'What was played' }).getByRole('button').first();
    await first.click();
    await expect.poll(() => shown(page)).toBe(1);
});

test('another attempt is judged by the service', async () => {
    const { reader, review } = await reading('quoridor', { size: desktop });
    const { page } = reader;
    // The first one, when there is still much to choose from.
    const mistake = review.decisions.find(isMistake);
    if (!mistake) throw new Error('nobody makes a mistake');
    await goTo(page, mistake.seq);
    await page.locator('[data-retry]').click();
    // Neither what was played nor what the review has a value for.
    const known = [mistake.played, mistake.best, ...mistake.alternatives.filter(({ bound }) => !bound)];
    const record = recordUpTo(recordOf('quoridor'), mistake.seq);
    const { legal } = (await post(reader, '/api/study', { record })) as Studied;
    const other = legal.find((move) => !known.some((one) => one.move === move)) ?? '';
    expect(other).not.toBe('');
    await page.locator('[data-try="open"]').waitFor();
    await drivers['quoridor']?.keys(page, other);
    await page.locator('[data-try="wrong"], [data-try="solved"]').waitFor();
    const said = await page.locator('[data-try]').innerText();
    expect(said).toMatch(/−\d|as good as the best/);
});

test('the first figures come while it runs, over the live socket', async () => {
    const olya = await at.open('/', { name: 'Olya' });
    const { page, frames } = olya;
    const id = await askFor(olya, 'nardy');
    await page.goto(`/review/${id}`);
    await place(page).waitFor();
    await page.locator('[data-moment]').first().waitFor();
    expect(await page.getByRole('progressbar').count()).toBe(0);
    const news = frames.map((frame) => JSON.parse(frame) as { kind: string; state?: string; decisions?: [] });
    const running = news.filter(({ kind, state }) => kind === 'review' && state === 'running');
    expect(running.flatMap(({ decisions = [] }) => decisions).length).toBeGreaterThan(0);
});

async function lost(person: Person) {
    const { id } = await setUp(person, {
        game: 'quoridor',
        setup: { preset: 'small', start: 1 },
        seats: [{ kind: 'me' }, { kind: 'bot', level: 1 }],
    });
    await post(person, `/api/tables/${id}/actions`, { kind: 'start' });
    await person.page.goto(`/table/${id}`);
    await person.page.locator('[data-status="playing"]').waitFor();
    await post(person, `/api/tables/${id}/actions`, { kind: 'resign' });
    return look(person, id);
}

test('a game that was played here is reviewed from its result, and from its replay', async () => {
    const olya = await at.open('/', { name: 'Olya' });
    const { page } = olya;
    const state = await lost(olya);
    const result = page.getByRole('region', { name: 'Result' });
    await result.getByRole('button', { name: 'Review' }).click();
    await place(page).waitFor();
    const address = new URL(page.url()).pathname;
    expect(address).toMatch(/^\/review\/[0-9a-z]{26}$/);
    // The same review, not another one.
    await page.goto(`/game/${state.now.game?.id}`);
    await page.getByRole('button', { name: 'Review' }).click();
    await place(page).waitFor();
    expect(new URL(page.url()).pathname).toBe(address);
});

test('a record is pasted, and says which player one was', async () => {
    const olya = await at.open('/game/import', { name: 'Olya' });
    const { page } = olya;
    await page.getByLabel('Text of the record').fill(recordOf('quoridor'));
    await page.getByLabel('Which player were you?').selectOption('2');
    expect(await barriers(page)).toEqual([]);
    await page.getByRole('button', { name: 'Review' }).click();
    await page.locator('[data-moment]').first().waitFor();
    // Whoever played seat 2 sits at the bottom.
    await page.locator('[data-board="quoridor"] [data-square]').first().waitFor();
    expect(await page.locator('figcaption .bottom').innerText()).toContain('Max');
});

test('a decision is analysed from the position that the game began with', async () => {
    const olya = await at.open('/', { name: 'Olya' });
    const { page } = olya;
    const position = 'c2 d4 / 3 3 / a1h / 1';
    const head = [
        'igroteka-record: 1',
        'game: quoridor',
        'setup.size: 5',
        'setup.fences: 3',
        'setup.start: 1',
    ];
    const events = ['1 c3', '2 d3', 'takeback 1', '2 d5', '1 c4', '2 resign'];
    const record = [...head, `position: ${position}`, '', ...events, ''].join('\n');
    const { id } = (await post(olya, '/api/reviews', { record })) as { id: string };
    await doneReview(olya, id);
    await page.goto(`/review/${id}`);
    await goTo(page, 4);
    await page.locator('[data-analyse]').click();
    await page.waitForURL(/\/analysis\/quoridor/);
    // Where the decision was made, with what followed; what was taken back is not part of it.
    await page.locator('[data-path="2"][aria-current]').waitFor();
    const query = new URL(page.url()).searchParams;
    expect([query.get('position'), query.get('moves')]).toEqual([position, 'c3;d5;c4']);
});

test('what cannot be reviewed says what to do', async () => {
    const olya = await at.open('/review/abcdefghij0123456789abcdef', { name: 'Olya' });
    olya.forgive(/404/);
    await olya.page.getByText('There is no such review').waitFor();
    await olya.page.getByRole('link', { name: 'Open a record' }).last().waitFor();
    await olya.page.goto('/game/import');
    await olya.page.getByLabel('Text of the record').fill('Dear Max: how are you?');
    expect(await olya.page.getByRole('button', { name: 'Review' }).isDisabled()).toBe(true);
});
