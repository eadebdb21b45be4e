/** Whether a play is sent as soon as its last checker has moved: a setting of this browser. */

import { remember, remembered } from '../../frame/storage';
import type { Setting } from '../board';

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
