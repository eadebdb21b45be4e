/** What happens around a game: lost connections, spectators, languages, offers, matches. */

import { expect, test } from 'vitest';
import { setTheTable } from './given/browser';
import { drivers, heard, look, move, numbers, playOn, seen } from './given/games';
import { expectOnlyHandOf, hands } from './given/hands';
import { panel, resign, seated, two } from './given/tables';

const at = setTheTable();

const start1 = { setup: { preset: 'small', start: 1 } };

test('a game goes on after the service was killed and started again', async () => {
    const [olya, max, { id }] = await two(at, 'quoridor', start1);
    for (const person of [olya, max]) person.forgive(/WebSocket|ERR_CONNECTION|ERR_SOCKET/);
    await drivers['quoridor']?.mouse(olya.page, 'c2');
    await seen(max.page, 1);
    await at.service.kill();
    const lost = [olya, max].map(({ page }) => page.getByText('The connection is lost'));
    for (const banner of lost) await banner.waitFor();
    await at.service.begin();
    for (const banner of lost) await banner.waitFor({ state: 'hidden' });
    const end = await playOn({ table: id, seats: seated(olya, max), random: numbers(1) });
    expect(end.record[0]).toBe('1 c2');
    expect(end.now.game?.outcome).toBeDefined();
});

test.each(Object.entries(hands))('a spectator of %s sees no hand', async (game, { held, shown }) => {
    const setup = game === 'roads' ? { preset: 'pile', start: 1 } : { start: 1 };
    const [olya, max, { id, links }] = await two(at, game, { setup });
    const watcher = await at.open(`/table/${id}?link=${links?.watch}`);
    await watcher.page.locator('[data-status="playing"]').waitFor();
    const state = await playOn({ table: id, seats: seated(olya, max), random: numbers(2), moves: 6 });
    const seq = state.now.game?.seq ?? 0;
    for (const { page } of [olya, max, watcher]) await seen(page, seq);
    // Not on the page, where players see theirs.
    const own = await Promise.all(
        [olya, max].map(async (one, index) => held((await look(one, id)).now.game?.view ?? {}, index + 1)),
    );
    expect(own.flat().length).toBeGreaterThan(0);
    expect([await shown(olya.page), await shown(max.page)]).toEqual(own);
    expect(await shown(watcher.page)).toEqual([]);
    // Nor in anything that came.
    expect(heard(watcher.frames).length).toBeGreaterThan(3);
    expectOnlyHandOf(game, null, watcher.frames);
    expectOnlyHandOf(game, 1, olya.frames);
    expectOnlyHandOf(game, 2, max.frames);
});

test('the language changes in mid-game', async () => {
    const [olya] = await two(at, 'quoridor', start1);
    await olya.page.getByText('Your turn').first().waitFor();
    const began = await olya.page.evaluate(() => performance.timeOrigin);
    await panel(olya, 'More');
    await olya.page
        .getByRole('group', { name: 'What else you can do' })
        .getByLabel('Language')
        .selectOption('uk');
    await olya.page.getByText('Твій хід').first().waitFor();
    await drivers['quoridor']?.mouse(olya.page, 'c2');
    await seen(olya.page, 1);
    // The page was not loaded anew.
    expect(await olya.page.evaluate(() => performance.timeOrigin)).toBe(began);
});

test('a move is taken back by consent', async () => {
    const [olya, max, { id }] = await two(at, 'quoridor', start1);
    await drivers['quoridor']?.mouse(olya.page, 'c2');
    await seen(max.page, 1);
    await panel(olya, 'More');
    await olya.page.getByRole('button', { name: 'Take back' }).click();
    await max.page.getByText('Olya would like to take the last move back').first().waitFor();
    await max.page.getByRole('button', { name: 'Agree' }).click();
    await expect.poll(async () => (await look(max, id)).now.game?.turn).toBe(1);
    await olya.page.getByText('Your turn').first().waitFor();
    expect((await look(olya, id)).record).toEqual(['1 c2', 'takeback 1']);
});

test('resigning asks once more, and a rematch begins with the other seat', async () => {
    const [olya, max, { id }] = await two(at, 'quoridor', start1);
    await panel(olya, 'More');
    await olya.page.getByRole('button', { name: 'Resign', exact: true }).click();
    expect((await look(olya, id)).now.game?.outcome).toBeUndefined();
    await olya.page.getByRole('button', { name: 'Really resign?' }).click();
    await max.page.getByRole('heading', { name: 'You have won!' }).waitFor();
    await max.page.getByRole('button', { name: 'Play again' }).click();
    await olya.page.getByRole('region', { name: 'Result' }).getByText('Max would like').waitFor();
    await olya.page.getByRole('button', { name: 'Play again' }).click();
    await max.page.getByText('Your turn').first().waitFor();
    expect((await look(max, id)).now.game?.number).toBe(2);
});

test('a match to two is played to its end', async () => {
    const [olya, max, { id }] = await two(at, 'quoridor', { ...start1, options: { match_to: 2 } });
    for (const game of [1, 2]) {
        await resign(max);
        await olya.page.getByRole('heading', { name: 'You have won!' }).waitFor();
        // What can be done in a game makes room for its result.
        await max.page.getByRole('button', { name: 'More', expanded: false }).waitFor();
        if (game === 2) break;
        for (const { page } of [olya, max]) await page.getByRole('button', { name: 'Next game' }).click();
        await expect.poll(async () => (await look(olya, id)).now.game?.number).toBe(2);
        await max.page.locator('[data-status="playing"]').waitFor();
    }
    await olya.page.locator('.match').getByText('Olya has won the match').waitFor();
    expect((await look(max, id)).now.match).toEqual({ target: 2, points: [2, 0], winners: [1] });
});

test('people talk, and the host may end that', async () => {
    const [olya, max] = await two(at, 'quoridor', start1);
    await panel(olya, 'Chat');
    await panel(max, 'Chat');
    await olya.page.getByLabel('Say something').fill('Привет! <b>это не разметка</b>');
    await olya.page.getByRole('button', { name: 'Send' }).click();
    await max.page.getByText('Привет! <b>это не разметка</b>').waitFor();
    await panel(olya, 'More');
    await olya.page.getByRole('button', { name: 'Chat for everybody' }).click();
    await max.page.getByLabel('Say something').waitFor({ state: 'hidden' });
});

test('a pause holds the game, by consent', async () => {
    const [olya, max, { id }] = await two(at, 'quoridor', start1);
    await panel(olya, 'More');
    await olya.page.getByRole('button', { name: 'Pause' }).click();
    await max.page.getByRole('button', { name: 'Agree' }).click();
    await olya.page.getByText('Pause: the clocks stand still').first().waitFor();
    expect((await look(max, id)).now.status).toBe('paused');
    await max.page.getByRole('button', { name: 'Go on' }).click();
    await olya.page.getByText('Your turn').first().waitFor();
    await move(olya, id, undefined, 'mouse', numbers(4));
});

test('stepping back shows an earlier position and hinders nobody', async () => {
    const [olya, max, { id }] = await two(at, 'quoridor', start1);
    await playOn({ table: id, seats: seated(olya, max), random: numbers(6), moves: 4 });
    await seen(olya.page, 4);
    await olya.page.getByRole('button', { name: 'To the beginning' }).click();
    await olya.page.locator('.board').getByRole('button', { name: 'To the present' }).waitFor();
    await olya.page.locator('.board').getByRole('button', { name: 'To the present' }).click();
    await move(olya, id, undefined, 'mouse', numbers(6));
});
