/** A table before its first game: the invitation, seats and options that change, and whoever finds no seat. */

import { expect, test } from 'vitest';
import { phone, setTheTable } from './given/browser';
import { look, setUp } from './given/games';
import { panel } from './given/tables';

const at = setTheTable();

test('who is invited learns what is played, says a name, and agrees again to what changes', async () => {
    const olya = await at.open('/', { name: 'Olya' });
    const { id, links } = await setUp(olya, {
        game: 'quoridor',
        seats: [{ kind: 'me' }, { kind: 'invited' }],
    });
    await olya.page.goto(`/table/${id}`);
    // A camera would find nothing at the address of the computer itself.
    await olya.page.getByRole('button', { name: 'Open to the home network' }).waitFor();
    expect(await olya.page.getByRole('img', { name: 'QR code' }).count()).toBe(0);
    const middle = await olya.page.locator('main section').first().boundingBox();
    expect((middle?.x ?? 0) + (middle?.width ?? 0) / 2).toBeCloseTo(640, 0);

    const max = await at.open(`/table/${id}?link=${links?.play}`, { size: phone, touch: true });
    for (const what of ['Quoridor', 'Olya', /^For two/, 'a single game', 'The rules in a minute'])
        await max.page.locator('main').getByText(what, { exact: true }).first().waitFor();
    await max.page.getByLabel('What is your name?').fill('Max');
    await max.page.getByRole('button', { name: 'Sit down' }).click();
    await olya.page.locator('main li').getByText('Max', { exact: true }).waitFor();

    // Seats are added and given to bots; a clock is chosen. Everybody else agrees to each change.
    const start = olya.page.getByRole('button', { name: 'Start the game' });
    await start.waitFor();
    await olya.page.getByRole('button', { name: 'Add 2 seats' }).click();
    await max.page.getByText('The host has changed the game').waitFor();
    await olya.page.getByRole('button', { name: 'Fill with bots' }).click();
    await olya.page.getByRole('button', { name: 'Change the game' }).click();
    const dialog = olya.page.getByRole('dialog');
    await dialog.getByRole('button', { name: '5+3' }).click();
    await dialog.getByRole('button', { name: 'Save' }).click();
    await dialog.waitFor({ state: 'hidden' });
    await max.page.getByText('5+3', { exact: true }).waitFor();
    await max.page.getByText(/The host changed what is agreed: .*5\+3, 4 players/).waitFor();
    await olya.page.getByText('Max has yet to agree to the change.').waitFor();
    expect(await start.isDisabled()).toBe(true);
    await max.page.getByRole('button', { name: 'Agree' }).click();
    await expect.poll(() => start.isDisabled()).toBe(false);
    const { setup, options, now } = await look(max, id);
    expect(setup['players']).toBe(4);
    expect(options.clock).toEqual({ kind: 'fischer', initial_seconds: 300, increment_seconds: 3 });
    expect(now.seats?.slice(2).map(({ bot }) => bot)).toEqual([2, 2]);

    // Who comes too late may watch.
    const ira = await at.open(`/table/${id}?link=${links?.play}`);
    await ira.page.getByText('This table is full').waitFor();
    await ira.page.getByRole('button', { name: 'Watch the game' }).click();
    await start.click();
    await ira.page.getByText('All seats are taken. You are watching.').waitFor();
    // And others may be asked to: the link can be copied during play.
    await panel(olya, 'More');
    const link = olya.page.getByRole('textbox', { name: 'A link for those who watch' });
    expect(await link.inputValue()).toContain(`/table/${id}?link=${links?.watch}`);
});

test('a host whose name was made up is asked for a better one', async () => {
    const host = await at.open('/');
    await host.page.getByRole('button', { name: 'Play Quoridor with friends' }).click();
    await host.page.getByLabel('What is your name?').fill('Olya');
    await host.page.getByRole('button', { name: 'Save' }).click();
    await host.page.locator('main li').getByText('Olya', { exact: true }).waitFor();
    await host.page.getByLabel('What is your name?').waitFor({ state: 'hidden' });
});
