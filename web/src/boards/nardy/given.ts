/** Positions for tests, written as the service writes them. */

import { HOME, type NardyView, pips, type Side, WALL } from './view';

/** A seat's checkers as a position's text writes them: `bar:1 24:2 6:5 off:3`. */
export function menOf(text: string): number[] {
    const men = Array<number>(26).fill(0);
    for (const word of text.split(' ')) {
        const [place, count] = word.split(':');
        men[place === 'bar' ? WALL : place === 'off' ? HOME : Number(place)] = Number(count);
    }
    return men;
}

export function sideOf(text: string): Side {
    const men = menOf(text);
    return {
        points: men.slice(1, 25),
        bar: men[WALL] ?? 0,
        off: men[HOME] ?? 0,
        pips: pips(men),
        highest_stake: 1,
        may_double: false,
    };
}

export const start = '24:2 13:5 8:3 6:5';

export function viewOf(one: string, two: string, more: Partial<NardyView> = {}): NardyView {
    return {
        seat: 1,
        turn: [1],
        white: 1,
        sides: [sideOf(one), sideOf(two)],
        on_roll: 1,
        dice: [3, 1],
        cube: 1,
        cube_owner: null,
        double_offered: false,
        resignation: null,
        crawford_game: false,
        position: '',
        ...more,
    };
}
