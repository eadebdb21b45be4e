/** Playing games as people do: setting up over the API where the test is not about that, moving on the board. */

import type { Locator, Page } from 'playwright-core';
import { expect } from 'vitest';
import type { FromServer, NewTable, TableState } from '../../src/api/protocol';
import { games } from '../../src/boards/games';
import type { Driver } from '../drive/driver';
import type { Person } from './browser';

interface Played {
    drive: Driver;
    /** A setup whose games are short enough to be clicked through. */
    short: Record<string, unknown>;
    /** What appears on the board when the switch in the menu shows something besides. */
    aid: string;
}

const played = import.meta.glob<Played>(['../drive/*.ts', '!../drive/driver.ts'], { eager: true });

function playedOf(game: string): Played {
    const module = played[`../drive/${game}.ts`];
    if (!module) throw new Error(`tests/drive/${game}.ts says how ${game} is played`);
    return module;
}

export { games };
export const drivers: Record<string, Driver> = Object.fromEntries(
    games.map((game) => [game, playedOf(game).drive]),
);
/** Setups whose games are short enough to be clicked through. */
export const short: Record<string, Record<string, unknown>> = Object.fromEntries(
    games.map((game) => [game, playedOf(game).short]),
);

/** What each board shows besides, as CSS selectors. */
export const aids: Record<string, string> = Object.fromEntries(
    games.map((game) => [game, playedOf(game).aid]),
);

const texts = import.meta.glob<string>('../../../texts/en/*.ftl', {
    query: '?raw',
    import: 'default',
    eager: true,
});

/** A text of a game in English, such as its name. */
export function wordsOf(game: string, key: string): string {
    const text = texts[`../../../texts/en/${game}.ftl`] ?? '';
    const [, words] = new RegExp(`^${game}-${key} = (.+)$`, 'm').exec(text) ?? [];
    if (words === undefined) throw new Error(`${game} has no ${key}`);
    return words;
}

export type Way = keyof Driver;

/** Sets up a table for somebody whom the service knows already, and tells its state. */
export async function setUp(person: Person, table: NewTable): Promise<TableState> {
    return (await post(person, '/api/tables', table)) as TableState;
}

/** Does something over the API. */
export async function post(person: Person, path: string, data: unknown): Promise<unknown> {
    const origin = new URL(person.page.url()).origin;
    const answer = await person.context.request.post(path, { data, headers: { origin } });
    if (!answer.ok()) throw new Error(`${path}: ${answer.status()} ${await answer.text()}`);
    return answer.status() === 204 ? undefined : await answer.json();
}

/** A table as somebody may know it; `seat` uncovers one of several seats of the same device. */
export async function look(person: Person, table: string, seat?: number): Promise<TableState> {
    const query = new URLSearchParams(new URL(person.page.url()).searchParams);
    if (seat !== undefined) query.set('seat', String(seat));
    const answer = await person.context.request.get(`/api/tables/${table}?${query}`);
    if (!answer.ok()) throw new Error(`${table}: ${answer.status()} ${await answer.text()}`);
    return (await answer.json()) as TableState;
}

/** The seats that are to act. */
export function acting(state: TableState): number[] {
    const turn = state.now.game?.turn ?? null;
    if (turn === null) return [];
    return typeof turn === 'number' ? [turn] : turn;
}

/** The game as each frame of a live socket told it, newest last. */
export function heard(frames: readonly string[]) {
    return frames.flatMap((frame) => {
        const news = JSON.parse(frame) as FromServer;
        if (news.kind === 'state') return [news.state.now.game];
        return news.kind === 'update' ? [news.now.game] : [];
    });
}

/** Waits until the page shows at least so many events of the game. */
export async function seen(page: Page, seq: number) {
    await page.waitForFunction(
        (wanted) => Number(document.querySelector<HTMLElement>('[data-seq]')?.dataset['seq'] ?? -1) >= wanted,
        seq,
    );
}

/** Waits until the page shows that something has happened since, be it the end. */
async function goesOn(page: Page, seq: number) {
    await page.waitForFunction((known) => {
        const shown = document.querySelector<HTMLElement>('[data-seq]')?.dataset;
        return Number(shown?.['seq'] ?? -1) > known || shown?.['status'] === 'over';
    }, seq);
}

/** The table that a page shows. */
export const tableOf = (page: Page) => new URL(page.url()).pathname.split('/')[2] ?? '';

/** A stream of numbers that is the same in every run. */
export function numbers(seed: number): () => number {
    let state = seed >>> 0;
    return () => {
        state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
        return state / 2 ** 32;
    };
}

