/** Where fences let a pawn through: ways to the finish, and what a further fence would close. */

import {
    type Fence,
    type QuoridorView,
    type Square,
    finishOf,
    isOn,
    readFence,
    readSquare,
    squareName,
} from './view';

const STEPS: readonly Square[] = [
    { column: 0, row: 1 },
    { column: 1, row: 0 },
    { column: 0, row: -1 },
    { column: -1, row: 0 },
];

/** A board with fences and nothing else. */
export class Board {
    readonly size: number;
    /** Pairs of squares with a fence between them: `e4 e5`, the lower one first. */
    readonly #closed = new Set<string>();

    constructor(size: number, fences: Iterable<Fence>) {
        this.size = size;
        for (const { column, row, orientation } of fences) {
            for (const along of [0, 1]) {
                const from =
                    orientation === 'h' ? { column: column + along, row } : { column, row: row + along };
                const to =
                    orientation === 'h'
                        ? { column: from.column, row: row + 1 }
                        : { column: column + 1, row: from.row };
                this.#closed.add(`${squareName(from)} ${squareName(to)}`);
            }
        }
    }

    /** The board of a view, with another fence if one is named. */
    static of(view: QuoridorView, further?: Fence): Board {
        const fences = view.fences.flatMap((text) => readFence(text) ?? []);
        return new Board(view.size, further ? [...fences, further] : fences);
    }

    has({ column, row }: Square): boolean {
        return column >= 0 && row >= 0 && column < this.size && row < this.size;
    }

    /** Whether neither the rim nor a fence stops a step between two neighbours. */
    isOpen(from: Square, to: Square): boolean {
        if (!this.has(from) || !this.has(to)) return false;
        const [low, high] = from.column + from.row < to.column + to.row ? [from, to] : [to, from];
        return !this.#closed.has(`${squareName(low)} ${squareName(high)}`);
    }

    /** The squares one step away, pawns aside. */
    around(from: Square): Square[] {
        return STEPS.map((step) => beyond(from, step)).filter((to) => this.isOpen(from, to));
    }

    /**
     * A shortest way from a square to whatever is wanted, the first square included; where there is none, null
     * and everything that can be reached.
     */
    search(from: Square, wanted: (square: Square) => boolean): { way: Square[] | null; reached: Square[] } {
        const before = new Map<string, Square | null>([[squareName(from), null]]);
        const reached = [from];
        for (const square of reached) {
            if (wanted(square)) return { way: walkBack(square, before), reached };
            for (const next of this.around(square)) {
                if (before.has(squareName(next))) continue;
                before.set(squareName(next), square);
                reached.push(next);
            }
        }
        return { way: null, reached };
    }

    /** A shortest way of a seat to its finish, were its pawn alone; null if there is none. */
    way(pawn: Square, seat: number, players: number): Square[] | null {
        return this.#toFinish(pawn, seat, players).way;
    }

    /** The squares a seat's pawn is locked into; null if it has a way. */
    locked(pawn: Square, seat: number, players: number): Square[] | null {
        const { way, reached } = this.#toFinish(pawn, seat, players);
        return way ? null : reached;
    }

    #toFinish(pawn: Square, seat: number, players: number) {
        const finish = finishOf(seat, players);
        return this.search(pawn, (square) => isOn(finish, square, this.size));
    }
}

function beyond(from: Square, step: Square): Square {
    return { column: from.column + step.column, row: from.row + step.row };
}

function walkBack(last: Square, before: ReadonlyMap<string, Square | null>): Square[] {
    const way = [];
    for (let at: Square | null = last; at; at = before.get(squareName(at)) ?? null) way.push(at);
    return way.reverse();
}

/** A seat that a fence would cut off from its finish. */
export interface CutOff {
    readonly seat: number;
    /** What its pawn could still reach. */
    readonly locked: readonly Square[];
    /** The way it has now. */
    readonly way: readonly Square[];
}

/** Whose last way a fence would close (Q3). */
export function cutOffBy(view: QuoridorView, fence: Fence): CutOff[] {
    const [now, then] = [Board.of(view), Board.of(view, fence)];
    return pawnsOf(view).flatMap(({ seat, square }) => {
        const locked = then.locked(square, seat, view.pawns.length);
        return locked ? [{ seat, locked, way: now.way(square, seat, view.pawns.length) ?? [] }] : [];
    });
}

/** The pawns on the board, by seat. */
export function pawnsOf(view: QuoridorView): { seat: number; square: Square }[] {
    return view.pawns.flatMap((text, index) => {
        const square = text === null ? null : readSquare(text);
        return square ? [{ seat: index + 1, square }] : [];
    });
}
