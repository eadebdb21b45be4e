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

test('roads on a phone on its side: card, hint and buttons, each with room of its own', async () => {
    const size = { width: 740, height: 360 };
    const somebody = await at.open('/', { size, touch: true, language: 'uk', name: 'Оля' });
    const { page } = somebody;
    const { id } = await setUp(somebody, {
        game: 'roads',
        setup: { preset: 'duel', start: 1 },
        seats: [{ kind: 'me' }, { kind: 'bot', level: 1 }],
    });
    await post(somebody, `/api/tables/${id}/actions`, { kind: 'start' });
    await page.goto(`/table/${id}`);
    await page.locator('[data-card]').first().waitFor();
    await somebody.settled();
    const boxOf = async (what: string) => {
        const box = await page.locator(what).first().boundingBox();
        if (!box) throw new Error(`${what} is not to be seen`);
        return { ...box, bottom: box.y + box.height };
    };
    const [hand, hint, lay, card] = [
        await boxOf('.side .hand'),
        await boxOf('.side .hint'),
        await boxOf('.side [data-act="lay"]'),
        await boxOf('[data-card]'),
    ];
    expect(hand.bottom).toBeLessThanOrEqual(hint.y);
    expect(hint.bottom).toBeLessThanOrEqual(lay.y);
    expect(lay.bottom).toBeLessThanOrEqual(size.height);
    expect(Math.abs(card.width - card.height)).toBeLessThan(1);
});

test('metro on a phone on its side: the tiles that are left at the end', async () => {
    const size = { width: 740, height: 360 };
    const somebody = await at.open('/', { size, touch: true, language: 'uk', name: 'Оля' });
    const { page } = somebody;
    const { id } = await setUp(somebody, {
        game: 'metro',
        setup: { preset: 'leaflet', players: 2 },
        seats: [{ kind: 'me' }, { kind: 'bot', level: 1 }],
    });
    await post(somebody, `/api/tables/${id}/actions`, { kind: 'start' });
    await post(somebody, `/api/tables/${id}/actions`, { kind: 'resign' });
    await page.goto(`/table/${id}`);
    const tiles = page.locator('.leftovers svg');
    await tiles.first().waitFor();
    await somebody.settled();
    // As large as it needs to be, or as there is room; then it is scrolled as a whole.
    const cut = await page.locator('.leftovers').evaluate((list) => list.scrollHeight - list.clientHeight);
    expect(cut).toBe(0);
    await tiles.last().scrollIntoViewIfNeeded();
    const box = await tiles.last().boundingBox();
    expect((box?.y ?? Infinity) + (box?.height ?? 0)).toBeLessThanOrEqual(size.height);
});

test('a new table on a phone: presets, seats and clock, and the rest on demand', async () => {
    const { page } = await at.open('/new/quoridor', { size: phone, touch: true });
    await page.getByRole('radiogroup', { name: 'Ways to play' }).waitFor();
    await page.getByText('Who sits where').waitFor();
    await page.getByText('Clock', { exact: true }).waitFor();
    const further = page.locator('.further');
    expect(await further.evaluateAll((all) => all.map((part) => part.checkVisibility()))).toEqual([
        false,
        false,
    ]);
    await page.getByRole('button', { name: 'More settings' }).tap();
    expect(await further.evaluateAll((all) => all.map((part) => part.checkVisibility()))).toEqual([
        true,
        true,
    ]);
});
