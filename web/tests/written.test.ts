/** The written game beside the board, and how a game's end is told. */

import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { type Person, setTheTable } from './given/browser';
import { acting, choose, games, look, numbers, post, seen, setUp } from './given/games';
import { panel, resign, two } from './given/tables';

const at = setTheTable();

/** Plays so many moves against the computer without the page, which is opened afterwards. */
async function played(
    person: Person,
    game: string,
    moves: number,
    between?: (id: string) => Promise<unknown>,
): Promise<string> {
    const seats = [{ kind: 'me' as const }, { kind: 'bot' as const, level: 1 }];
    const { id } = await setUp(person, { game, seats });
    await post(person, `/api/tables/${id}/actions`, { kind: 'start' });
    const random = numbers(7);
    for (let made = 0; made < moves;) {
        const state = await look(person, id);
        const { game: now } = state.now;
        if (now?.outcome) break;
        const { legal } = now ?? {};
        if (!now || !legal || legal.length === 0) continue;
        const move = choose(state, legal, random);
        const seat = acting(state).find((one) => state.now.you.seats.includes(one)) ?? 1;
        await post(person, `/api/tables/${id}/actions`, {
            kind: 'move',
            seq: now.seq,
            game: now.id,
            seat,
            move,
        });
        made += 1;
        if (made === 1) await between?.(id);
    }
    const state = async () => (await look(person, id)).now.game;
    const isAsked = async () => (await state())?.outcome != null || ((await state())?.legal?.length ?? 0) > 0;
    await expect.poll(isAsked).toBe(true);
    // A game of roads may be closed early; another one takes its place.
    return (await state())?.outcome ? played(person, game, moves, between) : id;
}

const rows = (page: Page) => page.locator('section[aria-label="What was played"] li');

test.each(games)('each turn of %s has its number, and lights on the board what it touches', async (game) => {
    const olya = await at.open('/', { name: 'Olya' });
    const { page } = olya;
    const id = await played(olya, game, 5);
    const { record, now } = await look(olya, id);
    const seeing = async () => {
        const turns = rows(page).getByRole('button');
        await turns.first().waitFor();
        const found = await rows(page).locator('.number').allTextContents();
        const heard = [...new Set(found.map(Number))];
        expect(heard).toEqual(heard.map((_, index) => index + 1));
        // Every square, point, tile and card that is written down has its light.
        for (const turn of await turns.all()) {
            const text = await turn.innerText();
            if (!/[a-k]\d|\d,|\/|>L/.test(text)) continue;
            await turn.hover();
            await page.locator('.lights > .light').first().waitFor();
        }
        await page.mouse.move(1, 1);
        await page.locator('.lights > .light').first().waitFor({ state: 'detached' });
    };
    await page.goto(`/table/${id}`);
    await seen(page, now.game?.seq ?? 0);
    await seeing();
    // A click shows how it stood then.
    await rows(page).getByRole('button').first().click();
    await page.getByText('To the present').waitFor();
    // No turn is lost and none told twice.
    const lines = record.filter((line) => /^\d (?!keep|done|ok|object|accept|show|roll)/.test(line));
    const tellsMore = game === 'metro';
    const shown = await rows(page).getByRole('button').count();
    if (!tellsMore) expect(shown).toBeGreaterThanOrEqual(lines.length);
    await post(olya, `/api/tables/${id}/actions`, { kind: 'resign' });
    const { now: over } = await look(olya, id);
    await page.goto(`/game/${over.game?.id}`);
    await seeing();
});

test('what happens at the table stands where it happened', async () => {
    const olya = await at.open('/', { name: 'Olya' });
    const id = await played(olya, 'quoridor', 3, async (table) => {
        await post(olya, `/api/tables/${table}/actions`, { kind: 'pause' });
        await post(olya, `/api/tables/${table}/actions`, { kind: 'resume' });
    });
    await olya.page.goto(`/table/${id}`);
    await rows(olya.page).getByRole('button').first().waitFor();
    const told = await rows(olya.page).allInnerTexts();
    const paused = told.findIndex((text) => text === 'Pause');
    // After the first move, or after the bot's answer to it.
    expect(paused).toBeGreaterThan(told.indexOf('The game begins'));
    expect(told.slice(0, paused).join(' ')).toContain('1.');
    expect(told.slice(paused).join(' ')).toContain('3.');
});

test('a win and a loss look different, and a match tells how it stands', async () => {
    const setup = { preset: 'small', start: 1 };
    const [olya, max] = await two(at, 'quoridor', { setup, options: { match_to: 2 } });
    await olya.page.emulateMedia({ reducedMotion: 'no-preference' });
    await resign(max);
    const results = [olya, max].map(({ page }) => page.getByRole('region', { name: 'Result' }));
    const [won, lost] = results;
    await olya.page.locator('.celebration').waitFor({ state: 'attached' });
    await won?.getByText('Win', { exact: true }).waitFor();
    await lost?.getByText('Loss', { exact: true }).waitFor();
    // Who wants nothing to move, or has lost, sees no paper fall.
    expect(await max.page.locator('.celebration').count()).toBe(0);
    await won?.getByRole('button', { name: 'Next game, 1 : 0 to 2' }).waitFor();
    await lost?.getByRole('button', { name: 'Next game, 0 : 1 to 2' }).waitFor();
    await olya.page.locator('.celebration').waitFor({ state: 'detached' });
    // Whoever comes to a game that is over is not celebrated again.
    await olya.page.reload();
    await won?.getByText('Win', { exact: true }).waitFor();
    expect(await olya.page.locator('.celebration').count()).toBe(0);
});

test('whoever plays alone is told their score and their best', async () => {
    const olya = await at.open('/', { name: 'Olya' });
    const { page } = olya;
    const alone = { game: 'sudoku', setup: { preset: 'solo' }, seats: [{ kind: 'me' as const }] };
    const scores: number[] = [];
    for (const moves of [4, 1]) {
        const { id } = await setUp(olya, alone);
        await post(olya, `/api/tables/${id}/actions`, { kind: 'start' });
        for (let made = 0; made < moves; made += 1) {
            const state = await look(olya, id);
            const { game } = state.now;
            const move = game?.legal?.[0];
            await post(olya, `/api/tables/${id}/actions`, {
                kind: 'move',
                seq: game?.seq,
                game: game?.id,
                seat: 1,
                move,
            });
        }
        await post(olya, `/api/tables/${id}/actions`, { kind: 'resign' });
        await page.goto(`/table/${id}`);
        scores.push((await look(olya, id)).now.game?.outcome?.scores[0] ?? -1);
        await page.getByRole('region', { name: 'Result' }).getByRole('heading').waitFor();
    }
    const [first = 0, second = 0] = scores;
    const told =
        second > first
            ? `A new best! Before: ${first}`
            : second === first
              ? 'As good as your best'
              : `Your best so far: ${first}`;
    await page.getByText(told).waitFor();
    await panel(olya, 'Log');
});
