/** A game that is reviewed: where one stands in it, and what is said and shown there. */

import { post } from '../api/http';
import type { Step, Studied } from '../api/protocol';
import type { AnyView, Mark } from '../boards/board';
import { readRecord } from '../verify/record';
import { Replay } from '../replay/replay.svelte';
import { figuresSoFar, type SeatFigures } from './figures';
import type { DecisionReview } from './generated';
import type { Task } from './judge';
import { actionOf, eventsOf } from './record';
import { luckBefore, mistakesOf, placeOf, stopAfter, stopBefore, stops } from './stops';
import type { ReviewWatch } from './watch.svelte';

/** The best line of a decision while it is played out on the board. */
interface Line {
    readonly decision: DecisionReview;
    /** The positions before its first move and after each that could be played. */
    readonly steps: readonly Step[];
    /** How many of its moves have been played. */
    readonly at: number;
}

export class Reviewed {
    readonly watch: ReviewWatch;
    readonly replay: Replay;
    readonly record: string;
    readonly events: readonly string[];
    at = $state(0);

    /** The game as each seat saw it, as far as that was needed. */
    #seen = $state.raw<ReadonlyMap<number, Studied>>(new Map());
    readonly #asked = new Set<number>();
    #line = $state.raw<Line | null>(null);

    constructor(watch: ReviewWatch, record: string) {
        this.watch = watch;
        this.record = record;
        this.events = eventsOf(record);
        this.replay = new Replay({ record });
    }

    async open() {
        await this.replay.open();
        const [moment] = this.watch.found?.review?.moments ?? [];
        this.at = moment ? placeOf(this.stops, moment.seq) : (this.stops[0] ?? 0);
        await this.#look(this.eyes);
    }

    readonly found = $derived.by(() => this.watch.found);
    readonly review = $derived.by(() => this.found?.review ?? null);
    readonly decisions = $derived.by(() => this.found?.decisions ?? []);
    readonly unit = $derived.by(
        () => this.review?.unit ?? (this.replay.studied?.game === 'nardy' ? 'equity' : 'win'),
    );
    /** The seats of whoever reads. */
    readonly own = $derived.by(() => this.found?.seats ?? []);
    readonly bottom = $derived.by(() => this.own[0] ?? 1);
    readonly stops = $derived.by(() => stops(this.events, this.decisions));
    readonly moments = $derived.by(() => this.review?.moments ?? []);
    /** The mistakes to try again: one's own, or everybody's where one did not play or made none. */
    readonly mistakes = $derived.by(() => {
        const mine = mistakesOf(this.decisions, this.own);
        return mine.length > 0 ? mine : mistakesOf(this.decisions, []);
    });
    readonly seats = $derived.by((): readonly SeatFigures[] => {
        const players = this.replay.names.length;
        return (
            this.review?.seats ??
            Array.from({ length: players }, (_, index) => figuresSoFar(index + 1, this.decisions))
        );
    });

    /** The decision that is open here, if it was judged. */
    readonly decision = $derived.by(() => this.decisions.find(({ seq }) => seq === this.at) ?? null);
    /** What is done here. */
    readonly action = $derived.by(() => actionOf(this.events[this.at] ?? ''));
    readonly luck = $derived.by(() => luckBefore(this.stops, this.at, this.review?.chance ?? []));
    /** Whoever is to act sees the board, as it was when they had to decide. */
    readonly eyes = $derived.by(() => this.decision?.seat ?? this.action?.seat ?? this.bottom);
    readonly line = $derived.by(() => (this.#line?.decision === this.decision ? this.#line : null));

    readonly view = $derived.by((): AnyView | null => {
        if (this.line) return this.line.steps[this.line.at]?.view ?? null;
        const { studied } = this.replay;
        return (
            ((this.#seen.get(this.eyes) ?? studied)?.steps[this.at] ?? studied?.steps.at(-1))?.view ?? null
        );
    });

    /** The last lines before the position in view. */
    readonly last = $derived.by(() => {
        const before = this.events.slice(Math.max(0, this.at - 4), this.at);
        if (!this.line) return before;
        const played = this.line.steps.slice(1, this.line.at + 1).flatMap(({ line }) => line ?? []);
        return [...before, ...played].slice(-4);
    });

    /** What was played, and what was better. */
    readonly marks = $derived.by((): Mark[] => {
        if (this.line && this.line.at > 0) return [];
        const { decision, action } = this;
        if (!decision) return action ? [{ ...action, role: 'played' }] : [];
        const { seat, played, best } = decision;
        if (best.move === played.move) return [{ move: played.move, seat, role: 'better' }];
        return [
            { move: played.move, seat, role: 'played' },
            { move: best.move, seat, role: 'better' },
        ];
    });

    go(to: number) {
        this.at = Math.min(this.events.length, Math.max(0, to));
        this.#line = null;
        void this.#look(this.eyes);
    }

    back() {
        if (this.line && this.line.at > 0) void this.playLine(this.line.at - 1);
        else this.go(stopBefore(this.stops, this.at));
    }

    on() {
        if (this.line && this.line.at > 0) {
            if (this.line.at < this.line.steps.length - 1) void this.playLine(this.line.at + 1);
        } else this.go(stopAfter(this.stops, this.at));
    }

    /** The mistake before or after the place that is shown. */
    mistakeBeside(step: 1 | -1): DecisionReview | undefined {
        const { mistakes, at } = this;
        return step > 0 ? mistakes.find(({ seq }) => seq > at) : mistakes.findLast(({ seq }) => seq < at);
    }

    task(decision: DecisionReview): Task {
        const thresholds = this.review?.thresholds ?? [];
        return { record: this.record, decision, unit: this.unit, thresholds };
    }

    /** Shows the position after so many moves of the best line; moves that only a guess made possible end it. */
    async playLine(moves: number) {
        const { decision } = this;
        if (!decision) return;
        const known = this.line ?? { decision, steps: await this.#stepsOf(decision), at: 0 };
        if (this.decision !== decision) return;
        this.#line = { ...known, at: Math.min(moves, known.steps.length - 1) };
    }

    async #stepsOf({ seq, seat, best }: DecisionReview): Promise<readonly Step[]> {
        const { studied } = this.replay;
        const position = readRecord(this.record)?.header.get('position');
        const { steps } = await post<Studied>('/api/study', {
            game: studied?.game,
            setup: studied?.setup,
            ...(position === undefined ? {} : { position }),
            moves: [...this.events.slice(0, seq), ...best.line],
            seat,
        });
        return steps.slice(seq);
    }

    /** Fetches what a seat saw, once. */
    async #look(seat: number) {
        if (this.#asked.has(seat)) return;
        this.#asked.add(seat);
        try {
            const studied = await post<Studied>('/api/study', { record: this.record, seat });
            this.#seen = new Map([...this.#seen, [seat, studied]]);
        } catch {
            // The board stays as a spectator saw it; the next step asks again.
            this.#asked.delete(seat);
        }
    }
}
