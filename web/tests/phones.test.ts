/** Tables on small screens: the page neither pans sideways nor shrinks, and everybody at the table is seen. */

import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { phone, setTheTable } from './given/browser';
import { post, setUp } from './given/games';

const at = setTheTable();

const sizes = [
    ['a phone', phone],
    ['a phone on its side', { width: 740, height: 360 }],
    ['a desktop at 200 %', { width: 640, height: 400 }],
] as const;

/** How wide and high the page is; a phone shrinks a page that is wider than its screen. */
const extent = (page: Page) =>
    page.evaluate(() => {
        const { scrollWidth, scrollHeight } = document.documentElement;
        return { inner: { width: innerWidth, height: innerHeight }, scrollWidth, scrollHeight };
    });

/** The seats whose plates are wholly on the screen. */
const platesInSight = (page: Page) =>
    page.locator('.plate[data-seat]').evaluateAll((plates) =>
        plates
            .filter((plate) => {
                const { left, right, top, bottom } = plate.getBoundingClientRect();
                return left >= 0 && right <= innerWidth && top >= 0 && bottom <= innerHeight;
            })
            .map((plate) => Number((plate as HTMLElement).dataset['seat']))
            .toSorted((a, b) => a - b),
    );

describe.each(sizes)('%s', (_, size) => {
    test.each([
        ['quoridor', 'four', 4],
        ['metro', 'leaflet', 4],
        ['roads', 'pile', 6],
    ])('%s with all its players', async (game, preset, players) => {
        const somebody = await at.open('/', { size, touch: true, language: 'uk', name: 'Кароліна-Вікторія' });
        const { page } = somebody;
        const bots = Array.from({ length: players - 1 }, () => ({ kind: 'bot' as const, level: 1 }));
        const { id } = await setUp(somebody, {
            game,
            setup: { preset, players, start: 1 },
            seats: [{ kind: 'me' }, ...bots],
        });
        await post(somebody, `/api/tables/${id}/actions`, { kind: 'start' });
        await page.goto(`/table/${id}`);
        await page.locator('[data-status="playing"] .plate').first().waitFor();
        await somebody.settled();
        expect(await extent(page)).toEqual({
            inner: size,
            scrollWidth: size.width,
            scrollHeight: size.height,
        });
        expect(await platesInSight(page)).toEqual(Array.from({ length: players }, (_, seat) => seat + 1));
    });
});
