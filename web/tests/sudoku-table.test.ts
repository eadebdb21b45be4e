/** The leaflet's own game of attention: a breach that is caught, one that nobody sees, and a claim that is shown wrong. */

import { expect, test } from 'vitest';
import { type Person, setTheTable } from './given/browser';
import { drivers, look, post, seen, setUp } from './given/games';

const at = setTheTable();

interface View {
    board: { card: number; square: string }[];
    seats: { card: number | null; score: number }[];
    removed: number[];
    stack: number;
}

/** Olya lays first; nobody's silence answers. */
async function begin(): Promise<[Person, Person, string]> {
    const [olya, max] = [await at.open('/', { name: 'Olya' }), await at.open('/', { name: 'Max' })];
    const setup = { preset: 'table', start: 1, check_seconds: 0 };
    const table = await setUp(olya, { game: 'sudoku', setup, seats: [{ kind: 'me' }, { kind: 'invited' }] });
    await post(max, `/api/tables/${table.id}/join`, { link: table.links?.play, contribute: false });
    await post(olya, `/api/tables/${table.id}/actions`, { kind: 'start' });
    for (const { page } of [olya, max]) {
        await page.goto(`/table/${table.id}`);
        await page.locator('[data-status="playing"]').waitFor();
    }
    return [olya, max, table.id];
}

const now = async (person: Person, table: string) => {
    const { game } = (await look(person, table)).now;
    if (!game) throw new Error('no game');
    return { view: game.view as unknown as View, seq: game.seq };
};

/** A free square, in the row of an equal card or where the card may lie. */
function squareFor({ board, seats }: View, breach: boolean): string {
    const card = seats[0]?.card ?? 0;
    const taken = new Set(board.map(({ square }) => square));
    const near = (a: string, b: string) => {
        const [ca, cb] = [a.charCodeAt(0) - 97, b.charCodeAt(0) - 97];
        const [ra, rb] = [Number(a[1]) - 1, Number(b[1]) - 1];
        return (
            ca === cb ||
            ra === rb ||
            (Math.floor(ca / 3) === Math.floor(cb / 3) && Math.floor(ra / 3) === Math.floor(rb / 3))
        );
    };
    for (const column of 'abcdefghi') {
        for (const row of '123456789') {
            const square = column + row;
            if (taken.has(square)) continue;
            const broken = board.some((laid) => laid.card === card && near(laid.square, square));
            if (broken === breach) return square;
        }
    }
    throw new Error('no such square');
}

async function lay(person: Person, table: string, breach: boolean): Promise<string> {
    const { view, seq } = await now(person, table);
    await seen(person.page, seq);
    const square = squareFor(view, breach);
    await drivers['sudoku']?.mouse(person.page, square);
    await seen(person.page, seq + 1);
    return square;
}

test('S4 a breach that is caught leaves the game and scores nothing', async () => {
    const [olya, max, table] = await begin();
    const square = await lay(olya, table, true);
    await max.page.getByRole('button', { name: 'Object!' }).click();
    await expect.poll(async () => (await now(max, table)).view.removed.length).toBe(1);
    const { view } = await now(olya, table);
    expect(view.board.some((laid) => laid.square === square)).toBe(false);
    expect(view.seats[0]?.score).toBe(0);
    await max.page.getByText('Your turn').first().waitFor();
});

test('S4 a breach that nobody sees stands and counts', async () => {
    const [olya, max, table] = await begin();
    const square = await lay(olya, table, true);
    await max.page.getByRole('button', { name: 'It is fine' }).click();
    await expect.poll(async () => (await look(max, table)).now.game?.turn).toBe(2);
    const { view } = await now(olya, table);
    expect(view.board.some((laid) => laid.square === square)).toBe(true);
    expect(view.removed).toEqual([]);
    // In the row of an equal card at least that one counts.
    expect(view.seats[0]?.score).toBeGreaterThan(0);
});

test('S5 a false claim costs the card once somebody shows a square', async () => {
    const [olya, max, table] = await begin();
    const { view, seq } = await now(olya, table);
    const square = squareFor(view, false);
    await drivers['sudoku']?.mouse(olya.page, 'stuck');
    await seen(max.page, seq + 1);
    await drivers['sudoku']?.mouse(max.page, `show ${square}`);
    await expect.poll(async () => (await now(max, table)).view.removed.length).toBe(1);
    await max.page.getByText('Your turn').first().waitFor();
    expect((await look(max, table)).now.game?.outcome).toBeUndefined();
});
