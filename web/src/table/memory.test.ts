import { expect, test, vi } from 'vitest';
import type { Step } from '../api/protocol';
import type { AnyView } from '../boards/board';
import { predict } from '../boards/nardy/predict';
import { say } from '../boards/nardy/words';
import { Memory, between } from './memory.svelte';

vi.mock('../texts/texts.svelte', () => ({ t: (key: string) => key }));

/** A game in which a move adds to what stands, and a throw doubles it. */
const game = {
    predict: (view: AnyView, move: string) => ({ sum: Number(view['sum']) + Number(move) }),
};
const sums = (views: readonly (AnyView | null)[]) => views.map((view) => view?.['sum'] ?? null);

test('after a move stands what it predicts, after chance what is known now', () => {
    const lines = ['1 3', '2 4', '! throw', '! throw', '1 5'];
    expect(sums(between(game, lines, { sum: 1 }, { sum: 37 }))).toEqual([1, 4, 8, 37, 37, 37]);
});

test('where nothing was known, nothing is made up', () => {
    expect(sums(between(game, ['1 3', '2 4'], null, { sum: 8 }))).toEqual([null, 8, 8]);
});

const step = (sum: number): Step => ({ line: null, turn: 1, view: { sum } });

test('what the service tells of a game is known, and what came since stays', () => {
    const memory = new Memory();
    memory.note('a', 3, [{ sum: 13 }, { sum: 14 }]);
    expect(sums([0, 1, 2, 3, 4, 5].map((line) => memory.before(line)))).toEqual([
        null,
        null,
        null,
        13,
        14,
        null,
    ]);
    memory.learn('a', [step(0), step(1), step(2), step(3)]);
    expect(sums([0, 1, 2, 3, 4].map((line) => memory.before(line)))).toEqual([0, 1, 2, 3, 14]);
});

test('what came of a move is seen once chance has done what was due', () => {
    const memory = new Memory();
    const record = ['1 3', '! throw', '! throw', '2 4'];
    memory.learn('a', [step(1), step(4), step(8), step(16), step(20)]);
    expect(sums([0, 1, 2, 3].map((line) => memory.after(line, record)))).toEqual([16, 16, 16, 20]);
    expect(memory.after(4, record)).toBeNull();
});

test('a gap is known as one, until the service tells of it', () => {
    const memory = new Memory();
    memory.note('a', 2, [{ sum: 2 }, { sum: 3 }]);
    expect(memory.knows('a', 3)).toBe(false);
    memory.learn('a', [step(0), step(1), step(2)]);
    expect(memory.knows('a', 3)).toBe(true);
    expect(memory.knows('a', 4)).toBe(false);
    expect(memory.knows('b', 3)).toBe(false);
});

test('another game begins with nothing', () => {
    const memory = new Memory();
    memory.note('a', 0, [{ sum: 1 }, { sum: 2 }]);
    memory.note('b', 1, [{ sum: 7 }]);
    expect(sums([0, 1].map((line) => memory.before(line)))).toEqual([null, 7]);
});

test('a throw is told with the name of whoever throws, though it came with the move before', () => {
    const side = { points: Array<number>(24).fill(0), bar: 0, off: 15, pips: 0 };
    const view = { white: 1, on_roll: 1, cube: 1, dice: [3, 1], sides: [side, side] };
    const spoken: number[] = [];
    const speaker = { name: (seat: number) => (spoken.push(seat), `${seat}`), own: () => false };
    const lines = ['1 pass', '! throw 62'];
    const views = between({ predict: predict as never }, lines, view, { ...view, on_roll: 2 });
    say(lines[1] ?? '', speaker, { before: views[1] as never, after: null, setup: {} });
    expect(spoken).toEqual([2]);
});
