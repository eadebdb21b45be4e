/** The variations as they are written: lines of moves, those that were tried beside a move indented below it. */

import type { Path, Tree } from './tree';

export interface MoveRow {
    /** How many variations it is inside of. */
    readonly depth: number;
    readonly moves: readonly { readonly path: Path; readonly move: string }[];
}

export function rowsOf(tree: Tree): MoveRow[] {
    const rows: { depth: number; moves: { path: Path; move: string }[] }[] = [];
    function write(from: Tree, first: number, path: Path, depth: number) {
        let row = { depth, moves: [] as { path: Path; move: string }[] };
        rows.push(row);
        let [here, at, before] = [from, first, path];
        for (let taken = here[at]; taken; taken = here[at]) {
            const now = [...before, at];
            row.moves.push({ path: now, move: taken.move });
            // Only the main line has others beside it: they are not written once more below themselves.
            const others = at === 0 ? here.length - 1 : 0;
            for (let other = 1; other <= others; other += 1) write(here, other, before, depth + 1);
            if (others > 0 && taken.next.length > 0) {
                row = { depth, moves: [] };
                rows.push(row);
            }
            [here, at, before] = [taken.next, 0, now];
        }
    }
    if (tree.length > 0) write(tree, 0, [], 0);
    return rows;
}
