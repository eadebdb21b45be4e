/** Who plays a seat, who hosts a table, and what stays on the board when a move is taken back. */

import { expect, test } from 'vitest';
import { setTheTable, type Person } from './given/browser';
import { acting, drivers, look, move, numbers, post, seen, setUp, tableOf } from './given/games';
import { panel, two } from './given/tables';

const at = setTheTable();

const start1 = { setup: { preset: 'small', start: 1 } };

/** Stands up, once asked whether that is meant. */
async function leave(person: Person) {
    await panel(person, 'More');
    await person.page.getByRole('button', { name: 'Leave the table' }).click();
    await person.page.getByRole('button', { name: 'Really leave?' }).click();
    await person.page.waitForURL('**/');
}

test('whoever comes back takes the seat over from the bot with one tap', async () => {
    const [olya, max, { id }] = await two(at, 'quoridor', start1);
    await leave(olya);
    // Handing the seat over asks once.
    await max.page.getByRole('button', { name: 'Let a bot play on' }).click();
    expect((await look(max, id)).now.seats?.[0]?.bot).toBeNull();
    await max.page.getByRole('button', { name: 'Really let a bot play on?' }).click();
    const plate = max.page.locator('[data-seat="1"]');
    await plate.getByText('A bot plays').waitFor();
    await seen(max.page, 1);

    await olya.page.goto(`/table/${id}`);
    await olya.page.getByText('A bot is playing for you').waitFor();
    await olya.page.getByRole('button', { name: 'Take over' }).click();
    await plate.getByText('A bot plays').waitFor({ state: 'hidden' });
    await olya.page.getByText('A bot is playing for you').waitFor({ state: 'hidden' });
    await move(max, id, undefined, 'mouse', numbers(1));
    await move(olya, id, undefined, 'mouse', numbers(1));
});

test('a host who leaves hands the table on, and alone closes it', async () => {
    const [olya, max] = [await at.open('/', { name: 'Olya' }), await at.open('/', { name: 'Max' })];
    const { id } = await setUp(olya, { game: 'quoridor', options: { ...open, public: true } });
    await post(max, `/api/tables/${id}/join`, {});
    for (const { page } of [olya, max]) await page.goto(`/table/${id}`);
    await olya.page.getByRole('button', { name: 'Leave the table' }).click();
    await olya.page.waitForURL('**/');
    await expect.poll(async () => (await look(max, id)).now.you.host).toBe(true);
    // Somebody else sits down, and the game can begin.
    await olya.page.goto(`/table/${id}`);
    await olya.page.getByRole('button', { name: 'Sit down' }).click();
    await max.page.getByRole('button', { name: 'Start the game' }).click();
    for (const { page } of [olya, max]) await page.locator('[data-status="playing"]').waitFor();

    const alone = await setUp(olya, { game: 'quoridor', options: { ...open, public: true } });
    await olya.page.goto(`/table/${alone.id}`);
    await olya.page.getByRole('button', { name: 'Leave the table' }).click();
    await olya.page.waitForURL('**/');
    expect((await look(olya, alone.id)).now.status).toBe('closed');
});

test('an own offer says that it is one’s own', async () => {
    const [olya, max] = await two(at, 'quoridor', start1);
    await panel(olya, 'More');
    await olya.page.getByRole('button', { name: 'Offer a draw' }).click();
    await olya.page.locator('.offers').getByText('You offer a draw').waitFor();
    await max.page.locator('.offers').getByText('Olya offers a draw').waitFor();
    await olya.page.getByRole('button', { name: 'Pause' }).click();
    await olya.page.locator('.offers').getByText('You ask for a pause').waitFor();
});

test('what was said of a broken line goes once it is mended', async () => {
    const [olya, max] = await two(at, 'quoridor', start1);
    for (const person of [olya, max]) person.forgive(/WebSocket|ERR_CONNECTION|ERR_SOCKET/);
    const size = () => olya.page.locator('.board').first().boundingBox();
    const before = await size();
    await at.service.kill();
    await olya.page.getByText('The connection is lost').waitFor();
    // The board keeps its size meanwhile.
    expect(await size()).toEqual(before);
    await drivers['quoridor']?.mouse(olya.page, 'c2');
    const bubble = olya.page.locator('.bubble').getByText('The connection broke.');
    await bubble.waitFor();
    await at.service.begin();
    await olya.page.getByText('The connection is lost').waitFor({ state: 'hidden' });
    await bubble.waitFor({ state: 'hidden' });
});

test('why a move was refused goes with the next move', async () => {
    const [olya, max, { id }] = await two(at, 'quoridor', start1);
    const bubble = olya.page.locator('.bubble');
    await drivers['quoridor']?.mouse(olya.page, 'c4');
    await bubble.getByText('Too far').waitFor();
    await drivers['quoridor']?.mouse(olya.page, 'c2');
    await seen(olya.page, 1);
    await bubble.waitFor({ state: 'hidden' });

    // Whoever tries in somebody else's turn is told so until that one has moved.
    await drivers['quoridor']?.mouse(olya.page, 'c3');
    await bubble.getByText('It is Max’s turn').waitFor();
    await move(max, id, undefined, 'mouse', numbers(1));
    await seen(olya.page, 2);
    await bubble.waitFor({ state: 'hidden' });
});

test('a move that was taken back leaves no mark and no draft behind', async () => {
    const [olya, max, { id }] = await two(at, 'quoridor', start1);
    const marks = (person: Person) => person.page.locator('rect.end').count();
    await drivers['quoridor']?.mouse(olya.page, 'c2');
    await seen(max.page, 1);
    await expect.poll(() => marks(max)).toBe(1);
    await takeBack(olya, max);
    for (const person of [olya, max]) await expect.poll(() => marks(person)).toBe(0);
    expect((await look(max, id)).now.game?.turn).toBe(1);

    const thrown = await setUp(olya, {
        game: 'nardy',
        setup: { start: 1 },
        seats: [{ kind: 'me' }, { kind: 'invited' }],
        options: { ...open, hand_throw: true },
    });
    await post(max, `/api/tables/${thrown.id}/join`, { link: thrown.links?.play });
    await post(olya, `/api/tables/${thrown.id}/actions`, { kind: 'start' });
    for (const { page } of [olya, max]) await page.goto(`/table/${thrown.id}`);
    while (acting(await look(olya, thrown.id))[0] === 1) {
        await move(olya, tableOf(olya.page), undefined, 'mouse', numbers(1));
    }
    await takeBack(olya, max);
    await olya.page.locator('[data-control="undo"]').waitFor();
    expect(await olya.page.locator('[data-control="undo"]').isDisabled()).toBe(true);
});

async function takeBack(asking: Person, agreeing: Person) {
    await panel(asking, 'More');
    await asking.page.getByRole('button', { name: 'Take back' }).click();
    await agreeing.page.getByRole('button', { name: 'Agree' }).click();
    await asking.page.getByText('Your turn').first().waitFor();
}

const open = {
    public: false,
    clock: { kind: 'none' },
    timeout: 'lose',
    match_to: 0,
    rated: false,
    chat: true,
    hand_throw: false,
} as const;
