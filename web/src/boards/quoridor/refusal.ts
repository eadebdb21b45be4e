/** Why an attempt is refused, and why the service refused a move. */

import type { Error as Refusal } from '../../api/protocol';
import { t } from '../../texts/texts.svelte';
import type { Speaker } from '../board';
import { explainBy, type Reasons } from '../reasons';
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
    return cutOff.length === 0 ? null : wayRefusal(cutOff, speaker);
}

/** Why nobody's last way may be closed (Q3), said of those whose way it would be. */
function wayRefusal(cutOff: readonly number[], speaker: Speaker): string {
    const others = cutOff.filter((cut) => !speaker.own(cut)).map(speaker.name);
    const own = others.length < cutOff.length;
    if (others.length === 0) return t('quoridor-why-own-way');
    return t('quoridor-why-way', { names: others.join(', '), count: others.length, own: own ? 'yes' : 'no' });
}

/** Whether another fence is in the way (Q2). */
export function overlapRefusal(view: QuoridorView, fence: Fence): string | null {
    const stands = (column: number, row: number, orientation = fence.orientation) =>
        view.fences.includes(fenceName({ column, row, orientation }));
    const { column, row, orientation } = fence;
    if (stands(column, row)) return t('quoridor-why-taken');
    if (stands(column, row, across(orientation))) return t('quoridor-why-crosses');
    const [right, up] = orientation === 'h' ? [1, 0] : [0, 1];
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

const REASONS: Reasons = [
    [/^the pawn stands on /, () => t('quoridor-why-here')],
    [
        /^the pawn of seat (?<seat>\d) stands on /,
        ({ seat }, speaker) => t('quoridor-why-occupied', { name: speaker.name(Number(seat)) }),
    ],
    [/ is too far:/, () => t('quoridor-why-far')],
    [/^a fence stands between /, () => t('quoridor-why-fence')],
    [/^another pawn stands behind /, () => t('quoridor-why-pawn-behind')],
    [/^no fence is left/, () => t('quoridor-why-none')],
    [/^(?<fence>\w+) would overlap \k<fence>$/, () => t('quoridor-why-taken')],
    [/ would overlap /, () => t('quoridor-why-overlaps')],
    [/ would cross /, () => t('quoridor-why-crosses')],
    [
        / would close the last way to the finish for seats? (?<seats>[\d, ]+)$/,
        ({ seats = '' }, speaker) => wayRefusal(seats.split(', ').map(Number), speaker),
    ],
];

export function explainRefusal(refusal: Refusal, speaker: Speaker): string | null {
    return explainBy(REASONS, refusal, speaker);
}
