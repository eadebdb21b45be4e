/** What was done last, as far as two views and the record tell. */

import { news } from '../news';
import {
    type Move,
    type QuoridorView,
    type Square,
    lastMove,
    readFence,
    readLine,
    readMove,
    readSquare,
} from './view';

export interface Done {
    readonly seat: number;
    readonly move: Move;
    /** Where the pawn came from, if that was seen. */
    readonly from: Square | null;
}

/** What led from one view to the next, if it was one move. */
export function difference(before: QuoridorView, after: QuoridorView): Done | null {
    const fences = after.fences.filter((fence) => !before.fences.includes(fence));
    const moved = after.pawns.flatMap((pawn, index) => (pawn === before.pawns[index] ? [] : [index]));
    if (fences.length + moved.length !== 1 || after.fences.length < before.fences.length) return null;
    const [index] = moved;
    if (index !== undefined) {
        const [from, to] = [readSquare(before.pawns[index] ?? ''), readSquare(after.pawns[index] ?? '')];
        return from && to && { seat: index + 1, move: { kind: 'step', to }, from };
    }
    const fence = readFence(fences[0] ?? '');
    const seat = after.fences_left.findIndex((left, place) => left < (before.fences_left[place] ?? 0)) + 1;
    return fence && seat > 0 ? { seat, move: { kind: 'fence', fence }, from: null } : null;
}

/** What the others did since a seat's own last move: every fence, and each pawn's last step. */
export function doneSince(last: readonly string[], seat: number | null): Done[] {
    const before = last.length - news(last, seat).length;
    const at = new Map<number, Square>();
    const done = new Map<string, Done>();
    for (const [index, line] of last.entries()) {
        const { seat: by, text } = readLine(line);
        const move = by === null ? null : readMove(text);
        if (by === null || !move) continue;
        const from = move.kind === 'step' ? (at.get(by) ?? null) : null;
        if (move.kind === 'step') at.set(by, move.to);
        if (seat === null || index < before || move.kind === 'pass') continue;
        done.set(move.kind === 'step' ? `${by}` : text, { seat: by, move, from });
    }
    return [...done.values()];
}

/** Follows a game from view to view. */
export class Trace {
    #view: QuoridorView | undefined;
    #line: string | undefined;
    #done: Done | null = null;
    #predicted = false;

    /** What is to be marked now that this is seen. A view may run ahead of its record, and be taken back again. */
    see(view: QuoridorView, last: readonly string[]): Done | null {
        const line = last.at(-1);
        const made = this.#view ? difference(this.#view, view) : null;
        const ahead = made !== null && this.#view !== undefined && line === this.#line && !this.#predicted;
        if (ahead) {
            this.#done = made;
        } else if (!this.#predicted || line !== this.#line || made) {
            const told = lastMove(last);
            const from =
                [made, this.#done].find((known) => told && known && alike(told, known))?.from ?? null;
            this.#done = told && { ...told, from };
        }
        this.#predicted = ahead || (this.#predicted && line === this.#line && !made);
        this.#view = view;
        this.#line = line;
        return this.#done;
    }
}

function alike(one: { seat: number; move: Move }, other: { seat: number; move: Move }): boolean {
    return one.seat === other.seat && JSON.stringify(one.move) === JSON.stringify(other.move);
}
