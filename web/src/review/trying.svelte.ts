/** A decision that went wrong, to be made again. */

import { post } from '../api/http';
import type { Studied } from '../api/protocol';
import type { AnyView, GameModule, Mark, Speaker } from '../boards/board';
import { inWords } from '../frame/refusal';
import { t } from '../texts/texts.svelte';
import { judge, type Task, type Verdict } from './judge';
import { eventsOf, recordUpTo } from './record';

export class Trying {
    readonly task: Task;
    readonly #module: GameModule;
    readonly #speaker: Speaker;
    /** Ends the thought about an attempt. */
    #thought = new AbortController();

    #studied = $state.raw<Studied | null>(null);
    /** What is shown while an attempt is being judged. */
    #predicted = $state.raw<AnyView | null>(null);
    busy = $state(false);
    verdict = $state.raw<Verdict | null>(null);
    /** Whether the better move was asked for. */
    gaveUp = $state(false);
    problem = $state('');
    refusal = $state.raw<{ move: string; text: string } | null>(null);

    constructor(task: Task, module: GameModule, speaker: Speaker) {
        this.task = task;
        this.#module = module;
        this.#speaker = speaker;
    }

    get seat() {
        return this.task.decision.seat;
    }

    /** Fetches the position; throws if the service refuses. */
    async open() {
        const { record, decision } = this.task;
        this.#studied = await post<Studied>('/api/study', {
            record: recordUpTo(record, decision.seq),
            seat: decision.seat,
        });
    }

    readonly view = $derived.by(() => this.#predicted ?? this.#studied?.steps.at(-1)?.view ?? null);
    readonly setup = $derived.by(() => this.#studied?.setup ?? {});
    readonly isOver = $derived.by(() => this.gaveUp || this.verdict?.solved === true);
    readonly legal = $derived.by(() => (this.isOver || this.busy ? [] : (this.#studied?.legal ?? [])));

    /** The last lines before the decision, for the board to mark. */
    readonly last = $derived.by(() => {
        const { record, decision } = this.task;
        return eventsOf(record).slice(Math.max(0, decision.seq - 4), decision.seq);
    });

    /** The attempt; the best move once it was found or asked for. */
    readonly marks = $derived.by((): Mark[] => {
        const { seat, best, played } = this.task.decision;
        if (this.#predicted) return [];
        const tried = this.verdict?.move ?? (this.gaveUp ? played.move : null);
        const shown: Mark[] = tried === null ? [] : [{ move: tried, seat, role: 'played' }];
        if (!this.isOver) return shown;
        if (tried === best.move) return [{ move: best.move, seat, role: 'better' }];
        return this.verdict?.solved ? shown : [...shown, { move: best.move, seat, role: 'better' }];
    });

    /** Judges a move. */
    async attempt(move: string) {
        const { view, busy, isOver } = this;
        if (!view || busy || isOver) return;
        this.refusal = null;
        this.problem = '';
        if (!this.#studied?.legal.includes(move)) return this.#explain(move);
        this.verdict = null;
        this.busy = true;
        this.#predicted = this.#module.predict(view, move, this.seat);
        try {
            this.verdict = await judge(this.task, move, this.#thought.signal);
        } catch (error) {
            if (!this.#thought.signal.aborted) this.problem = inWords(error);
        } finally {
            this.busy = false;
            this.#predicted = null;
        }
    }

    giveUp() {
        this.close();
        this.gaveUp = true;
        this.refusal = null;
    }

    /** Nobody waits for what an attempt is worth any more. */
    close() {
        this.#thought.abort();
    }

    /** Why a move is not possible. */
    async #explain(move: string) {
        const { record, decision } = this.task;
        const before = recordUpTo(record, decision.seq);
        const line = `${decision.seat} ${move}`;
        const tried = await post<Studied>('/api/study', {
            record: `${before}${line}\n`,
            seat: decision.seat,
        }).catch(() => null);
        const text = tried?.refused && this.#module.explainRefusal?.(tried.refused, this.#speaker);
        this.refusal = { move, text: text || t('review-try-illegal') };
    }
}
