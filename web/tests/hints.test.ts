/** Help at the table: a hint with its reason, who may take one, and what each board shows besides. */

import type { Locator, Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import type { Options } from '../src/api/protocol';
import { listen } from './given/announcements';
import { barriers } from './given/axe';
import { type Person, desktop, phone, setTheTable } from './given/browser';
import { aids, drivers, games, look, post, setUp, short, type Way, wordsOf } from './given/games';
import { panel, two } from './given/tables';

const at = setTheTable();

const options: Options = {
    public: false,
    clock: { kind: 'none' },
    timeout: 'lose',
    match_to: 0,
    rated: false,
    chat: true,
    hand_throw: false,
};

/** A game against a bot that has begun, once somebody has to decide something. */
async function begin(game: string, person: Person) {
    const seats = [{ kind: 'me' as const }, { kind: 'bot' as const, level: 1 }];
    const { id } = await setUp(person, { game, setup: { ...short[game], players: 2 }, seats, options });
    await post(person, `/api/tables/${id}/actions`, { kind: 'start' });
    await person.page.goto(`/table/${id}`);
    await button(person.page).waitFor();
    return id;
}

const button = (page: Page) => page.locator('[data-hint]');
const marks = (page: Page) => page.locator('[data-mark="hint"]');
const reasons = (page: Page) => page.locator('[data-hint-reasons]');

/** Asks for the move, then for the reason, each time by the same press; tells the move. */
async function takeHint(person: Person, id: string, press: () => Promise<void>): Promise<string> {
    const { page } = person;
    const heard = await listen(page);
    await press();
    await marks(page).first().waitFor({ state: 'attached' });
    const move = (await marks(page).first().getAttribute('data-mark-move')) ?? '';
    const { game } = (await look(person, id)).now;
    expect(game?.legal).toContain(move);
    // Screen readers hear it, since a mark is only drawn.
    let all = '';
    await expect.poll(async () => (all += await heard())).toMatch(/Hint: /);

    await page.locator('[data-hint="why"]').waitFor();
    await press();
    await reasons(page).waitFor();
    const why = await reasons(page).innerText();
    expect(why).not.toMatch(/-does-|[{}$]/);
    expect(why.trim()).not.toBe('');
    return move;
}

/** Makes the hinted move, after which nothing is marked any more. */
async function follow({ page }: Person, game: string, move: string, way: Way) {
    await reasons(page).getByRole('button').click();
    await reasons(page).waitFor({ state: 'detached' });
    expect(await marks(page).count()).toBeGreaterThan(0);
    await drivers[game]?.[way](page, move);
    await page.waitForFunction(
        (made) => !document.querySelector(`[data-mark="hint"][data-mark-move="${made}"]`),
        move,
    );
}

const hintsOf = async (person: Person, id: string) => (await look(person, id)).now.game?.hints;

describe.each(games)('%s', (game) => {
    test('on a desktop: a mouse asks, the keys ask again, and the result counts both', async () => {
        const olya = await at.open('/', { name: 'Olya', size: desktop });
        const { page } = olya;
        const id = await begin(game, olya);

        const byMouse = () => button(page).click();
        const first = await takeHint(olya, id, byMouse);
        expect(await barriers(page)).toEqual([]);
        // Asked twice, counted once.
        expect(await hintsOf(olya, id)).toEqual([1, 0]);
        await follow(olya, game, first, 'mouse');

        await button(page).waitFor();
        await page.locator('[data-hint="move"]').waitFor();
        const second = await takeHint(olya, id, () => page.keyboard.press('Shift+I'));
        expect(await hintsOf(olya, id)).toEqual([2, 0]);
        await follow(olya, game, second, 'keys');

        await post(olya, `/api/tables/${id}/actions`, { kind: 'resign' });
        const result = page.getByRole('region', { name: 'Result' });
        await result.getByText('You took 2 hints').waitFor();
        expect(await button(page).count()).toBe(0);
    });

    test('on a phone: a finger asks, and what it gets is in sight', async () => {
        const olya = await at.open('/', { name: 'Olya', size: phone, touch: true, dark: true });
        const { page } = olya;
        const id = await begin(game, olya);
        const size = await button(page).boundingBox();
        expect(Math.min(size?.width ?? 0, size?.height ?? 0)).toBeGreaterThanOrEqual(44);

        const move = await takeHint(olya, id, () => button(page).tap());
        for (const [name, what] of Object.entries({ mark: marks(page).first(), why: reasons(page) })) {
            await expect.poll(() => isInSight(page, what), { message: name }).toBe(true);
        }
        expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(phone.width);
        expect(await barriers(page)).toEqual([]);
        await follow(olya, game, move, 'touch');
    });

    test('the switch in the menu is called by what it shows, and shows it', async () => {
        const olya = await at.open('/', { name: 'Olya' });
        const { page } = olya;
        await begin(game, olya);
        const shows = page.locator(aids[game] ?? '');
        expect(await shows.count()).toBe(0);
        await panel(olya, 'More');
        const toggle = page.getByRole('button', { name: wordsOf(game, 'aid'), exact: true });
        await toggle.click();
        expect(await toggle.getAttribute('aria-pressed')).toBe('true');
        // A checker that was moved alone can be hit.
        if (game === 'nardy') await page.locator('.zone.movable').first().dblclick();
        await shows.first().waitFor({ state: 'attached' });
        await toggle.click();
        await shows.first().waitFor({ state: 'detached' });
    });
});

/** Whether the middle of something lies within the window. */
async function isInSight(page: Page, what: Locator): Promise<boolean> {
    const box = await what.boundingBox();
    const size = page.viewportSize();
    if (!box || !size) return false;
    const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
    return x >= 0 && y >= 0 && x <= size.width && y <= size.height;
}

test('with others there are hints only if the host wants them, and nobody else sees the move', async () => {
    const setup = { preset: 'small', start: 1 };
    const [olya] = await two(at, 'quoridor', { setup, options });
    await olya.page.locator('.plate .turn').first().waitFor();
    expect(await button(olya.page).count()).toBe(0);

    const [nina, max, { id }] = await two(at, 'quoridor', { setup, options: { ...options, hints: true } });
    await takeHint(nina, id, () => button(nina.page).click());
    // It is Nina's turn: Max has nothing to ask about.
    await max.page.getByText('Olya takes a hint').first().waitFor();
    expect(await button(max.page).count()).toBe(0);
    expect(await marks(max.page).count()).toBe(0);
    expect(await hintsOf(max, id)).toEqual([1, 0]);
});

test('whoever sets up a table says whether there are hints', async () => {
    const { page } = await at.open('/new/quoridor', { name: 'Olya' });
    const hints = page.getByRole('switch', { name: 'Hints' });
    // Alone against a bot they are there unless one does not want them.
    await hints.waitFor();
    expect(await hints.isChecked()).toBe(true);
    await hints.uncheck({ force: true });
    await page.getByRole('button', { name: 'Start the game' }).click();
    await page.locator('[data-status="playing"]').waitFor();
    await page.locator('.plate .turn').first().waitFor();
    expect(await button(page).count()).toBe(0);
});
