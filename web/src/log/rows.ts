/** The written game row by row: numbers without gaps, and remarks where they belong. */

import type { Remark, Turn } from './turns';

export type Row =
    | {
          readonly kind: 'turns';
          readonly number: number;
          /** One cell for each column; null where nobody moved, or where a remark stands between. */
          readonly cells: readonly (Turn | null)[];
      }
    | { readonly kind: 'remark'; readonly words: string };

/** The seats of the two columns, whoever began first; null unless two play. */
export function columns(turns: readonly Turn[], players: number): readonly [number, number] | null {
    if (players !== 2) return null;
    const first = turns.find(({ seat }) => seat !== null)?.seat ?? 1;
    return [first, 3 - first];
}

/** Two players have a column each, like chess players; otherwise each turn has a row. */
export function rows(turns: readonly Turn[], remarks: readonly Remark[], players: number): Row[] {
    const found: Row[] = [];
    const seats = columns(turns, players);
    const later = [...remarks];
    let number = 0;
    /** The row whose second column is still free. */
    let open: { number: number; first: Turn } | null = null;
    const remarksBefore = (line: number) => {
        const due = later.splice(0, later.findIndex(({ before }) => before > line) >>> 0);
        found.push(...due.map(({ words }): Row => ({ kind: 'remark', words })));
        return due.length > 0;
    };
    for (const turn of turns) {
        const isBroken = remarksBefore(turn.from);
        if (!seats) {
            number += 1;
            found.push({ kind: 'turns', number, cells: [turn] });
            continue;
        }
        const isSecond = turn.seat === seats[1] || (turn.seat === null && open !== null);
        if (!isSecond) {
            number += 1;
            open = { number, first: turn };
            found.push({ kind: 'turns', number, cells: [turn, null] });
        } else if (open && !isBroken) {
            found[found.length - 1] = { kind: 'turns', number: open.number, cells: [open.first, turn] };
            open = null;
        } else {
            if (!open) number += 1;
            found.push({ kind: 'turns', number, cells: [null, turn] });
            open = null;
        }
    }
    remarksBefore(Infinity);
    return found;
}
