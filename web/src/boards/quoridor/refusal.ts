/** Why an attempt is refused. */

import { t } from '../../texts/texts.svelte';
import type { Speaker } from '../board';
import { type Fence, type QuoridorView, type Square, across, fenceName, squareName } from './view';
import { Board, cutOffBy, pawnsOf } from './ways';

/** Why a fence cannot be placed by a seat that is to move; null if it can. */
export function fenceRefusal(
    view: QuoridorView,
    fence: Fence,
    seat: number,
    speaker: Speaker,
): string | null {
    if ((view.fences_left[seat - 1] ?? 0) === 0) return t('quoridor-why-none');
    const taken = overlapRefusal(view, fence);
    if (taken) return taken;
    const cutOff = cutOffBy(view, fence).map((cut) => cut.seat);
    if (cutOff.length === 0) return null;
    const others = cutOff.filter((cut) => !speaker.own(cut)).map(speaker.name);
    const own = others.length < cutOff.length;
    if (others.length === 0) return t('quoridor-why-own-way');
    return t('quoridor-why-way', { names: others.join(', '), count: others.length, own: own ? 'yes' : 'no' });
}

/** Whether another fence is in the way (Q2). */
export function overlapRefusal(view: QuoridorView, fence: Fence): string | null {
    const stands = (column: number, row: number, direction = fence.direction) =>
        view.fences.includes(fenceName({ column, row, direction }));
    const { column, row, direction } = fence;
    if (stands(column, row)) return t('quoridor-why-taken');
    if (stands(column, row, across(direction))) return t('quoridor-why-crosses');
    const [right, up] = direction === 'h' ? [1, 0] : [0, 1];
    if (stands(column + right, row + up) || stands(column - right, row - up))
        return t('quoridor-why-overlaps');
    return null;
}

/** Why a pawn cannot go to a square, for a seat that is to move; called only for squares it cannot go to. */
export function stepRefusal(view: QuoridorView, to: Square, seat: number, speaker: Speaker): string {
    const pawns = pawnsOf(view);
    const from = pawns.find((pawn) => pawn.seat === seat)?.square;
    const on = (square: Square) => pawns.find((pawn) => same(pawn.square, square));
    const there = on(to);
    if (!from || there?.seat === seat) return t('quoridor-why-here');
    const board = Board.of(view);
    if (distance(from, to) === 1 && !board.isOpen(from, to)) return t('quoridor-why-fence');
    if (there) return t('quoridor-why-occupied', { name: speaker.name(there.seat) });
    if (distance(from, to) === 2) {
        for (const near of board.around(from)) {
            const jumped = on(near);
            if (!jumped || distance(near, to) !== 1) continue;
            const past = { column: 2 * near.column - from.column, row: 2 * near.row - from.row };
            if (!board.isOpen(near, to))
                return t('quoridor-why-fence-behind', { name: speaker.name(jumped.seat) });
            if (on(past) && board.isOpen(near, past)) return t('quoridor-why-pawn-behind');
            return t('quoridor-why-jump-open', { name: speaker.name(jumped.seat), square: squareName(past) });
        }
    }
    return t('quoridor-why-far');
}

function same(one: Square, other: Square): boolean {
    return one.column === other.column && one.row === other.row;
}

function distance(one: Square, other: Square): number {
    return Math.abs(one.column - other.column) + Math.abs(one.row - other.row);
}
