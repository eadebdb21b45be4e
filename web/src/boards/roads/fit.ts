/** R2, R3, R7: the empty squares, what they ask of a card, and why a card does not fit. */

import {
    at,
    beside,
    directions,
    isRoad,
    laidOf,
    sideAt,
    type Direction,
    type Laid,
    type RoadsView,
    type Side,
    type Sides,
    type Square,
} from './view';

/** A road that could still be lengthened. */
export interface OpenEnd extends Square {
    readonly direction: number;
    readonly side: Side;
}

/** Two touching sides that do not agree. */
export interface Clash {
    readonly direction: Direction;
    readonly shown: Side;
    readonly asked: Side;
}

/** Why a card cannot lie on a square. */
export type Misfit =
    | { readonly why: 'occupied' | 'off' | 'centre' | 'apart' | 'alone' }
    | { readonly why: 'clash'; readonly clashes: readonly Clash[] };

/** The cards on the table, found by their squares. */
export class Network {
    readonly cards: readonly Laid[];
    readonly field: readonly [number, number] | null;
    readonly #at: ReadonlyMap<string, Laid>;

    constructor({ table, field }: Pick<RoadsView, 'table' | 'field'>) {
        this.cards = table.map(laidOf).filter((card) => card !== null);
        this.field = field;
        this.#at = new Map(this.cards.map((card) => [at(card), card]));
    }

    card(square: Square): Laid | undefined {
        return this.#at.get(at(square));
    }

    contains({ x, y }: Square): boolean {
        const { field } = this;
        return !field || (x >= 0 && y >= 0 && x < field[0] && y < field[1]);
    }

    /** Where the next card may be tried: beside the others, or where the first one lies. */
    gaps(): Square[] {
        if (this.cards.length === 0) return this.#firstSquares();
        const found = new Map<string, Square>();
        for (const card of this.cards) {
            for (let direction = 0; direction < 4; direction++) {
                const square = beside(card, direction);
                if (!this.card(square) && this.contains(square)) found.set(at(square), square);
            }
        }
        return [...found.values()];
    }

    /** R7: the origin, or the squares nearest the centre of the field. */
    #firstSquares(): Square[] {
        const { field } = this;
        if (!field) return [{ x: 0, y: 0 }];
        const middle = (length: number) => [...new Set([(length - 1) >> 1, length >> 1])];
        return middle(field[1]).flatMap((y) => middle(field[0]).map((x) => ({ x, y })));
    }

    /** Roads over an empty square. Those over the edge of the field lead nowhere. */
    openEnds(): OpenEnd[] {
        return this.cards.flatMap((card) =>
            directions.flatMap((_, direction) => {
                const side = sideAt(card.sides, direction);
                const next = beside(card, direction);
                if (!isRoad(side) || this.card(next) || !this.contains(next)) return [];
                return [{ x: card.x, y: card.y, direction, side }];
            }),
        );
    }

    /** What each neighbour of a square shows to it; undefined where there is none. */
    asked(square: Square): (Side | undefined)[] {
        return directions.map((_, direction) => {
            const neighbour = this.card(beside(square, direction));
            return neighbour && sideAt(neighbour.sides, direction + 2);
        });
    }

    /** How many roads lead to a square. */
    roadsTo(square: Square): number {
        return this.asked(square).filter(isRoad).length;
    }

    /** Why a card cannot lie here; null if it can. */
    misfit(square: Square, sides: Sides): Misfit | null {
        if (this.card(square)) return { why: 'occupied' };
        if (!this.contains(square)) return { why: 'off' };
        if (this.cards.length === 0) {
            return this.gaps().some((gap) => at(gap) === at(square)) ? null : { why: 'centre' };
        }
        const asked = this.asked(square);
        if (asked.every((side) => side === undefined)) return { why: 'apart' };
        const clashes = asked.flatMap((side, direction) => {
            const shown = sideAt(sides, direction);
            if (side === undefined || side === shown) return [];
            return [{ direction: directions[direction] as Direction, shown, asked: side }];
        });
        if (clashes.length > 0) return { why: 'clash', clashes };
        return asked.some(isRoad) ? null : { why: 'alone' };
    }
}
