/** Whether a play is sent as soon as its last checker has moved: a setting of this browser. */

import { remember, remembered } from '../../frame/storage';
import type { Setting } from '../board';
import { readPlay } from './view';

let on = $state(remembered('nardy-finish') === 'on');

export function finishesByItself(): boolean {
    return on;
}

export const finishing: Setting = {
    text: 'nardy-finish',
    isOn: finishesByItself,
    set: (wanted) => {
        on = wanted;
        remember('nardy-finish', wanted ? 'on' : null);
    },
};

/** Dice and passes decide nothing, and a button ends a play, unless plays end by themselves. The cube is always asked for. */
export function isMeant(move: string): boolean {
    if (['throw', 'roll', 'pass'].includes(move)) return true;
    return readPlay(move) !== null && !on;
}
