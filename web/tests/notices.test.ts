/** What lies over a table: requests, absences, what is said, the result. The board keeps its size under all of it. */

import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { phone, setTheTable, type Person } from './given/browser';
import { look, post, setUp } from './given/games';
import { panel, two } from './given/tables';

const at = setTheTable();

const start1 = { setup: { preset: 'small', start: 1 } };
/** No line of text with buttons beside it is higher. */
const ONE_LINE = 56;

const act = (person: Person, table: string, action: Record<string, unknown>) =>
    post(person, `/api/tables/${table}/actions`, action);

async function boardBox(page: Page) {
    const box = await page.locator('.board').first().boundingBox();
    if (!box) throw new Error('there is no board');
    return box;
}

/** Whether somebody who presses the middle of this button presses nothing else. */
const isOnTop = (page: Page, name: string) =>
    page
        .getByRole('button', { name, exact: true })
        .first()
        .evaluate((button) => {
            const { x, y, width, height } = button.getBoundingClientRect();
            return button.contains(document.elementFromPoint(x + width / 2, y + height / 2));
        });

test.each([
    ['on a desktop', undefined],
    ['on a phone', phone],
])('the board keeps its size %s', async (_, size) => {
    const [olya, max, { id }] = await two(at, 'quoridor', start1);
    const { page } = olya;
    if (size) await page.setViewportSize(size);
    await olya.settled();
    const before = await boardBox(page);
    if (size) expect(before.height).toBeGreaterThanOrEqual(0.45 * size.height);

    await act(max, id, { kind: 'pause' });
    await page.getByText('Max would like a pause').waitFor();
    expect(await boardBox(page)).toEqual(before);
    await act(max, id, { kind: 'leave' });
    const absent = page.getByText('Max has been away for a while');
    await absent.waitFor();
    expect(await boardBox(page)).toEqual(before);
    // What is asked about somebody who is away takes one line, and can be put aside.
    const line = page.locator('.offers > *').filter({ hasText: 'Max has been away' });
    expect((await line.boundingBox())?.height).toBeLessThanOrEqual(ONE_LINE);
    const aside = page.getByRole('button', { name: 'Put aside' });
    const { x, width } = (await aside.boundingBox()) ?? { x: Infinity, width: 0 };
    expect(x + width).toBeLessThanOrEqual(page.viewportSize()?.width ?? 0);
    await aside.click();
    await absent.waitFor({ state: 'hidden' });
    await page.getByRole('button', { name: 'Max has been away for a while' }).click();
    await absent.waitFor();
    // A look back at an earlier position too.
    await act(olya, id, { kind: 'offer_draw' });
    await page.keyboard.press('[');
    await page.locator('.board').getByRole('button', { name: 'To the present' }).waitFor();
    expect(await boardBox(page)).toEqual(before);
    await page.keyboard.press(']');

    await act(olya, id, { kind: 'resign' });
    await page.getByRole('region', { name: 'Result' }).waitFor();
    expect(await boardBox(page)).toEqual(before);
});

test.each([
    ['roads', { preset: 'newspaper', start: 1 }, '.roads .ground'],
    ['metro', { preset: 'leaflet', players: 2, start: 1 }, '[data-board="metro"] .ground'],
    ['sudoku', { preset: 'adult', players: 2, start: 1 }, '.sudoku .stage'],
    ['nardy', { preset: 'leaflet', start: 1 }, '.nardy .cloth'],
])('on a phone what is played on keeps its size when %s ends', async (game, setup, ground) => {
    const [olya, max, { id }] = await two(at, game, { setup });
    const { page } = olya;
    await page.setViewportSize(phone);
    await olya.settled();
    const size = () => page.locator(ground).boundingBox();
    const before = await size();
    expect(before?.height).toBeGreaterThanOrEqual(0.45 * phone.height);
    await act(max, id, { kind: 'resign' });
    await page.getByRole('region', { name: 'Result' }).waitFor();
    await olya.settled();
    expect(await size()).toEqual(before);
});

test('the map keeps its size when one of four resigns', async () => {
    const olya = await at.open('/', { name: 'Olya' });
    const { page } = olya;
    const bot = { kind: 'bot' as const, level: 1 };
    const setup = { preset: 'leaflet', players: 4, start: 1 };
    const { id } = await setUp(olya, { game: 'metro', setup, seats: [{ kind: 'me' }, bot, bot, bot] });
    await act(olya, id, { kind: 'start' });
    await page.goto(`/table/${id}`);
    await page.locator('[data-tile]').first().waitFor();
    await olya.settled();
    const size = () => page.locator('[data-board="metro"] .ground').boundingBox();
    const before = await size();
    await act(olya, id, { kind: 'resign' });
    await expect.poll(() => page.locator('[data-tile]').count()).toBe(0);
    await olya.settled();
    expect(await size()).toEqual(before);
});

