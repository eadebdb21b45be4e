/** The table after a move, before the service has answered. The throw that follows is not known. */

import {
    afterPlay,
    HOME,
    type Men,
    type NardyView,
    opponent,
    pips,
    readPlay,
    type Side,
    type Table,
    tableOf,
    WALL,
} from './view';

export function predict(view: NardyView, move: string, seat: number): NardyView {
    const parts = readPlay(move);
    const other = opponent(seat);
    if (parts) {
        const played = withCheckers(view, afterPlay(tableOf(view), parts, seat));
        return { ...played, turn: 'chance', dice: null, on_roll: other };
    }
    switch (move) {
        case 'pass':
            return { ...view, turn: 'chance', dice: null, on_roll: other };
        case 'roll':
            return { ...view, turn: 'chance' };
        case 'double':
            return { ...view, turn: [other], double_offered: true };
        case 'take':
            return { ...view, turn: 'chance', double_offered: false, cube: view.cube * 2, cube_owner: seat };
        case 'reject':
            return { ...view, resignation: null };
        default:
            return view;
    }
}

/** The view with the checkers of a play that is not finished. */
export function withCheckers(view: NardyView, [one, two]: Table): NardyView {
    return { ...view, sides: [sideOf(view.sides[0], one), sideOf(view.sides[1], two)] };
}

function sideOf(side: Side, now: Men): Side {
    return { ...side, points: now.slice(1, WALL), bar: now[WALL] ?? 0, off: now[HOME] ?? 0, pips: pips(now) };
}
