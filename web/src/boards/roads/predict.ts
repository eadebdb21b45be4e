/** What a move changes, shown before the service has answered. */

import { Network } from './fit';
import { kindOf, laidOf, type Pack, type RoadsView } from './view';

/** The next seat that is still in; the same one if it is the last. */
function nextSeat(view: RoadsView, seat: number): number {
    const count = view.hands.length;
    for (let step = 1; step < count; step++) {
        const next = ((seat - 1 + step) % count) + 1;
        const skipped = view.variant === 3 && view.pile.count === 0 && view.hands[next - 1]?.count === 0;
        if (!view.out.includes(next) && !view.resigned.includes(next) && !skipped) return next;
    }
    return seat;
}

function without(pack: Pack, card: string): Pack {
    const place = pack.cards?.indexOf(card) ?? -1;
    return { count: pack.count - 1, cards: pack.cards?.filter((_, index) => index !== place) ?? null };
}

/** In the order of the service: row by row from the south-west. */
function bySquare(a: string, b: string): number {
    const [one, two] = [laidOf(a), laidOf(b)];
    return one && two ? one.y - two.y || one.x - two.x : 0;
}

function plus(numbers: readonly number[], seat: number, more: number): number[] {
    return numbers.map((number, index) => (index === seat - 1 ? number + more : number));
}

export function predict(view: RoadsView, move: string, seat: number): RoadsView {
    const laid = laidOf(move);
    let after: RoadsView;
    if (laid) {
        const joins = view.table.length === 0 ? 1 : new Network(view).roadsTo(laid);
        after = {
            ...view,
            table: [...view.table, move].sort(bySquare),
            hands: view.hands.map((hand, index) =>
                index === seat - 1 ? without(hand, kindOf(laid.sides)) : hand,
            ),
            passed: [],
            joined: view.variant === 3 ? plus(view.joined, seat, joins) : view.joined,
        };
    } else if (move === 'pass') {
        after = { ...view, passed: [...view.passed, seat].sort(), missed: plus(view.missed, seat, 1) };
    } else if (move === 'out') {
        after = { ...view, out: [...view.out, seat].sort() };
    } else {
        return view;
    }
    // Whether the game has ended only the service says; until then it is the next one's turn.
    const next = nextSeat(after, seat);
    const draws = view.variant === 3 && view.pile.count > 0;
    return { ...after, active: next, turn: draws ? 'chance' : [next], phase: draws ? 'draw' : 'play' };
}
