/** How fast pieces move: a setting of this browser. Those who want less motion get none, whatever is set. */

import { remember, remembered } from './storage';

export const paces = ['slow', 'normal', 'fast'] as const;
export type Pace = (typeof paces)[number];

const isPace = (text: string | null): text is Pace => paces.some((pace) => pace === text);
const kept = remembered('pace');

let pace = $state<Pace>(isPace(kept) ? kept : 'normal');

/** `style.css` does the rest. */
function apply() {
    document.documentElement.dataset['pace'] = pace;
}
apply();

export function paceNow(): Pace {
    return pace;
}

export function setPace(wanted: Pace) {
    pace = wanted;
    remember('pace', wanted === 'normal' ? null : wanted);
    apply();
}

/** How long a piece takes on its way, in milliseconds, for motions that are not written in CSS. */
export function quick(): number {
    const calm = matchMedia('(prefers-reduced-motion: reduce)').matches;
    return calm ? 0 : { slow: 480, normal: 160, fast: 80 }[pace];
}
