/** Whether moves are confirmed before they are played: a setting of this browser, for all games. */

import { remember, remembered } from '../frame/storage';

let on = $state(remembered('confirm') === 'on');

export function confirmsMoves(): boolean {
    return on;
}

export function setConfirming(wanted: boolean) {
    on = wanted;
    remember('confirm', wanted ? 'on' : 'off');
}
