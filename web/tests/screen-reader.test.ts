/** The table for those who hear it, go by keyboard, or need large letters. */

import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { listen } from './given/announcements';
import { barriers } from './given/axe';
import { phone, setTheTable } from './given/browser';
import { games, post, seen, setUp, tabTo } from './given/games';
import { two } from './given/tables';

const at = setTheTable();

/** Presses a key that asks something, and waits for the answer. */
async function ask(page: Page, heard: () => Promise<string>, key: string, answer: RegExp) {
    let all = '';
    await heard();
    await page.keyboard.press(key);
    await expect.poll(async () => (all += await heard())).toMatch(answer);
}

test('a game is played, asked about and ended by ear', async () => {
    const [olya, max, { id }] = await two(at, 'quoridor', { setup: { preset: 'small', start: 1 } });
    const { page } = olya;
    const heard = await listen(page);
    const until = async (words: string) => {
        let all = '';
        await expect.poll(async () => (all += await heard())).toContain(words);
        return all;
    };

    // The first stop leads past everything else, and the board is one grid with rows.
    await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
    expect(await page.evaluate(() => document.activeElement?.id)).toBe('board');
    const grid = page.getByRole('grid', { name: 'Quoridor board' });
    expect(await grid.getByRole('row').count()).toBe(5);
    expect(await grid.getByRole('row').first().getByRole('gridcell').count()).toBe(5);
    expect(await grid.getByRole('gridcell', { name: 'c1, your pawn' }).getAttribute('aria-colindex')).toBe(
        '3',
    );

    // A fence that is placed is heard of as that, and as nothing else.
    await tabTo(page, grid);
    for (const key of ['c', '2', 'h']) await page.keyboard.press(key);
    await until('Enter places it');
    await page.keyboard.press('Enter');
    await seen(page, 1);
    const placed = await until('Max to move');
    expect(placed).toContain('You place fence c2h');
    expect(placed).not.toMatch(/not possible|stands here|already/);

    await ask(page, heard, 'Shift+B', /^You place fence c2h/);
    await ask(page, heard, 'Shift+T', /^Max to move/);
    await ask(page, heard, 'Shift+K', /^You play without clocks/);
    await ask(page, heard, 'Shift+H', /^Your pawn is on c1.* 2 fences left\.$/);
    await ask(page, heard, 'Shift+S', /^Board of 5 by 5 squares\..*Max’s pawn/);
    await page.keyboard.press('?');
    const keys = page.getByRole('dialog', { name: 'Keys' });
    for (const text of ['Say the last move', 'Say whose turn it is', 'Say the clocks', 'Say what I have'])
        await keys.getByText(text).waitFor();
    await page.keyboard.press('Escape');

    // Plates are named groups in a strip that can be focused.
    const strip = page.getByRole('group', { name: 'Players' });
    await strip.focus();
    expect(await strip.evaluate((element) => element === document.activeElement)).toBe(true);
    await strip.getByRole('group', { name: 'Max' }).waitFor();

    for (const person of [olya, max]) person.forgive(/WebSocket|ERR_CONNECTION|ERR_SOCKET/);
    await at.service.kill();
    await until('The connection is lost');
    await at.service.begin();
    await until('The connection is back.');

    await post(max, `/api/tables/${id}/actions`, { kind: 'leave' });
    await post(olya, `/api/tables/${id}/actions`, {
        kind: 'absent',
        seat: 2,
        choice: { kind: 'bot', level: 1 },
    });
    await until('A bot of level 1 plays on for Max');
    await post(max, `/api/tables/${id}/actions`, { kind: 'take_over', seat: 2 });
    await until('Max takes over from the bot');

    await post(max, `/api/tables/${id}/actions`, { kind: 'resign' });
    await until('You have won!');
    const result = page.getByRole('region', { name: 'Result' });
    await expect.poll(() => result.evaluate((element) => element === document.activeElement)).toBe(true);
    // A new game takes the focus back to the board.
    for (const person of [olya, max]) await post(person, `/api/tables/${id}/actions`, { kind: 'rematch' });
    await result.waitFor({ state: 'detached' });
    await expect.poll(() => page.evaluate(() => document.activeElement?.id)).toBe('board');
});

