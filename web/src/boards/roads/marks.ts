/** Where marked cards lie on the table. */

import type { Mark } from '../board';
import { inLayers, nthAt } from '../marks/places';
import { at, type Laid, laidOf } from './view';

export interface Marked {
    readonly mark: Mark;
    readonly laid: Laid;
    readonly nth: number;
}

export interface MarkedMoves {
    readonly placed: readonly Marked[];
    /** Missing a turn, dropping out. */
    readonly spoken: readonly Mark[];
}

export function markedMoves(marks: readonly Mark[]): MarkedMoves {
    const placed: Omit<Marked, 'nth'>[] = [];
    const spoken: Mark[] = [];
    for (const mark of inLayers(marks)) {
        const laid = laidOf(mark.move);
        if (laid) placed.push({ mark, laid });
        else spoken.push(mark);
    }
    const nth = nthAt(placed, ({ laid }) => at(laid));
    return { placed: placed.map((one, index) => ({ ...one, nth: nth[index] ?? 0 })), spoken };
}
