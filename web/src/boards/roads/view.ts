/** What the service tells of a game of roads, and how squares and cards are written. */

import type { DeepReadonly, Setup } from '../board';
import type * as generated from './generated';

/** What a side of a card shows: nothing, a road of two lanes, a road of four. */
export type Side = '.' | '2' | '4';

/** Four sides clockwise from the north: `2.2.` is a straight road from the north to the south. */
export type Sides = string;

/** A card as it lies in a hand: of its four turns the one that comes first in ASCII order. */
export type Kind = generated.Kind;

/** Cards that may lie face down. */
export type Pack = DeepReadonly<generated.Pack>;
export type RoadsView = DeepReadonly<generated.View>;

export interface RoadsSetup extends Setup {
    readonly variant: 1 | 2 | 3;
    readonly players: number;
    readonly cards: number;
    readonly aside: number;
    readonly lanes: generated.Lanes;
    readonly table: 'field' | 'unlimited';
    readonly field?: readonly [number, number];
    readonly start: number | 'lot';
}

/** x grows eastward, y northward. */
export interface Square {
    readonly x: number;
    readonly y: number;
}

export interface Laid extends Square {
    readonly sides: Sides;
}

/** Clockwise from the north, as the sides are written. */
export const directions = ['north', 'east', 'south', 'west'] as const;
export type Direction = (typeof directions)[number];

const steps: readonly Square[] = [
    { x: 0, y: 1 },
    { x: 1, y: 0 },
    { x: 0, y: -1 },
    { x: -1, y: 0 },
];

/** The square beside this one; directions count from 0, the north. */
export function beside(square: Square, direction: number): Square {
    const step = steps[direction % 4] as Square;
    return { x: square.x + step.x, y: square.y + step.y };
}

/** A square as the record writes it, and as it is found by. */
export function at({ x, y }: Square): string {
    return `${x},${y}`;
}

export function squareOf(text: string): Square | null {
    const found = /^(-?\d+),(-?\d+)$/.exec(text);
    return found && { x: Number(found[1]), y: Number(found[2]) };
}

/** Reads `2,-1:2.2.`; null for every other text. */
export function laidOf(text: string): Laid | null {
    const [where = '', sides = ''] = text.split(':');
    const square = squareOf(where);
    return square && /^[.24]{4}$/.test(sides) ? { ...square, sides } : null;
}

export function laidText(square: Square, sides: Sides): string {
    return `${at(square)}:${sides}`;
}

export function sideAt(sides: Sides, direction: number): Side {
    return sides.charAt(direction % 4) as Side;
}

export function isRoad(side: Side | undefined): boolean {
    return side === '2' || side === '4';
}

/** A card turned clockwise by so many quarters. */
export function turned(sides: Sides, quarters: number): Sides {
    const by = ((quarters % 4) + 4) % 4;
    return sides.slice(4 - by) + sides.slice(0, 4 - by);
}

export function kindOf(sides: Sides): Kind {
    return [0, 1, 2, 3].map((quarters) => turned(sides, quarters)).reduce((a, b) => (b < a ? b : a));
}

/** What a card is called: its key in the texts. */
export function nameOf(sides: Sides): 'end' | 'straight' | 'bend' | 'fork' | 'crossing' {
    const roads = [0, 1, 2, 3].filter((direction) => isRoad(sideAt(sides, direction)));
    if (roads.length === 1) return 'end';
    if (roads.length === 2) return isRoad(sideAt(sides, (roads[0] ?? 0) + 2)) ? 'straight' : 'bend';
    return roads.length === 3 ? 'fork' : 'crossing';
}

/** How wide a card's roads are: its key in the texts. */
export function widthOf(sides: Sides): 'two' | 'four' | 'both' {
    if (!sides.includes('4')) return 'two';
    return sides.includes('2') ? 'both' : 'four';
}

/** A hand as stacks of one kind each, in the order of kinds. */
export function stacks(cards: readonly Kind[]): { kind: Kind; count: number }[] {
    const counts = new Map<Kind, number>();
    for (const card of cards) counts.set(card, (counts.get(card) ?? 0) + 1);
    return [...counts].sort(([a], [b]) => (a < b ? -1 : 1)).map(([kind, count]) => ({ kind, count }));
}

/** The card that was laid last, from the newest lines of the record. */
export function lastLaid(lines: readonly string[]): (Laid & { by: number | null }) | null {
    for (const line of [...lines].reverse()) {
        const found = /^(?:(\d+) |pick )?(-?\d+,-?\d+:[.24]{4})$/.exec(line);
        const laid = found && laidOf(found[2] ?? '');
        if (laid) return { ...laid, by: found[1] ? Number(found[1]) : null };
    }
    return null;
}

/** The card that a seat has just drawn, where this viewer may know it. */
export function justDrawn(lines: readonly string[], seat: number | null): Kind | null {
    const found = /^! draw (\d+) ([.24]{4})$/.exec(lines.at(-1) ?? '');
    return found && Number(found[1]) === seat ? (found[2] ?? null) : null;
}

/** The cards of the deck that are neither on the table nor in this seat's hand. */
export function unseen(view: RoadsView, seat: number | null): Kind[] {
    const left = new Map(view.deck.map(({ card, count }) => [card, count]));
    const laid = view.table.map(laidOf).flatMap((card) => (card ? [kindOf(card.sides)] : []));
    const held = (seat === null ? null : view.hands[seat - 1]?.cards) ?? [];
    for (const kind of [...laid, ...held]) left.set(kind, (left.get(kind) ?? 0) - 1);
    return [...left].flatMap(([kind, count]) => Array.from({ length: Math.max(0, count) }, () => kind));
}
