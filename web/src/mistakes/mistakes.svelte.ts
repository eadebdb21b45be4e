/** My mistakes as tasks, one after the other. */

import { get, post, remove, text } from '../api/http';
import type { Mistake, Mistakes, ReviewUpdate } from '../api/protocol';
import { isGame, load } from '../boards';
import type { GameModule } from '../boards/board';
import { recognize, whoami } from '../frame/me.svelte';
import { inWords } from '../frame/refusal';
import { Replay } from '../replay/replay.svelte';
import { Trying } from '../review/trying.svelte';

/** A task that can be worked on. */
export interface Open {
    readonly task: Mistake;
    readonly trying: Trying;
    readonly module: GameModule;
    readonly names: readonly string[];
}

/** After how many days a task comes back that was solved so often in a row before; then it is done. */
const DAYS = [1, 3, 7, 21];

export class MyMistakes {
    all = $state.raw<Mistakes | null>(null);
    /** The task that is shown, until the next one is asked for. */
    open = $state.raw<Open | null>(null);
    /** What was told to the service of the task that is shown. */
    told = $state<'solved' | 'unsolved' | null>(null);
    problem = $state('');

    readonly task = $derived.by(() => this.open?.task ?? this.all?.tasks[0] ?? null);

    /** After how many days a task that is solved now comes back; null if it is done. */
    readonly days = $derived.by(() => (this.task ? (DAYS[this.task.step] ?? null) : null));

    async load() {
        await recognize();
        this.all = whoami() ? await get<Mistakes>('/api/me/mistakes') : { due: 0, waiting: 0, tasks: [] };
        await this.next();
    }

    /** Shows the longest due task, if one is. */
    async next() {
        this.problem = '';
        this.told = null;
        this.open = null;
        const task = this.all?.tasks[0];
        if (!task) return;
        try {
            const opened = await openTask(task);
            if (this.task === task) this.open = opened;
        } catch (error) {
            this.problem = inWords(error);
        }
    }

    /** Tells the service how a task was answered, once. */
    async tell(solved: boolean) {
        const { task } = this;
        if (!task || this.told) return;
        this.told = solved ? 'solved' : 'unsolved';
        await this.#change(() => post<Mistakes>(`/api/me/mistakes/${task.id}`, { solved }));
    }

    /** Never shows the task again. */
    async drop() {
        const { task } = this;
        if (!task) return;
        await this.#change(() => remove<Mistakes>(`/api/me/mistakes/${task.id}`));
        if (!this.problem) await this.next();
    }

    async #change(ask: () => Promise<Mistakes>) {
        try {
            this.all = await ask();
        } catch (error) {
            this.problem = inWords(error);
        }
    }
}

async function openTask(task: Mistake): Promise<Open> {
    if (!isGame(task.game)) throw new Error(`there is no board for ${task.game}`);
    const [update, record, module] = await Promise.all([
        get<ReviewUpdate>(`/api/reviews/${task.review}`),
        text(`/api/reviews/${task.review}/record`),
        load(task.game),
    ]);
    const { review } = update;
    const decision = review?.decisions.find(({ seq }) => seq === task.seq);
    if (!review || !decision) throw new Error('the review does not have this decision');
    const replay = new Replay({ record });
    await replay.open();
    const { unit, thresholds } = review;
    const trying = new Trying({ record, decision, unit, thresholds }, module, replay.speaker);
    await trying.open();
    return { task, trying, module, names: replay.names };
}
