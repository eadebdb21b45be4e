/** The view after a move, before the service has answered. */

import {
    type Fence,
    type QuoridorView,
    fenceName,
    finishOf,
    isOn,
    readFence,
    readMove,
    squareName,
} from './view';
import { Board, pawnsOf } from './ways';

/** What a move makes of a view; the same view for what is no move of the board. Draws are the service's to tell. */
export function predict(view: QuoridorView, text: string, seat: number): QuoridorView {
    const move = readMove(text);
    if (!move) return view;
    const turn = [nextAfter(view, seat)];
    if (move.kind === 'pass') return { ...view, turn };
    if (move.kind === 'fence') {
        const fences = inOrder([...view.fences.flatMap((name) => readFence(name) ?? []), move.fence]);
        const fences_left = view.fences_left.map((left, index) => (index + 1 === seat ? left - 1 : left));
        return measured({ ...view, turn, fences, fences_left });
    }
    const pawns = view.pawns.map((pawn, index) => (index + 1 === seat ? squareName(move.to) : pawn));
    const arrived = isOn(finishOf(seat, view.pawns.length), move.to, view.size);
    return measured(arrived ? { ...view, pawns, turn: 'over', winners: [seat] } : { ...view, pawns, turn });
}

/** The next seat clockwise whose pawn is on the board. */
function nextAfter(view: QuoridorView, seat: number): number {
    const players = view.pawns.length;
    for (let step = 1; step < players; step += 1) {
        const next = ((seat - 1 + step) % players) + 1;
        if (view.pawns[next - 1]) return next;
    }
    return seat;
}

/** Horizontal fences first, each kind from a1 row by row. */
function inOrder(fences: Fence[]): string[] {
    const place = (fence: Fence) => (fence.orientation === 'v' ? 1000 : 0) + fence.row * 20 + fence.column;
    return fences.sort((one, other) => place(one) - place(other)).map(fenceName);
}

function measured(view: QuoridorView): QuoridorView {
    const board = Board.of(view);
    const distances: (number | null)[] = view.pawns.map(() => null);
    for (const { seat, square } of pawnsOf(view)) {
        const way = board.way(square, seat, view.pawns.length);
        distances[seat - 1] = way && way.length - 1;
    }
    return { ...view, distances };
}
