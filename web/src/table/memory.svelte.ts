/** The views before and after each line of the record, as far as this page knows them; the log's sentences need them. */

import type { Step } from '../api/protocol';
import type { AnyView, GameModule } from '../boards/board';
import { placeAfter } from '../boards/lines';

/**
 * How it stood before each of some lines that came at once and after the last: `was` and `now` are known. After a move
 * its prediction is right enough for words. What chance did is seen in how it stands now.
 */
export function between(
    { predict }: Pick<GameModule, 'predict'>,
    lines: readonly string[],
    was: AnyView | null,
    now: AnyView,
): (AnyView | null)[] {
    const views = [was];
    for (const line of lines.slice(0, -1)) {
        const before = views.at(-1);
        const [, seat, move] = /^(\d) (.+)$/.exec(line) ?? [];
        views.push(before && move ? predict(before, move, Number(seat)) : now);
    }
    return lines.length > 0 ? [...views, now] : views;
}

export class Memory {
    #game = '';
    /** Before each line, and one more after the last. */
    #views = $state.raw<readonly (AnyView | null)[]>([]);

    /** The view before a line of the record, counted from 0; null where it is not known. */
    before(line: number): AnyView | null {
        return this.#views[line] ?? null;
    }

    /** Once a line of the record was played and chance had done what was due; null where it is not known. */
    after(line: number, record: readonly string[]): AnyView | null {
        return this.#views[placeAfter(line, record)] ?? null;
    }

    /** Whether this many lines of a game are known, each with the views around it. */
    knows(game: string, lines: number): boolean {
        const known = game === this.#game ? this.#views.slice(0, lines + 1) : [];
        return known.length > lines && !known.includes(null);
    }

    /** Lines came: from which place on, and how it stood before each and after the last. */
    note(game: string, from: number, views: readonly (AnyView | null)[]) {
        const known = game === this.#game ? this.#views.slice(0, from) : [];
        const unknown = Array<null>(Math.max(0, from - known.length)).fill(null);
        this.#game = game;
        this.#views = [...known, ...unknown, ...views];
    }

    /** The whole game, as the service tells it. */
    learn(game: string, steps: readonly Step[]) {
        const told = steps.map(({ view }) => view);
        const later = game === this.#game ? this.#views.slice(told.length) : [];
        this.#game = game;
        this.#views = [...told, ...later];
    }
}
