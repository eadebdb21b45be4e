/** The line beside the buttons: what is asked, or what just happened. */

import { t } from '../../texts/texts.svelte';
import type { Setup } from '../board';
import { isLossOnTime } from '../lines';
import { oddHome } from './odd';
import { ending, men, type NardyView, opponent } from './view';

export interface Situation {
    view: NardyView;
    setup: Setup;
    legal: readonly string[];
    seat: number | null;
    names: readonly string[];
    last: readonly string[];
    /** Whether only one play is left. */
    forced: boolean;
    /** The play that is ready to be sent. */
    text: string | null;
    /** How many steps of the play are made. */
    steps: number;
    /** Whether a checker is picked up. */
    held: boolean;
    /** Whether checkers are to be moved here. */
    mine: boolean;
}

export function status({
    view,
    setup,
    legal,
    seat,
    names,
    last,
    forced,
    text,
    steps,
    mine,
    held,
}: Situation): string {
    const name = (of: number | null) => names[(of ?? 1) - 1] ?? '';
    const own = (of: number | null) => (of !== null && of === seat ? 'yes' : 'no');
    const end = ending(view);
    if (end) {
        const isLate = last.some((_, place) => isLossOnTime(last, place));
        return t(`nardy-over-${isLate ? 'time' : end.reason}`, {
            name: name(end.winner),
            own: own(end.winner),
            points: end.stake * view.cube,
        });
    }
    if (view.resignation) {
        const { by, stake } = view.resignation;
        return t('nardy-offers-resignation', {
            name: name(by),
            own: own(by),
            stake,
            points: stake * view.cube,
        });
    }
    if (view.double_offered) {
        const by = view.on_roll ?? opponent(seat ?? 1);
        return t('nardy-offers-double', { name: name(by), own: own(by), value: view.cube * 2 });
    }
    if (mine) {
        if (held) return t('nardy-put');
        if (forced && text !== null) return t('nardy-only-play', { play: text });
        if (text !== null) return t('nardy-ready', { play: text });
        return steps === 0
            ? t('nardy-choose', { one: view.dice?.[0] ?? 0, two: view.dice?.[1] ?? 0 })
            : t('nardy-go-on');
    }
    const passed = passedLast(last);
    /** What is lost, and why if it is the rule of even numbers. */
    const lost = (words: string, by: number | null, dice: readonly number[]) => {
        const side = view.sides[(by ?? 1) - 1];
        const odd = side ? oddHome(men(side), dice, setup) : null;
        return odd === null ? words : `${words} ${t('nardy-why-off-odd', { die: odd })}`;
    };
    if (legal.includes('pass')) {
        const [one, two] = view.dice ?? [0, 0];
        return lost(t('nardy-no-play', { one, two }), view.on_roll, [one, two]);
    }
    if (passed) {
        const { by, one, two } = passed;
        return lost(t('nardy-passed', { name: name(by), own: own(by), one, two }), by, [one, two]);
    }
    if (legal.includes('double')) return t('nardy-may-double');
    if (view.crawford_game) return t('nardy-crawford');
    return '';
}

/** Whether the last turn had to be passed, and with which throw. */
function passedLast(last: readonly string[]): { by: number; one: number; two: number } | null {
    const at = last.findLastIndex((line) => /^\d /.test(line));
    const pass = /^(\d) pass$/.exec(last[at] ?? '');
    const dice = /^! (?:throw|open) (\d)(\d)$/.exec(last[at - 1] ?? '');
    return pass ? { by: Number(pass[1]), one: Number(dice?.[1] ?? 0), two: Number(dice?.[2] ?? 0) } : null;
}
