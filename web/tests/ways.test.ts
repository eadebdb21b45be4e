/** Whole games by finger on a phone, and by keyboard alone, from the start of a table to its result; fingers that miss. */

import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { phone, setTheTable } from './given/browser';
import { begin, games, look, numbers, playOn, seen, setUp, short, tabTo } from './given/games';

const at = setTheTable();

describe.each([
    ['touch', { size: phone, touch: true }],
    ['keys', {}],
] as const)('by %s', (way, options) => {
    test.each(games)('%s', async (game) => {
        const somebody = await at.open('/', { name: 'Тарас', language: 'uk', ...options });
        const { page } = somebody;
        // A complaint fails the test: so does whatever a finger or a keyboard cannot do.
        await page.addInitScript(
            (pointers: readonly string[]) => {
                addEventListener('pointerdown', ({ pointerType }) => {
                    if (!pointers.includes(pointerType)) console.error(`a ${pointerType} was used`);
                });
            },
            way === 'touch' ? ['touch'] : [],
        );
        const { id } = await setUp(somebody, {
            game,
            setup: short[game] ?? {},
            seats: [{ kind: 'me' }, { kind: 'bot', level: 1 }],
        });
        await begin(somebody, id, async (start) => {
            if (way === 'touch') return start.tap();
            await tabTo(page, start);
            await page.keyboard.press('Enter');
        });
        const end = await playOn({
            table: id,
            seats: [{ person: somebody, seats: [1], way }],
            random: numbers(11),
        });
        expect(end.now.game?.outcome).toBeDefined();
        await page.getByRole('region', { name: 'Підсумок' }).waitFor();
    });
});

describe('a finger beside what it means', () => {
    /** A table of one's own against a bot, on a phone, with one's own move to make. */
    async function onPhone(game: string, setup: Record<string, unknown>) {
        const somebody = await at.open('/', { name: 'Taras', size: phone, touch: true });
        const { id } = await setUp(somebody, {
            game,
            setup: { start: 1, ...setup },
            seats: [{ kind: 'me' }, { kind: 'bot', level: 1 }],
        });
        await begin(somebody, id, (start) => start.tap());
        const state = await look(somebody, id);
        await seen(somebody.page, state.now.game?.seq ?? 0);
        return { somebody, page: somebody.page, id, state };
    }

    async function middle(page: Page, square: string) {
        const box = await page.locator(`[data-square="${square}"]`).boundingBox();
        if (!box) throw new Error(`${square} is not on the board`);
        return { x: box.x + box.width / 2, y: box.y + box.height / 2, width: box.width };
    }

    test('takes the groove nearby, and waits until that is confirmed', async () => {
        const { somebody, page, id, state } = await onPhone('quoridor', { preset: 'two' });
        const [below, above, right] = [
            await middle(page, 'c5'),
            await middle(page, 'c6'),
            await middle(page, 'd5'),
        ];
        expect(below.width).toBeLessThan(44);
        // On c6, which nobody can go to: 12 pixels above the groove, and farther from every upright one.
        const x = below.x + (right.x - below.x) * 0.1;
        await page.touchscreen.tap(x, (below.y + above.y) / 2 - 12);
        await page.locator('[data-confirm]').waitFor();
        expect((await look(somebody, id)).record).toEqual(state.record);
        await page.locator('[data-confirm]').tap();
        await seen(page, state.record.length + 1);
        expect((await look(somebody, id)).record[state.record.length]).toBe('1 c5h');
    });

    test('does nothing where it can mean nothing', async () => {
        const { somebody, page, id, state } = await onPhone('quoridor', { preset: 'two' });
        const board = await page.locator('main > .board').boundingBox();
        const { x } = await middle(page, 'e9');
        for (const y of [2, 20]) await page.touchscreen.tap(x, (board?.y ?? 0) + y);
        expect(await page.locator('[data-confirm]').count()).toBe(0);
        expect((await look(somebody, id)).record).toEqual(state.record);
    });

    test('takes the free square beside a card, and waits until that is confirmed', async () => {
        const { somebody, page, id, state } = await onPhone('sudoku', { preset: 'adult' });
        const { board } = state.now.game?.view as unknown as { board: { square: string }[] };
        const isTaken = (square: string) => board.some((laid) => laid.square === square);
        const leftOf = (square: string) => String.fromCharCode(square.charCodeAt(0) - 1) + square.slice(1);
        const free = state.now.game?.legal?.find((square) => isTaken(leftOf(square)));
        if (!free) throw new Error('no card can be laid at the right of another');
        const { x, y, width } = await middle(page, free);
        // On the card already, by less than a finger is broad.
        expect(width / 2).toBeLessThan(20);
        await page.touchscreen.tap(x - 20, y);
        await page.locator('[data-act="lay"]').waitFor();
        expect((await look(somebody, id)).record).toEqual(state.record);
        await page.locator('[data-act="lay"]').tap();
        await seen(page, state.record.length + 1);
        expect((await look(somebody, id)).record[state.record.length]).toMatch(`1 ${free}=`);
    });
});