test.each([
    ['sudoku', { preset: 'children', players: 2 }],
    ['roads', { preset: 'newspaper' }],
    ['metro', { preset: 'leaflet', players: 2 }],
])('%s has rows and columns, or lines', async (game, setup) => {
    const olya = await at.open('/', { name: 'Olya' });
    const { page } = olya;
    const seats = [{ kind: 'me' as const }, { kind: 'bot' as const, level: 1 }];
    const { id } = await setUp(olya, { game, setup: { ...setup, start: 1 }, seats });
    await post(olya, `/api/tables/${id}/actions`, { kind: 'start' });
    await page.goto(`/table/${id}`);
    await page.locator('[data-status="playing"] .plate').first().waitFor();
    await olya.settled();
    if (game === 'metro') {
        const lines = page.getByRole('list', { name: 'Lines' }).getByRole('listitem');
        expect(await lines.allTextContents()).toEqual(
            [3, 3, 4, 4].map((length, nth) => `L${nth + 1}: not started, length ${length}.`),
        );
    } else {
        const grid = page.getByRole('grid');
        const [rows, columns] = game === 'sudoku' ? [6, 6] : [8, 6];
        expect(await grid.getAttribute('aria-rowcount')).toBe(String(rows));
        expect(await grid.getAttribute('aria-colcount')).toBe(String(columns));
        const cells = grid.getByRole('row').getByRole('gridcell');
        expect(await cells.count()).toBe(await grid.locator('[data-square]').count());
        // The last row of the board is the nearest one: sudoku counts rows from the top, roads from below.
        const last = grid.locator(`[aria-rowindex="${rows / 2}"] [aria-colindex="3"]`);
        expect(await last.getAttribute('data-square')).toBe(game === 'sudoku' ? 'c3' : '2,4');
    }
    expect(await barriers(page)).toEqual([]);
});

/** The words that are cut off by what they stand in, or that make the page wider than the screen. */
const cut = (page: Page) =>
    page.evaluate(() => {
        const found: string[] = [];
        if (document.documentElement.scrollWidth > innerWidth) found.push('the page');
        const words = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
        for (let node = words.nextNode(); node; node = words.nextNode()) {
            const text = node.textContent?.trim();
            const parent = node.parentElement;
            if (!text || !parent || parent.closest('.unseen, .skip, svg, script, style')) continue;
            if (!parent.checkVisibility({ visibilityProperty: true })) continue;
            const range = document.createRange();
            range.selectNodeContents(node);
            const box = range.getBoundingClientRect();
            if (box.width === 0) continue;
            for (let around: Element | null = parent; around; around = around.parentElement) {
                const { overflowX, overflowY, clipPath, position, display } = getComputedStyle(around);
                if (clipPath !== 'none' || /auto|scroll/.test(overflowX + overflowY)) break;
                if (display === 'inline' || display === 'contents') continue;
                const room = around.getBoundingClientRect();
                const hides = /hidden|clip/.test(overflowX);
                const aside = hides && (box.right > room.right + 1 || box.left < room.left - 1);
                // What spills over what it stands in lies on something else.
                const spills = box.bottom > room.bottom + 6 || box.top < room.top - 6;
                if (aside || (spills && position !== 'absolute')) {
                    found.push(`${text} in ${around.tagName}.${around.getAttribute('class') ?? ''}`);
                    break;
                }
                if (position === 'absolute' || position === 'fixed') break;
            }
        }
        return found;
    });

test('nothing is cut on a phone with letters twice as large', async () => {
    const olya = await at.open('/', { name: 'Оля', size: phone, touch: true, language: 'uk' });
    const { page } = olya;
    await page.addInitScript(() => {
        addEventListener('readystatechange', () => (document.documentElement.style.fontSize = '32px'), {
            once: true,
            capture: true,
        });
    });
    const found: Record<string, string[]> = {};
    const inspect = async (name: string) => {
        await olya.settled();
        const here = await cut(page);
        if (process.env['PICTURES'])
            await page.screenshot({ path: `${process.env['PICTURES']}/${name}.png` });
        if (here.length > 0) found[name] = here;
    };
    for (const path of ['/', '/me', '/rules', '/new/nardy', '/print/roads']) {
        await page.goto(path);
        await inspect(path.replaceAll('/', '-'));
    }
    const waiting = await setUp(olya, { game: 'quoridor' });
    await page.goto(`/table/${waiting.id}`);
    await inspect('waiting');
    for (const game of games) {
        const seats = [{ kind: 'me' as const }, { kind: 'bot' as const, level: 1 }];
        const { id } = await setUp(olya, { game, seats });
        await post(olya, `/api/tables/${id}/actions`, { kind: 'start' });
        await page.goto(`/table/${id}`);
        await page.locator('[data-status="playing"] .plate').first().waitFor();
        await inspect(game);
        await post(olya, `/api/tables/${id}/actions`, { kind: 'resign' });
        await page.getByRole('region', { name: 'Підсумок' }).waitFor();
        await inspect(`${game}-over`);
    }
    expect(found).toEqual({});
});
