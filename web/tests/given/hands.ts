/** Hands that only their holder may see: where the page shows them, and where a game's views keep them. */

import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { heard } from './games';

type View = Record<string, unknown>;

interface Hands {
    /** Whose each thing is that a view tells of hands; what it does not tell is null. */
    kept: (view: View) => { seat: unknown; holds: unknown }[];
    /** What a view tells of a seat's hand, as `shown` words it. */
    held: (view: View, seat: number) => string[];
    /** The hand that lies open on the page. */
    shown: (page: Page) => Promise<string[]>;
}

/** Each once, in an order that is always the same. */
const sorted = (words: readonly string[]) => [...new Set(words)].sort();

/** What an attribute says wherever the page has such an element. */
async function values(page: Page, selector: string, attribute: string): Promise<string[]> {
    const found = page.locator(selector);
    return sorted(
        await found.evaluateAll((all, name) => all.map((one) => one.getAttribute(name) ?? ''), attribute),
    );
}

interface Metro {
    drawn: string | null;
    on_turn: number;
    seats: { seat: number; hand: string[] | null }[];
}
interface Roads {
    hands: { cards: string[] | null }[];
}
interface Sudoku {
    seats: { seat: number; card: number | null }[];
}

export const hands: Record<string, Hands> = {
    metro: {
        kept: (view) => {
            const { drawn, on_turn, seats } = view as unknown as Metro;
            return [
                { seat: on_turn, holds: drawn },
                ...seats.map(({ seat, hand }) => ({ seat, holds: hand })),
            ];
        },
        held: (view, seat) => {
            const { drawn, seats } = view as unknown as Metro;
            return sorted([...(seats[seat - 1]?.hand ?? []), ...(drawn === null ? [] : [drawn])]);
        },
        shown: (page) => values(page, '[data-tile]', 'data-tile'),
    },
    roads: {
        kept: (view) =>
            (view as unknown as Roads).hands.map(({ cards }, index) => ({ seat: index + 1, holds: cards })),
        held: (view, seat) => sorted((view as unknown as Roads).hands[seat - 1]?.cards ?? []),
        shown: (page) => values(page, '[data-card]', 'data-card'),
    },
    sudoku: {
        kept: (view) => (view as unknown as Sudoku).seats.map(({ seat, card }) => ({ seat, holds: card })),
        held: (view, seat) => {
            const card = (view as unknown as Sudoku).seats[seat - 1]?.card ?? null;
            return card === null ? [] : [String(card)];
        },
        // The adults' cards are called by their numbers.
        shown: async (page) => {
            const labels = await values(page, '[data-hand]', 'aria-label');
            return labels.flatMap((label) => label.match(/\d+/g) ?? []);
        },
    },
};

/** Fails if anything that came over a live socket tells of a hand that is not of this seat; null for a spectator. */
export function expectOnlyHandOf(game: string, seat: number | null, frames: readonly string[]) {
    for (const told of heard(frames)) {
        if (!told || told.outcome) continue;
        if (seat === null) expect(told.legal).toBeUndefined();
        const foreign = (hands[game]?.kept(told.view) ?? []).filter((one) => one.seat !== seat);
        expect(foreign.filter(({ holds }) => holds !== null)).toEqual([]);
    }
    // Nor in the lines of the record: a dealt or drawn piece of another seat is a question mark.
    for (const frame of frames) {
        for (const [line, whose, pieces] of frame.matchAll(/"! (?:draw|deal) (\d) ([^"]*)"/g)) {
            if (Number(whose) !== seat) expect(pieces, line).toMatch(/^[?*\d ]*\?[?*\d ]*$/);
        }
    }
}