test('the board keeps its size as the turn passes', async () => {
    const olya = await at.open('/', { name: 'Оля', language: 'uk' });
    const max = await at.open('/', { name: 'Максиміліан' });
    const ira = await at.open('/', { name: 'Ірина' });
    const petro = await at.open('/', { name: 'Петро' });
    const { id, links } = await setUp(olya, {
        game: 'sudoku',
        setup: { preset: 'adult', players: 4, start: 1 },
        seats: [{ kind: 'me' }, { kind: 'invited' }, { kind: 'invited' }, { kind: 'invited' }],
        options: {
            public: false,
            clock: { kind: 'fischer', initial_seconds: 600, increment_seconds: 5 },
            timeout: 'lose',
            match_to: 0,
            rated: false,
            chat: true,
            hand_throw: false,
        },
    });
    for (const person of [max, ira, petro]) {
        await post(person, `/api/tables/${id}/join`, { link: links?.play, contribute: false });
    }
    await act(olya, id, { kind: 'start' });
    const { page } = olya;
    await page.goto(`/table/${id}`);
    await page.locator('.status', { hasText: 'Твій хід' }).waitFor();
    await olya.settled();
    const before = await boardBox(page);
    const { game } = (await look(olya, id)).now;
    await act(olya, id, { kind: 'move', seq: game?.seq, game: game?.id, move: game?.legal?.[0] });
    await page.locator('.plate.acts', { hasText: 'Максиміліан' }).waitFor();
    expect(await boardBox(page)).toEqual(before);
});

test('requests stand above every sheet, and sheets close in four ways', async () => {
    const [olya, max, { id }] = await two(at, 'quoridor', start1);
    const { page } = olya;
    await page.setViewportSize(phone);
    const table = page.url();
    const sheet = page.locator('.panel.open');
    await panel(olya, 'More');
    await sheet.waitFor();
    await act(max, id, { kind: 'offer_draw' });
    await page.getByText('Max offers a draw').first().waitFor();
    expect(await isOnTop(page, 'Agree')).toBe(true);

    await sheet.getByRole('button', { name: 'Close' }).click();
    await sheet.waitFor({ state: 'hidden' });
    await panel(olya, 'Log');
    await sheet.waitFor();
    // A tap beside the sheet only closes it, even where a pawn could go.
    const { x, y, width } = await boardBox(page);
    await page.mouse.click(x + width / 2, y + 20);
    await sheet.waitFor({ state: 'hidden' });
    expect((await look(olya, id)).record).toEqual(['2 offer draw']);
    await panel(olya, 'Chat');
    await sheet.waitFor();
    await page.keyboard.press('Escape');
    await sheet.waitFor({ state: 'hidden' });
    await panel(olya, 'Log');
    await sheet.waitFor();
    await page.goBack();
    await sheet.waitFor({ state: 'hidden' });
    expect(page.url()).toBe(table);

    // Over a dialog, which makes everything else unreachable, they stand too.
    await page.keyboard.press('?');
    const dialog = page.getByRole('dialog');
    await dialog.getByRole('button', { name: 'No, thanks' }).click();
    await dialog.getByText('Max offers a draw').waitFor({ state: 'hidden' });
    await page.goBack();
    await dialog.waitFor({ state: 'hidden' });
    expect(page.url()).toBe(table);
    // It may still be closing.
    const opened = async () => {
        if (!(await dialog.isVisible())) await page.keyboard.press('?');
        return dialog.isVisible();
    };
    await expect.poll(opened).toBe(true);
    await page.mouse.click(5, 5);
    await dialog.waitFor({ state: 'hidden' });

    // The result is a sheet as well; whoever has closed it finds it again.
    await act(max, id, { kind: 'resign' });
    const result = page.getByRole('region', { name: 'Result' });
    await result.waitFor();
    await page.goBack();
    await result.waitFor({ state: 'hidden' });
    expect(page.url()).toBe(table);
    await page.getByRole('button', { name: 'Result' }).click();
    await result.waitFor();
});

test('what is said is seen wherever somebody looks', async () => {
    const [olya, max, { id }] = await two(at, 'quoridor', start1);
    // On a wide screen the chat stands beside the log.
    await act(max, id, { kind: 'say', text: 'Have fun!' });
    const chat = max.page.getByRole('region', { name: 'Chat' });
    await chat.getByText('Have fun!').waitFor();
    expect(await max.page.getByRole('region', { name: 'What was played' }).isVisible()).toBe(true);

    const { page } = olya;
    await page.setViewportSize(phone);
    await page.getByRole('region', { name: 'Chat' }).waitFor({ state: 'hidden' });
    await act(max, id, { kind: 'say', text: `It is your turn, ${'is it not, '.repeat(20)}Olya?` });
    const toast = page.getByRole('button', { name: 'Max It is your turn' });
    await toast.waitFor();
    expect((await toast.boundingBox())?.height).toBeLessThanOrEqual(ONE_LINE);
    const tab = page.getByRole('navigation').getByRole('button', { name: 'Chat' });
    await expect.poll(() => tab.textContent()).toContain('1 new line');
    await toast.click();
    await page.getByRole('region', { name: 'Chat' }).getByText('It is your turn').waitFor();
    await toast.waitFor({ state: 'hidden' });
    await expect.poll(() => tab.textContent()).not.toContain('new line');
    // Nor is it new once more on the next visit.
    await page.reload();
    await page.locator('[data-status="playing"] .plate').first().waitFor();
    await olya.settled();
    expect(await tab.textContent()).not.toContain('new line');
});
