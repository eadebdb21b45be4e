/** Lost connections, takebacks, matches and rematches where a game has its own way with them. */

import { expect, test } from 'vitest';
import { type Person, setTheTable } from './given/browser';
import { acting, drivers, look, move, numbers, playOn, seen } from './given/games';
import { expectOnlyHandOf, hands } from './given/hands';
import { panel, resign, seated, two } from './given/tables';

const at = setTheTable();

/** Makes a given move by mouse, once the page shows that it can be made. */
async function make(person: Person, table: string, move: string) {
    const { now, game } = await look(person, table);
    expect(now.game?.legal).toContain(move);
    await seen(person.page, now.game?.seq ?? 0);
    await drivers[game]?.mouse(person.page, move);
    await seen(person.page, (now.game?.seq ?? 0) + 1);
}

test('metro: the hands are the same after the service was killed and started again', async () => {
    const { held, shown } = hands['metro'] ?? {};
    if (!held || !shown) throw new Error('metro hides its hands');
    const [olya, max, { id }] = await two(at, 'metro', { setup: { start: 1 } });
    const both = [olya, max];
    for (const person of both) person.forgive(/WebSocket|ERR_CONNECTION|ERR_SOCKET/);
    await playOn({ table: id, seats: seated(olya, max), random: numbers(21), moves: 3 });
    const before = await Promise.all(
        both.map(async (one, index) => held((await look(one, id)).now.game?.view ?? {}, index + 1)),
    );
    for (const [index, { page }] of both.entries())
        await expect.poll(() => shown(page)).toEqual(before[index]);
    await at.service.kill();
    const lost = both.map(({ page }) => page.getByText('The connection is lost'));
    for (const banner of lost) await banner.waitFor();
    // Nobody's hand goes with the line.
    for (const [index, { page }] of both.entries()) expect(await shown(page)).toEqual(before[index]);
    await at.service.begin();
    for (const banner of lost) await banner.waitFor({ state: 'hidden' });
    for (const [index, { page }] of both.entries()) expect(await shown(page)).toEqual(before[index]);
    const later = await playOn({ table: id, seats: seated(olya, max), random: numbers(22), moves: 3 });
    expect(later.record.length).toBeGreaterThan(6);
    for (const [index, { frames }] of both.entries()) expectOnlyHandOf('metro', index + 1, frames);
});

test('metro: a rematch begins with the next seat, and with new hands', async () => {
    const { shown } = hands['metro'] ?? {};
    if (!shown) throw new Error('metro hides its hands');
    const [olya, max, { id }] = await two(at, 'metro', { setup: { start: 1 } });
    await olya.page.getByText('Your turn').first().waitFor();
    const first = await shown(olya.page);
    expect(first.length).toBe(9);
    await resign(max);
    for (const { page } of [max, olya]) await page.getByRole('button', { name: 'Play again' }).click();
    await max.page.getByText('Your turn').first().waitFor();
    const { now } = await look(olya, id);
    expect([now.game?.number, acting(await look(olya, id))]).toEqual([2, [2]]);
    const second = await shown(olya.page);
    expect(second.length).toBe(9);
    expect(second).not.toEqual(first);
});

test('nardy: a play is taken back until the next throw, and not after it', async () => {
    const [olya, max, { id }] = await two(at, 'nardy', { options: { hand_throw: true } });
    const seats = seated(olya, max);
    const random = numbers(31);
    const isPlay = (line: string) => /^\d (?!throw|roll|pass)/.test(line);
    let state = await look(olya, id);
    while (!isPlay(state.record.at(-1) ?? '')) state = await playOn({ table: id, seats, random, moves: 1 });
    const played = state.record.at(-1) ?? '';
    const [mover, other] = played.startsWith('1') ? [olya, max] : [max, olya];
    const place = mover === olya ? 1 : 2;

    await panel(mover, 'More');
    await mover.page.getByRole('button', { name: 'Take back' }).click();
    await other.page.getByRole('button', { name: 'Agree' }).click();
    await mover.page.getByText('Your turn').first().waitFor();
    const again = await look(mover, id);
    expect(again.record.at(-1)).toMatch(/^takeback /);
    // The same throw is to be played once more.
    expect(again.now.game?.legal).toContain(played.slice(2));

    await make(mover, id, played.slice(2));
    await move(other, id, undefined, 'mouse', random);
    const thrown = (await look(mover, id)).record.length;
    await panel(mover, 'More');
    await mover.page.getByRole('button', { name: 'Take back' }).click();
    await mover.page.getByRole('alert').waitFor();
    expect((await look(mover, id)).record.length).toBe(thrown);
    expect(acting(await look(mover, id))).not.toContain(place);
});

test('nardy: a match to three is decided by the cube', async () => {
    const setup = { preset: 'international', cube: true, match: 3 };
    const [olya, max, { id }] = await two(at, 'nardy', { setup });
    const people = [olya, max];
    const random = numbers(41);
    /** Plays on until somebody may do this. */
    async function until(person: Person, deed: string) {
        for (let moves = 0; moves < 12; moves += 1) {
            const state = await look(person, id);
            if (state.now.game?.legal?.includes(deed)) return;
            const mover = people[(acting(state)[0] ?? 0) - 1];
            if (!mover) break;
            const { legal = [] } = (await look(mover, id)).now.game ?? {};
            // Nobody else doubles or gives up meanwhile.
            if (legal.includes('roll')) await make(mover, id, 'roll');
            else await move(mover, id, undefined, 'mouse', random);
        }
        throw new Error(`${deed} does not come about`);
    }
    await until(olya, 'double');
    await make(olya, id, 'double');
    await make(max, id, 'drop');
    await olya.page.getByRole('heading', { name: 'You have won!' }).waitFor();
    expect((await look(max, id)).now.match).toEqual({ target: 3, points: [1, 0], winners: null });

    for (const { page } of people) await page.getByRole('button', { name: /^Next game/ }).click();
    await expect.poll(async () => (await look(olya, id)).now.game?.number).toBe(2);
    for (const { page } of people) await page.locator('[data-status="playing"]').waitFor();
    await until(olya, 'double');
    await make(olya, id, 'double');
    await make(max, id, 'take');
    // A single game, given up with the cube at two. The board offers this to whoever is on turn.
    await until(max, 'roll');
    const { seq = 0 } = (await look(max, id)).now.game ?? {};
    await drivers['nardy']?.mouse(max.page, 'resign 1');
    await seen(olya.page, seq + 1);
    await make(olya, id, 'accept');
    await max.page.locator('.match').getByText('Olya has won the match').waitFor();
    expect((await look(max, id)).now.match).toEqual({ target: 3, points: [3, 0], winners: [1] });
});
