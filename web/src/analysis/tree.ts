/** The variations of an analysis: moves from one position on, each with the moves that were tried after it. */

export interface Variation {
    /** A line of the record (`! throw 31`), or a move of whoever is to act (`e2`). */
    readonly move: string;
    /** What was tried after it; the first one is the main line. */
    readonly next: Tree;
}

export type Tree = readonly Variation[];

/** Which of the variations is taken, from the first move on. */
export type Path = readonly number[];

/** The most moves that a tree holds; an address holds fewer. */
const MOST_MOVES = 2000;

/** Moves one after the other. */
export const lineOf = (moves: readonly string[]): Tree =>
    moves.reduceRight<Tree>((next, move) => [{ move, next }], []);

/** The moves that lead along a path, as far as it is in the tree. */
export function movesAlong(tree: Tree, path: Path): string[] {
    const moves: string[] = [];
    let here = tree;
    for (const index of path) {
        const taken = here[index];
        if (!taken) break;
        moves.push(taken.move);
        here = taken.next;
    }
    return moves;
}

/** What was tried at the end of a path. */
export function after(tree: Tree, path: Path): Tree {
    return path.reduce<Tree>((here, index) => here[index]?.next ?? [], tree);
}

/** A path to its main line's end. */
export function toEnd(tree: Tree, path: Path): Path {
    const whole = [...path];
    for (let here = after(tree, path); here.length > 0; here = here[0]?.next ?? []) whole.push(0);
    return whole;
}

/** The tree with what was tried at the end of a path changed. */
function changed(tree: Tree, path: Path, change: (here: Tree) => Tree): Tree {
    const [index, ...rest] = path;
    if (index === undefined) return change(tree);
    return tree.map((variation, at) =>
        at === index ? { ...variation, next: changed(variation.next, rest, change) } : variation,
    );
}

/** The tree with a move at the end of a path, and the path that ends with it; the same tree if it is there already. */
export function withMove(tree: Tree, path: Path, move: string): { tree: Tree; path: Path } {
    const here = after(tree, path);
    const known = here.findIndex((variation) => variation.move === move);
    if (known >= 0) return { tree, path: [...path, known] };
    return {
        tree: changed(tree, path, (tried) => [...tried, { move, next: [] }]),
        path: [...path, here.length],
    };
}

/** The tree without the move at the end of a path and all that follows it. */
export function without(tree: Tree, path: Path): Tree {
    const last = path.at(-1);
    if (last === undefined) return tree;
    return changed(tree, path.slice(0, -1), (tried) => tried.filter((_, at) => at !== last));
}

/** The tree with the move at the end of a path as the main line there, and the path that leads to it now. */
export function asMainLine(tree: Tree, path: Path): { tree: Tree; path: Path } {
    const last = path.at(-1);
    if (last === undefined || last === 0) return { tree, path };
    const promoted = changed(tree, path.slice(0, -1), (tried) => {
        const chosen = tried[last];
        return chosen ? [chosen, ...tried.filter((_, at) => at !== last)] : tried;
    });
    return { tree: promoted, path: [...path.slice(0, -1), 0] };
}

/**
 * A tree as text, as chess games write theirs: moves with `;` between them, and after a move, in brackets, what else
 * was tried in its place.
 */
export function writeTree(tree: Tree): string {
    const words: string[] = [];
    function write(here: Tree) {
        let [main, ...others] = here;
        while (main) {
            words.push(main.move);
            for (const other of others) {
                words.push('(');
                write([other]);
                words.push(')');
            }
            [main, ...others] = main.next;
        }
    }
    write(tree);
    return words.join(';');
}

/** Reads that text; null if it is none. */
export function readTree(text: string): Tree | null {
    interface Growing {
        move: string;
        next: Growing[];
    }
    const root: Growing = { move: '', next: [] };
    if (text === '') return root.next;
    /** The move that the next one follows, and the one before it, which brackets go back to. */
    let [before, here] = [null as Growing | null, root];
    const open: [Growing, Growing][] = [];
    let moves = 0;
    for (const word of text.split(';').map((part) => part.trim())) {
        if (word === '(') {
            if (before === null || here === root) return null;
            open.push([before, here]);
            [before, here] = [null, before];
        } else if (word === ')') {
            const back = open.pop();
            // Nothing stands in the brackets.
            if (!back || before === null) return null;
            [before, here] = back;
        } else {
            moves += 1;
            if (word === '' || moves > MOST_MOVES) return null;
            const next = { move: word, next: [] };
            here.next.push(next);
            [before, here] = [here, next];
        }
    }
    return open.length === 0 && isProper(root.next) ? root.next : null;
}

/** Whether no move was tried twice in the same place. */
const isProper = (tree: Tree): boolean =>
    new Set(tree.map(({ move }) => move)).size === tree.length && tree.every(({ next }) => isProper(next));

/** A path as text: so many moves along the main line, which alternative then, so many moves … – `12-1-3`. */
export function writePath(path: Path): string {
    const numbers = [0];
    for (const index of path) {
        if (index === 0) numbers[numbers.length - 1] = (numbers.at(-1) ?? 0) + 1;
        else numbers.push(index, 0);
    }
    return numbers.join('-');
}

/** Reads that text, and keeps what of it is in the tree. */
export function readPath(text: string, tree: Tree): Path {
    if (!/^\d{1,4}(-\d{1,4})*$/.test(text)) return [];
    const path = text.split('-').flatMap((number, at) => {
        return at % 2 === 0 ? Array.from({ length: Number(number) }, () => 0) : [Number(number)];
    });
    return path.slice(0, movesAlong(tree, path).length);
}
