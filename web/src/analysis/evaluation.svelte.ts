/** What the strongest bot thinks of a position, deeper and deeper while somebody looks. */

import { stream } from '../api/http';
import type { AdviceUpdate, AdviseRequest } from '../api/protocol';
import { inWords } from '../frame/refusal';
import { remember, remembered } from '../frame/storage';

/** Whoever walks through a game quickly asks about the place where they stop. */
const PAUSE = 250;

/** For how long one position is thought about. */
const TIME = 10_000;

export class Evaluation {
    on = $state(remembered('analysis-on') !== 'no');
    lines = $state(Number(remembered('analysis-lines') ?? 3));
    /** The deepest answer so far about the position that is asked about. */
    answer = $state.raw<AdviceUpdate | null>(null);
    problem = $state<string | null>(null);
    #asked = '';
    #timer: ReturnType<typeof setTimeout> | undefined;
    #under: AbortController | undefined;

    switch(on: boolean) {
        this.on = on;
        remember('analysis-on', on ? 'yes' : 'no');
    }

    show(lines: number) {
        this.lines = lines;
        remember('analysis-lines', String(lines));
    }

    /** Asks about another position, or about none; what was asked before is given up. */
    ask(request: AdviseRequest | null) {
        const wanted = this.on && request ? { ...request, lines: this.lines, time_ms: TIME } : null;
        const asked = JSON.stringify(wanted);
        if (asked === this.#asked) return;
        this.stop();
        this.#asked = asked;
        this.answer = null;
        this.problem = null;
        if (wanted) this.#timer = setTimeout(() => void this.#read(wanted), PAUSE);
    }

    /** Nobody looks any more. */
    stop() {
        clearTimeout(this.#timer);
        this.#under?.abort();
        this.#under = undefined;
        this.#asked = '';
    }

    async #read(request: AdviseRequest) {
        const under = new AbortController();
        this.#under = under;
        try {
            for await (const answer of stream<AdviceUpdate>('/api/advise', request, under.signal)) {
                if (under.signal.aborted) return;
                this.answer = answer;
            }
        } catch (error) {
            if (!under.signal.aborted) this.problem = inWords(error);
        }
    }
}
