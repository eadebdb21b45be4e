/** Moves that were not meant, moves that are on their way, and a network that is gone. */

import type { WebSocketRoute } from 'playwright-core';
import { expect, test } from 'vitest';
import { readLaying } from '../src/boards/metro/view';
import { phone, setTheTable } from './given/browser';
import { drivers, look, post, seen, setUp } from './given/games';
import { panel } from './given/tables';

const at = setTheTable();

/** A game against the computer, with the person to move. */
async function begin(game: string, options: Parameters<typeof at.open>[1] = {}) {
    const olya = await at.open('/', { name: 'Olya', ...options });
    const setup = game === 'nardy' ? {} : { start: 1 };
    const seats = [{ kind: 'me' as const }, { kind: 'bot' as const, level: 1 }];
    const { id } = await setUp(olya, { game, setup, seats });
    await post(olya, `/api/tables/${id}/actions`, { kind: 'start' });
    return { olya, id };
}

test('a move is confirmed where somebody wants to be asked', async () => {
    const { olya, id } = await begin('quoridor');
    const { page } = olya;
    await page.goto(`/table/${id}`);
    await panel(olya, 'More');
    await page.getByRole('button', { name: 'Confirm moves' }).click();
    await panel(olya, 'Log');
    await drivers['quoridor']?.mouse(page, 'e2');
    await page.getByRole('button', { name: 'Back', exact: true }).click();
    expect((await look(olya, id)).now.game?.seq).toBe(0);
    await drivers['quoridor']?.mouse(page, 'e2');
    // Enter plays it: the question has the focus.
    await page.getByRole('button', { name: 'Play it' }).waitFor();
    await page.keyboard.press('Enter');
    await seen(page, 1);
    expect((await look(olya, id)).record[0]).toBe('1 e2');
});

test('a tap beside the end of a metro line plays nothing', async () => {
    const { olya, id } = await begin('metro', { size: phone, touch: true });
    const { page } = olya;
    await page.goto(`/table/${id}`);
    const { now } = await look(olya, id);
    const laying = readLaying(now.game?.legal?.find((move) => readLaying(move)) ?? '');
    if (!laying) throw new Error('nothing can be laid');
    const tile = page.locator(
        `[data-tile="${laying.tile}"], [data-tile="${laying.tile.split('-').reverse().join('-')}"]`,
    );
    if ((await tile.first().getAttribute('aria-pressed')) !== 'true') await tile.first().tap();
    const ends = page.locator('[data-line]');
    await (await ends.first().elementHandle())?.waitForElementState('stable');
    const boxes = await Promise.all((await ends.all()).map((end) => end.boundingBox()));
    const middles = boxes.flatMap((box) =>
        box ? [[box.x + box.width / 2, box.y + box.height / 2] as const] : [],
    );
    const [x, y] = middles[0] ?? [0, 0];
    // 40 pixels away from this end, and at least as far from every other.
    const around = [
        [40, 0],
        [-40, 0],
        [0, 40],
        [0, -40],
    ] as const;
    const beside = around
        .map(([dx, dy]) => [x + dx, y + dy] as const)
        .find(([left, top]) => middles.every(([ex, ey]) => Math.hypot(ex - left, ey - top) >= 39.5));
    if (!beside) throw new Error('the ends lie too close together');
    await page.touchscreen.tap(...beside);
    // A move that was made would be on its way by now, or played.
    await page.waitForTimeout(1000);
    expect(await page.getByText('Sending…').count()).toBe(0);
    expect((await look(olya, id)).now.game?.seq).toBe(now.game?.seq);
});

/** People are told of a lost network within three seconds; the rest is for a busy machine. */
const TOLD = { timeout: 3000 + 5000 };

test('a move on its way says so, and a lost network is told', async () => {
    const { olya, id } = await begin('quoridor');
    const { page } = olya;
    // A network that holds everything back, and lets it through later.
    let held: (() => void)[] | undefined;
    const pass = (send: () => void) => (held ? void held.push(send) : send());
    await page.routeWebSocket(/\/api\/live/, (route: WebSocketRoute) => {
        const service = route.connectToServer();
        route.onMessage((message) => pass(() => service.send(message)));
        service.onMessage((message) => pass(() => route.send(message)));
    });
    await page.goto(`/table/${id}`);
    await page.locator('[data-status="playing"]').waitFor();
    held = [];
    await drivers['quoridor']?.mouse(page, 'e2');
    await page.getByText('Sending…').waitFor();
    await page.getByText('The connection is lost').waitFor(TOLD);
    const late = held;
    held = undefined;
    for (const send of late) send();
    await page.getByText('The connection is lost').waitFor({ state: 'hidden' });
    await seen(page, 1);
});

test('a browser without a network says so until it is back', async () => {
    const { olya, id } = await begin('quoridor');
    const { page, context } = olya;
    olya.forgive(/WebSocket|ERR_INTERNET_DISCONNECTED/);
    await page.goto(`/table/${id}`);
    await page.locator('[data-status="playing"]').waitFor();
    await olya.settled();
    await context.setOffline(true);
    await page.getByText('The connection is lost').waitFor(TOLD);
    await context.setOffline(false);
    await page.getByText('The connection is lost').waitFor({ state: 'hidden' });
    await drivers['quoridor']?.mouse(page, 'e2');
    await seen(page, 1);
});
