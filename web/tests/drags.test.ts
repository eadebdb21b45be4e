/** Every board is dragged on, with a mouse and with fingers: pieces to where they go, maps to be moved and zoomed. */

import type { Locator, Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { asHeld, readLaying } from '../src/boards/metro/view';
import { phone, setTheTable } from './given/browser';
import { begin, look, seen, setUp } from './given/games';

const at = setTheTable();

interface Point {
    readonly x: number;
    readonly y: number;
}

async function middle(what: Locator): Promise<Point> {
    const box = await what.first().boundingBox();
    if (!box) throw new Error(`${what.toString()} is not on the page`);
    return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
}

/** Moves fingers at once, each from its first point to its second; `during` is called before they are lifted. */
async function fingers(
    page: Page,
    moves: readonly (readonly [Point, Point])[],
    during?: () => Promise<unknown>,
) {
    const session = await page.context().newCDPSession(page);
    const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', part: number) =>
        session.send('Input.dispatchTouchEvent', {
            type,
            touchPoints:
                type === 'touchEnd'
                    ? []
                    : moves.map(([from, to], id) => ({
                          x: from.x + (to.x - from.x) * part,
                          y: from.y + (to.y - from.y) * part,
                          id,
                      })),
        });
    await touch('touchStart', 0);
    for (const part of [0.25, 0.5, 0.75, 1]) await touch('touchMove', part);
    await during?.();
    await touch('touchEnd', 1);
    await session.detach();
}

/** Drags from one point to another; `during` is called before the release. */
type Drag = (page: Page, from: Point, to: Point, during?: () => Promise<unknown>) => Promise<void>;

const byMouse: Drag = async (page, from, to, during) => {
    await page.mouse.move(from.x, from.y);
    await page.mouse.down();
    await page.mouse.move(to.x, to.y, { steps: 4 });
    await during?.();
    await page.mouse.up();
};
const byFinger: Drag = (page, from, to, during) => fingers(page, [[from, to]], during);

describe.each([
    ['mouse', {}, byMouse],
    ['touch', { size: phone, touch: true }, byFinger],
] as const)('by %s', (way, options, drag) => {
    const touch = way === 'touch';
    /** Some boards show what is dragged above the finger. */
    const below = ({ x, y }: Point): Point => ({ x, y: touch ? y + 56 : y });

    /** A table against a bot, with one's own move to make. */
    async function sit(game: string, setup: Record<string, unknown>) {
        const person = await at.open('/', { name: 'Taras', ...options });
        const { page } = person;
        const { id } = await setUp(person, {
            game,
            setup,
            seats: [{ kind: 'me' }, { kind: 'bot', level: 1 }],
        });
        await begin(person, id, (start) => (touch ? start.tap() : start.click()));
        const press = (what: Locator) => (touch ? what.tap() : what.click());
        const now = async () => {
            const { seq = 0, legal = [] } = (await look(person, id)).now.game ?? {};
            return { seq, legal };
        };
        await expect.poll(async () => (await now()).legal.length, { timeout: 30_000 }).toBeGreaterThan(0);
        const { seq, legal } = await now();
        await seen(page, seq);
        /** Whether this was played. */
        const played = async (move: RegExp) => {
            await seen(page, seq + 1);
            expect((await look(person, id)).record[seq]).toMatch(move);
        };
        return { page, legal, now, press, played };
    }

    test('quoridor: the pawn', async () => {
        const { page, played } = await sit('quoridor', { preset: 'two', start: 1 });
        const e2 = await middle(page.locator('[data-square="e2"]'));
        await drag(page, await middle(page.locator('[data-pawn="1"]')), e2);
        await played(/^1 e2$/);
    });

    test('quoridor: a fence', async () => {
        const { page, played } = await sit('quoridor', { preset: 'two', start: 1 });
        const [c5, d6] = [
            await middle(page.locator('[data-square="c5"]')),
            await middle(page.locator('[data-square="d6"]')),
        ];
        const groove = { x: (c5.x + d6.x) / 2, y: (c5.y + d6.y) / 2 };
        await drag(page, await middle(page.locator('[data-tray="1"] .spare')), below(groove));
        // A finger may have missed, so it is asked.
        if (touch) await page.locator('[data-confirm]').waitFor();
        else await played(/^1 c5[hv]$/);
    });

    test('nardy: a checker', async () => {
        const { page, press, now } = await sit('nardy', { preset: 'leaflet' });
        const first = async () => (await now()).legal[0] ?? '';
        // If the bot began, the dice are still to be thrown.
        if (!/^\d/.test(await first())) await press(page.locator('.throw'));
        await expect.poll(first).toMatch(/^\d/);
        const place = (name: string) => page.locator(`[data-place="${name}"]`);
        const [, from = '', to = ''] = /^(\d+)\/(\d+)/.exec(await first()) ?? [];
        await drag(page, await middle(place(from)), await middle(place(to)), async () => {
            expect(await page.locator('.piece.dragged').count()).toBe(1);
        });
        expect(await page.locator('.piece.dragged').count()).toBe(0);
        await page.locator('[data-control="undo"]:enabled').waitFor();
    });

    test('sudoku: the card', async () => {
        const { page, legal, played } = await sit('sudoku', { preset: 'adult', start: 1 });
        const square = legal.find((move) => /^[a-i][1-9]$/.test(move)) ?? '';
        const to = await middle(page.locator(`[data-square="${square}"]`));
        await drag(page, await middle(page.locator('[data-hand]')), below(to));
        await played(new RegExp(`^1 ${square}=`));
    });

    test('metro: a tile, and the map', async () => {
        const { page, legal, press, played } = await sit('metro', { preset: 'leaflet', start: 1 });
        await moves(page, page.locator('.window'), page.locator('.window .paper'));
        await press(page.getByRole('button', { name: 'Show the whole map' }));
        const laying = legal.map(readLaying).find((one) => one !== null);
        if (!laying) throw new Error('no tile can be laid');
        const tile = page.locator(`[data-tile="${asHeld(laying.tile)}"]`);
        if ((await tile.getAttribute('aria-pressed')) !== 'true') await press(tile);
        const end = await middle(page.locator(`[data-line="${laying.line}"]`));
        await drag(page, await middle(tile), end, async () => {
            expect(await page.locator('.carried').count()).toBe(1);
        });
        await played(/^1 /);
    });

    test('roads: a card, and the table', async () => {
        const { page, legal, press, played } = await sit('roads', { preset: 'newspaper', start: 1 });
        const [, square = '', sides = ''] = /^(.+):(.+)$/.exec(legal[0] ?? '') ?? [];
        await moves(page, page.locator('.ground'), page.locator('.table .scene'));
        await press(page.locator('[data-act="fit"]'));
        const kind = [0, 1, 2, 3].map((by) => sides.slice(by) + sides.slice(0, by)).sort()[0];
        const card = page.locator(`[data-card="${kind}"]`);
        const board = page.locator('.roads');
        for (let tries = 0; tries < 5 && (await board.getAttribute('data-sides')) !== sides; tries += 1)
            await press(card);
        await drag(page, await middle(card), await middle(page.locator(`[data-square="${square}"]`)));
        if (touch) await page.locator(`.roads[data-preview="${square}"]`).waitFor();
        else await played(/^1 /);
    });

    /** A map is dragged, and zoomed by a wheel or by two fingers. */
    async function moves(page: Page, box: Locator, map: Locator) {
        const { x, y } = await middle(box);
        const shown = () => map.evaluate((element: SVGElement) => element.style.transform);
        const scale = async () => Number(/scale\(([\d.]+)\)/.exec(await shown())?.[1]);
        const before = await shown();
        await drag(page, { x, y: y + 60 }, { x: x + 40, y: y + 30 });
        expect(await shown()).not.toBe(before);
        const small = await scale();
        if (touch) {
            await fingers(page, [
                [
                    { x: x - 20, y },
                    { x: x - 60, y },
                ],
                [
                    { x: x + 20, y },
                    { x: x + 60, y },
                ],
            ]);
        } else {
            await page.mouse.move(x, y);
            // Without the key a wheel turns the card that is held, over a square where it fits.
            await page.keyboard.down('Control');
            await page.mouse.wheel(0, -40);
            await page.keyboard.up('Control');
        }
        await expect.poll(scale).toBeGreaterThan(small * 1.2);
    }
});
