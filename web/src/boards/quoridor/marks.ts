/** Where marked moves lie on the board. */

import type { Mark } from '../board';
import { inLayers, nthAt } from '../marks/places';
import { type Fence, type QuoridorView, readMove, readSquare, type Square } from './view';

/** A mark, and how many others lie at the same place above it. */
export type Marked = { readonly mark: Mark; readonly nth: number } & (
    | { readonly kind: 'step'; readonly from: Square | null; readonly to: Square }
    | { readonly kind: 'fence'; readonly fence: Fence }
);

export interface MarkedMoves {
    readonly placed: readonly Marked[];
    /** Those without a place: passing. */
    readonly spoken: readonly Mark[];
}

/** A step begins where the pawn stands, and within a line where the seat's last step of the line ended. */
export function markedMoves(view: QuoridorView, marks: readonly Mark[]): MarkedMoves {
    const places: ({ mark: Mark } & (
        { kind: 'step'; from: Square | null; to: Square } | { kind: 'fence'; fence: Fence }
    ))[] = [];
    const spoken: Mark[] = [];
    const gone = new Map<number, Square>();
    for (const mark of inLayers(marks)) {
        const move = readMove(mark.move);
        if (move?.kind === 'fence') places.push({ mark, kind: 'fence', fence: move.fence });
        else if (move?.kind === 'step') {
            const standing = readSquare(view.pawns[mark.seat - 1] ?? '');
            const from = (mark.role === 'line' ? gone.get(mark.seat) : undefined) ?? standing;
            places.push({ mark, kind: 'step', from, to: move.to });
            if (mark.role === 'line') gone.set(mark.seat, move.to);
        } else spoken.push(mark);
    }
    const nth = nthAt(places, (place) => JSON.stringify(place.kind === 'fence' ? place.fence : place.to));
    return { placed: places.map((place, index) => ({ ...place, nth: nth[index] ?? 0 })), spoken };
}
