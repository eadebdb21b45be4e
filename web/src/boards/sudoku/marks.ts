/** Where marked cards lie, and which they are as far as this viewer knows. */

import type { Mark } from '../board';
import { inLayers, nthAt } from '../marks/places';
import { readLine, type SudokuView } from './view';

export interface Marked {
    readonly mark: Mark;
    readonly square: string;
    /** Null for a card that is not known. */
    readonly card: number | null;
    /** Whether the card lies there, or the square is only shown. */
    readonly lies: boolean;
    readonly nth: number;
}

export interface MarkedMoves {
    readonly placed: readonly Marked[];
    /** Answers and doubts. */
    readonly spoken: readonly Mark[];
}

export function markedMoves(view: SudokuView, marks: readonly Mark[]): MarkedMoves {
    const placed: Omit<Marked, 'nth'>[] = [];
    const spoken: Mark[] = [];
    for (const mark of inLayers(marks)) {
        const line = readLine(`${mark.seat} ${mark.move}`);
        if (line?.kind === 'lay') {
            // The card in hand is the next one that its owner lays; what follows in a line is not drawn yet.
            const held = mark.role === 'line' && (mark.order ?? 1) > 1 ? null : inHand(view, mark.seat);
            placed.push({ mark, square: line.square, card: line.card ?? held, lies: true });
        } else if (line?.kind === 'show') {
            placed.push({ mark, square: line.square, card: null, lies: false });
        } else spoken.push(mark);
    }
    const nth = nthAt(placed, ({ square }) => square);
    return { placed: placed.map((one, index) => ({ ...one, nth: nth[index] ?? 0 })), spoken };
}

function inHand(view: SudokuView, seat: number): number | null {
    return view.seats.find((one) => one.seat === seat)?.card ?? null;
}