/** A sensible move: one that brings a game to its end. */
export function choose(state: TableState, legal: readonly string[], random: () => number): string {
    const oneOf = (moves: readonly string[]) => moves[Math.floor(random() * moves.length)] ?? '';
    const any = () => oneOf(legal);
    if (state.game === 'nardy') {
        // Checkers home and few hits: random games take 108 moves and up to 330, these 65 and up to 105.
        const times = (move: string, what: string) => move.split(what).length - 1;
        const loss = (move: string) => times(move, '*') - times(move, 'off');
        const least = Math.min(...legal.map(loss));
        return random() < 0.3 ? any() : oneOf(legal.filter((move) => loss(move) === least));
    }
    if (state.game !== 'quoridor') return any();
    // Straight on: pawns that only wander meet the rule of repetition.
    const seat = acting(state)[0] ?? 1;
    const steps = legal.filter((move) => /^[a-z]\d+$/.test(move));
    const row = (move: string) => Number(move.slice(1));
    const column = (move: string) => move.charCodeAt(0);
    const ahead = [row, column, (move: string) => -row(move), (move: string) => -column(move)];
    const four = state.now.seats?.length === 4;
    const along = four ? ahead[seat - 1] : seat === 1 ? ahead[0] : ahead[2];
    if (!along || steps.length === 0 || random() < 0.15) return any();
    return steps.toSorted((a, b) => along(b) - along(a))[0] ?? any();
}

interface Playing {
    table: string;
    /** Who plays which seats, by which way. */
    seats: { person: Person; seats: readonly number[]; way: Way }[];
    random: () => number;
    /** After how many moves to stop; to the end of the game if left out. */
    moves?: number;
}

/** More moves than any game here takes. */
const ENOUGH = 600;

/** Plays on by the boards; tells how it stands then. */
export async function playOn({ table, seats, random, moves = ENOUGH }: Playing): Promise<TableState> {
    const [first] = seats;
    if (!first) throw new Error('nobody plays');
    for (let made = 0; made < moves;) {
        const state = await look(first.person, table);
        const game = state.now.game;
        if (!game || game.outcome || state.now.status !== 'playing') return state;
        const turn = acting(state);
        const mover = seats.find((one) => one.seats.some((seat) => turn.includes(seat)));
        const seat = mover?.seats.find((one) => turn.includes(one));
        if (!mover || seat === undefined) {
            // A bot thinks, or dice are due.
            await goesOn(first.person.page, game.seq);
            continue;
        }
        const one = mover.seats.length > 1 ? seat : undefined;
        if (await move(mover.person, table, one, mover.way, random)) made += 1;
    }
    if (moves === ENOUGH) throw new Error('the game does not end');
    return look(first.person, table);
}

/** Uncovers one of several seats of a device; until then neither the page nor the service shows anybody's side. */
export async function uncover({ page, frames }: Person, seat: number) {
    const cover = page.locator(`[data-uncover="${seat}"]`);
    const uncovered = page.locator(`[data-eyes="${seat}"]`);
    await cover.or(uncovered).first().waitFor();
    if (await cover.isVisible()) {
        expect(await page.locator('[data-eyes]').count()).toBe(0);
        expect(heard(frames).at(-1)?.legal).toBeUndefined();
        await cover.click();
    }
    await uncovered.waitFor();
}

/** More stops than any page has. */
const STOPS = 100;

/** Opens a table that is complete, starts its game by a press on the button, and waits until it is played. */
export async function begin(person: Person, table: string, press: (start: Locator) => Promise<void>) {
    const { page } = person;
    await page.goto(`/table/${table}`);
    const start = page.getByRole('button', { name: /^(Start the game|Почати гру)$/ });
    await start.waitFor();
    await press(start);
    await page
        .locator('[data-status="playing"], [data-status="over"]')
        .waitFor()
        .catch(async () => {
            const { now, log } = await look(person, table);
            throw new Error(`the game does not start: ${now.status} ${JSON.stringify(log)}`);
        });
}

/** Goes by the Tab key until the focus is on this or in it; if it is there already, no key is pressed. */
export async function tabTo(page: Page, where: Locator) {
    const there = () => where.evaluate((element) => element.contains(document.activeElement));
    for (let stop = 0; stop < STOPS; stop += 1) {
        if (await there()) return;
        await page.keyboard.press('Tab');
    }
    throw new Error(`the Tab key does not lead to ${where.toString()}`);
}

/** Makes one move on the board, and waits until the page has it; tells whether there was one to make. */
export async function move(
    person: Person,
    table: string,
    seat: number | undefined,
    way: Way,
    random: () => number,
): Promise<boolean> {
    const { page } = person;
    const state = await look(person, table, seat);
    const game = state.now.game;
    if (!game?.legal || game.legal.length === 0) return false;
    await seen(page, game.seq);
    if (seat !== undefined) await uncover(person, seat);
    const chosen = choose(state, game.legal, random);
    if (way === 'keys') await tabTo(page, page.locator('[data-status="playing"] main > .board'));
    await drivers[state.game]?.[way](page, chosen);
    await seen(page, game.seq + 1).catch(() => {
        throw new Error(`${state.game}: ${chosen} was not played by ${way} (${JSON.stringify(game.view)})`);
    });
    return true;
}
