/** How it stood before each line of the record, as far as this page knows it: words want it. */

import type { Step } from '../api/protocol';
import type { AnyView, GameModule } from '../boards/board';

/**
 * How it stood before each of some lines that came at once, `was` before the first and `now` after the last. After a
 * move its prediction is right enough for words. What chance did is seen in how it stands now.
 */
export function between(
    { predict }: Pick<GameModule, 'predict'>,
    lines: readonly string[],
    was: AnyView | null,
    now: AnyView,
): (AnyView | null)[] {
    let before = was;
    return lines.map((line) => {
        const here = before;
        const [, seat, move] = /^(\d) (.+)$/.exec(line) ?? [];
        before = here && move ? predict(here, move, Number(seat)) : now;
        return here;
    });
}

export class Memory {
    #game = '';
    #views = $state.raw<readonly (AnyView | null)[]>([]);

    /** The view before a line of the record, counted from 0; null where it is not known. */
    before(line: number): AnyView | null {
        return this.#views[line] ?? null;
    }

    /** Lines came: from which place on, and how it stood before each. */
    note(game: string, from: number, views: readonly (AnyView | null)[]) {
        const known = game === this.#game ? this.#views.slice(0, from) : [];
        const unknown = Array<null>(Math.max(0, from - known.length)).fill(null);
        this.#game = game;
        this.#views = [...known, ...unknown, ...views];
    }

    /** The whole game, as the service tells it. */
    learn(game: string, steps: readonly Step[]) {
        const told = steps.slice(0, -1).map(({ view }) => view);
        const later = game === this.#game ? this.#views.slice(told.length) : [];
        this.#game = game;
        this.#views = [...told, ...later];
    }
}
