/** How moves are made, heard and marked beyond pointing and dragging. */

import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import type { ClockPlan } from '../src/api/protocol';
import { asHeld, readLaying } from '../src/boards/metro/view';
import { phone, setTheTable } from './given/browser';
import { drivers, look, post, seen, setUp } from './given/games';
import { panel } from './given/tables';

const at = setTheTable();

interface Wishes {
    bots?: number;
    clock?: ClockPlan;
}

/** What nobody asks for. */
const plain = { public: false, match_to: 0, rated: false, chat: true, hand_throw: false } as const;

/** A game against bots that has begun, with its page open. */
async function begin(
    game: string,
    setup: Record<string, unknown>,
    { bots = 1, clock = { kind: 'none' }, ...more }: Wishes & Parameters<typeof at.open>[1] = {},
    before: (page: Page) => Promise<unknown> = async () => {},
) {
    const olya = await at.open('/', { name: 'Olya', ...more });
    await before(olya.page);
    const seats = Array.from({ length: bots }, () => ({ kind: 'bot' as const, level: 1 }));
    const { id } = await setUp(olya, {
        game,
        setup,
        seats: [{ kind: 'me' }, ...seats],
        options: { ...plain, timeout: 'lose', clock },
    });
    await post(olya, `/api/tables/${id}/actions`, { kind: 'start' });
    await olya.page.goto(`/table/${id}`);
    await olya.page.locator('[data-status="playing"]').waitFor();
    return { olya, page: olya.page, id };
}

/** Waits for one's own turn with such a move, and until the page shows it. */
async function turn({ olya, id }: Pick<Awaited<ReturnType<typeof begin>>, 'olya' | 'id'>, move: RegExp) {
    const now = async () => (await look(olya, id)).now.game;
    await expect
        .poll(async () => (await now())?.legal?.some((one) => move.test(one)), { timeout: 30_000 })
        .toBe(true);
    const game = await now();
    await seen(olya.page, game?.seq ?? 0);
    return { seq: game?.seq ?? 0, legal: game?.legal ?? [] };
}

test('nardy: two clicks play, the right button undoes, the dice finish, and moves are heard until they are muted', async () => {
    const table = await begin('nardy', { preset: 'leaflet' }, {}, (page) =>
        page.addInitScript(() => {
            localStorage.setItem('igroteka.sound', 'on');
            const counted = globalThis as unknown as { sounds: number };
            counted.sounds = 0;
            AudioContext.prototype.createGain = function () {
                counted.sounds += 1;
                return new GainNode(this);
            };
        }),
    );
    const { page } = table;
    const sounds = () => page.evaluate(() => (globalThis as unknown as { sounds: number }).sounds);
    const movable = page.locator('.zone.movable').first();
    const confirm = page.locator('[data-control="confirm"], [data-control="forced"]');

    /** Waits until checkers can be moved; what is due before is done by its button. */
    async function toMove(): Promise<number> {
        const { seq, legal } = await turn(table, /./);
        const due = legal.find((move) => /^(throw|roll|pass)$/.test(move));
        if (due === undefined) return seq;
        await page.locator(`[data-move="${due}"]`).click();
        await seen(page, seq + 1);
        return toMove();
    }

    /** Plays whatever two clicks do, and takes the dice up. */
    async function play(seq: number) {
        for (let step = 0; step < 4 && (await confirm.isDisabled()); step += 1) await movable.dblclick();
        await page.locator('.die.works').first().click();
        await seen(page, seq + 1);
    }

    const seq = await toMove();
    const plate = page.locator('.plate.own .facts');
    const pips = await plate.innerText();
    if (await movable.isVisible()) {
        await movable.dblclick();
        await expect.poll(() => plate.innerText()).not.toBe(pips);
        await page.locator('.cloth').click({ button: 'right', position: { x: 5, y: 5 } });
        await expect.poll(() => page.locator('[data-control="undo"]').isDisabled()).toBe(true);
        expect(await plate.innerText()).toBe(pips);
    }
    await play(seq);
    await expect.poll(sounds).toBeGreaterThan(0);

    await panel(table.olya, 'More');
    await page.getByRole('button', { name: 'Sound' }).click();
    const before = await sounds();
    await play(await toMove());
    expect(await sounds()).toBe(before);
});

