/** Several people at one screen: whole games, and hands that only the one whose turn it is may see. */

import { describe, expect, test } from 'vitest';
import { setTheTable } from './given/browser';
import {
    acting,
    games,
    heard,
    look,
    move,
    numbers,
    playOn,
    post,
    seen,
    setUp,
    tableOf,
    uncover,
    wordsOf,
} from './given/games';
import { expectOnlyHandOf, hands } from './given/hands';

const at = setTheTable();

test.each(games)('a whole game of %s', async (game) => {
    const both = await at.open('/');
    const { page } = both;
    await page.getByRole('button', { name: `Play ${wordsOf(game, 'name')} on one screen` }).click();
    await page.getByLabel('Player 1').fill('Оля');
    await page.getByLabel('Player 2').fill('Тато');
    await page.getByRole('button', { name: 'Start', exact: true }).click();
    await page.waitForURL('**/table/*');
    await page.locator('[data-status="playing"]').waitFor();
    const end = await playOn({
        table: tableOf(page),
        seats: [{ person: both, seats: [1, 2], way: 'mouse' }],
        random: numbers(3),
    });
    expect(end.now.seats?.map((seat) => seat.who?.name)).toEqual(['Оля', 'Тато']);
    expect(end.now.game?.outcome).toBeDefined();
    await page.getByRole('region', { name: 'Result' }).waitFor();
});

describe('nobody sees the hand of the one before', () => {
    // Cards in hand and cards from a pile are dealt in different ways.
    test.each([
        ['roads', { preset: 'newspaper', players: 3 }],
        ['roads', { preset: 'pile' }],
        ['sudoku', { preset: 'adult', players: 3 }],
        ['sudoku', { preset: 'table', check_seconds: 0 }],
        ['metro', { preset: 'leaflet', players: 3 }],
    ])('%s %o', async (game, setup) => {
        const { held, shown } = hands[game] ?? {};
        if (!held || !shown) throw new Error(`${game} hides nothing`);
        const all = await at.open('/', { name: 'Оля' });
        const { page, frames } = all;
        const others = Array.from({ length: ('players' in setup ? setup.players : 2) - 1 }, (_, index) => ({
            kind: 'here' as const,
            name: `Гість ${index + 2}`,
        }));
        const { id } = await setUp(all, { game, setup, seats: [{ kind: 'me' }, ...others] });
        await post(all, `/api/tables/${id}/actions`, { kind: 'start' });
        await page.goto(`/table/${id}`);
        const random = numbers(9);
        const eyes = new Set<number>();
        let pieces = 0;
        for (let turn = 0; turn < 9; turn += 1) {
            // Covered: nobody's hand lies there, and none has come.
            const cover = page.locator('[data-uncover]').first();
            await cover.waitFor();
            expect(await shown(page)).toEqual([]);
            const covered = frames.length;
            expect(heard(frames).at(-1)?.view['seat']).toBeNull();
            const state = await look(all, id);
            await seen(page, state.now.game?.seq ?? 0);
            const seat = acting(state)[0] ?? 0;
            // Uncovered: the hand of this seat as the service knows it, and of no other.
            await uncover(all, seat);
            eyes.add(seat);
            const own = (await look(all, id, seat)).now.game?.view ?? {};
            await expect.poll(() => shown(page)).toEqual(held(own, seat));
            pieces += held(own, seat).length;
            while ((await page.locator(`[data-eyes="${seat}"]`).count()) > 0) {
                if (!(await move(all, id, seat, 'mouse', random))) break;
            }
            expectOnlyHandOf(game, seat, frames.slice(covered));
        }
        expect(eyes.size).toBe(others.length + 1);
        expect(pieces).toBeGreaterThan(0);
    });
});
