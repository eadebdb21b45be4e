/** A hint for one's own decision: first the move, and on a second press why. */

import { Refused, post } from '../api/http';
import type { Hint } from '../api/protocol';
import type { Mark } from '../boards/board';
import type { Sitting } from './sitting.svelte';

/** A hint, and the decision that it is for. */
interface Taken {
    readonly game: string;
    readonly seat: number;
    readonly hint: Hint;
    /** Whether the reasons came, too. */
    readonly explained: boolean;
}

export class TakenHint {
    /** Whether the answer is on its way. */
    busy = $state(false);
    #taken = $state.raw<Taken | null>(null);
    /** Whether the reasons were put aside. */
    #folded = $state(false);
    readonly #sitting: Sitting;

    constructor(sitting: Sitting) {
        this.#sitting = sitting;
    }

    /** The seat that would get a hint now; null if none can be had. */
    readonly seat = $derived.by(() => {
        const { table, history, ownTurn, isCovered } = this.#sitting;
        const may = table.mayHint && table.status === 'playing' && history.at === null && !isCovered;
        const own = ownTurn.find((seat) => seat === table.you.seat) ?? ownTurn[0];
        return may && (table.game?.legal?.length ?? 0) > 0 ? (own ?? null) : null;
    });

    /** The hint for the decision that is open now. */
    readonly #open = $derived.by(() => {
        const { game, record } = this.#sitting.table;
        const taken = this.#taken;
        if (!taken || !game || game.id !== taken.game || this.seat !== taken.seat) return null;
        return isOpen(record.slice(taken.hint.seq), taken.seat) ? taken : null;
    });

    readonly isTaken = $derived.by(() => this.#open !== null);
    readonly isExplained = $derived.by(() => this.#open?.explained === true);

    /** The move on the board, until one is made. */
    readonly marks = $derived.by((): Mark[] => {
        const { table, proposed } = this.#sitting;
        if (!this.#open || table.pending || proposed !== null) return [];
        const { hint, seat } = this.#open;
        return [{ move: hint.move, seat, role: 'hint' }];
    });

    /** Why, while it is to be read. */
    readonly shown = $derived.by(() =>
        this.#open?.explained && !this.#folded && this.marks.length > 0 ? this.#open.hint : null,
    );

    /** Asks for the move, then for the reasons; a third press shows them again. Throws if it is refused. */
    async take() {
        const { seat, busy } = this;
        const { id, game, link } = this.#sitting.table;
        if (seat === null || busy || !game) return;
        if (this.isExplained) {
            this.#folded = !this.#folded;
            return;
        }
        const explained = this.isTaken;
        this.busy = true;
        try {
            const query = link === undefined ? '' : `?link=${encodeURIComponent(link)}`;
            const hint = await post<Hint>(`/api/tables/${id}/hint${query}`, { seat, reasons: explained });
            this.#taken = { game: game.id, seat, hint, explained };
            this.#folded = false;
        } catch (error) {
            // Somebody else's answer, or the clock, was faster: there is nothing to explain any more.
            if (error instanceof Refused && error.refusal.code === 'stale') return;
            throw error;
        } finally {
            this.busy = false;
        }
    }

    fold() {
        this.#folded = true;
    }
}

/** Whether a decision is still open after these lines: its seat has done nothing, and nothing was taken back. */
export function isOpen(lines: readonly string[], seat: number): boolean {
    return !lines.some((line) => line.startsWith(`${seat} `) || line.startsWith('takeback '));
}