test('metro on a phone: the tile is shown at one end, and all ends are listed beside the hand', async () => {
    const table = await begin('metro', { preset: 'leaflet', start: 1 }, { size: phone, touch: true });
    const { page, olya, id } = table;
    const { seq, legal } = await turn(table, />/);
    const layings = legal.flatMap((move) => readLaying(move) ?? []);
    const tile = asHeld(layings[0]?.tile ?? '');
    const lines = [...new Set(layings.filter((one) => asHeld(one.tile) === tile).map(({ line }) => line))];
    expect(lines.length).toBeGreaterThan(1);
    const before = await page.locator('[data-board="metro"] .window').boundingBox();
    await page.locator(`[data-tile="${tile}"]`).tap();
    const listed = page.locator('[data-end]');
    await expect.poll(() => listed.count()).toBe(lines.length);
    expect(await page.locator('.ghost').count()).toBe(1);
    // The list takes no room from the map.
    expect(await page.locator('[data-board="metro"] .window').boundingBox()).toEqual(before);
    const last = await listed.last().getAttribute('data-end');
    await listed.last().tap();
    await seen(page, seq + 1);
    expect(
        (await look(olya, id)).record.some((line) => line.startsWith('1 ') && line.endsWith(`>${last}`)),
    ).toBe(true);
});

test('everything that three bots did since one’s own move is marked, and bots have names', async () => {
    const table = await begin('quoridor', { preset: 'four', players: 4, start: 1 }, { bots: 3 });
    const { page } = table;
    await turn(table, /^e2$/);
    await drivers['quoridor']?.mouse(page, 'e2');
    // Any step from e2: a bot may have put a fence in front of it.
    await turn(table, /^(e1|d2|f2|e3)$/);
    await expect.poll(() => page.locator('[data-last-step], .latest').count()).toBe(3);
    for (const name of ['Button', 'Springy', 'Bolt'])
        await page.locator('.plate', { hasText: name }).locator('.face').waitFor();
    // The game goes on without whoever has left it, and only its last move is marked then.
    await post(table.olya, `/api/tables/${table.id}/actions`, { kind: 'resign' });
    const { seq = 0 } = (await look(table.olya, table.id)).now.game ?? {};
    await seen(page, seq + 12);
    await expect.poll(() => page.locator('[data-last-step], .latest').count()).toBeLessThanOrEqual(1);
});

test('a clock that runs low is shown and told', async () => {
    const clock = { kind: 'fischer', initial_seconds: 60, increment_seconds: 0 } as const;
    const { page } = await begin('quoridor', { preset: 'two', start: 1 }, { clock }, (opened) =>
        opened.clock.install(),
    );
    const own = page.locator('.plate.own .clock');
    await own.waitFor();
    expect(await page.locator('.clock.low').count()).toBe(0);
    await page.clock.fastForward(45_000);
    await page.locator('.plate.own .clock.low').waitFor();
    await page.locator('[aria-live]', { hasText: 'Little time left' }).first().waitFor({ state: 'attached' });
});

test('how fast pieces move is set once for all games', async () => {
    const { page, olya } = await begin('quoridor', { preset: 'two', start: 1 });
    const pace = () => page.evaluate(() => document.documentElement.dataset['pace']);
    expect(await pace()).toBe('normal');
    await panel(olya, 'More');
    await page.getByRole('radio', { name: 'slow' }).check();
    expect(await pace()).toBe('slow');
    await page.reload();
    await page.locator('[data-status="playing"]').waitFor();
    expect(await pace()).toBe('slow');
});
