/** Why a checker cannot go where somebody tried to put it, and why the service refused a move. */

import type { Error as ServiceRefusal } from '../../api/protocol';
import { t } from '../../texts/texts.svelte';
import type { Setup } from '../board';
import { oddHome } from './odd';
import { diceOf, type Stage } from './plan';
import { across, HOME, type NardyView, opponent, WALL } from './view';

/** A text key and its values. */
export interface Refusal {
    readonly key: string;
    readonly values?: Record<string, number>;
}

export interface Attempt {
    readonly view: NardyView;
    readonly setup: Setup;
    readonly seat: number;
    /** How the half-made play stands. */
    readonly stage: Stage;
    /** How many dice a whole play uses. */
    readonly most: number;
}

/** Why the checkers of `from` cannot move at all. */
export function refusalFrom({ seat, stage, setup }: Attempt, from: number): Refusal {
    const own = stage.table[seat - 1] ?? [];
    const other = stage.table[opponent(seat) - 1] ?? [];
    if (stage.text !== null) return { key: 'nardy-why-done' };
    if (from === HOME) return { key: 'nardy-why-home-stays' };
    if (!own[from]) {
        const theirs = from !== WALL && (other[across(from)] ?? 0) > 0;
        return { key: theirs ? 'nardy-why-theirs' : 'nardy-why-empty' };
    }
    if (own[WALL] && from !== WALL) return { key: 'nardy-why-wall' };
    const odd = oddHome(own, stage.dice, setup, from);
    return odd === null ? { key: 'nardy-why-stuck' } : { key: 'nardy-why-off-odd', values: { die: odd } };
}

/** Why the checker of `from`, which can move, cannot go to `to`. */
export function refusalTo(attempt: Attempt, from: number, to: number): Refusal {
    const { seat, stage, setup, view, most } = attempt;
    const own = stage.table[seat - 1] ?? [];
    const other = stage.table[opponent(seat) - 1] ?? [];
    const blocked = (place: number) => place > HOME && (other[across(place)] ?? 0) > 1;
    if (to > from || to === WALL) return { key: 'nardy-why-way' };
    if (to === HOME) {
        const outside = own.some((count, place) => place > 6 && place !== from && count > 0);
        if (outside || from > 6) return { key: 'nardy-why-not-home' };
        const odd = oddHome(own, stage.dice, setup, from);
        if (odd !== null) return { key: 'nardy-why-off-odd', values: { die: odd } };
        return { key: `nardy-why-off-${String(setup['bear_off'])}` };
    }
    if (blocked(to)) return { key: 'nardy-why-blocked', values: { point: to } };
    const distance = from - to;
    if (!stage.dice.includes(distance)) {
        const reachable = sums(stage.dice).includes(distance);
        return { key: reachable ? 'nardy-why-stop' : 'nardy-why-dice' };
    }
    // The step itself is possible, so a rule about the whole throw forbids it (N2, N5).
    if (most === 1) return { key: 'nardy-why-larger', values: { die: Math.max(...diceOf(view.dice)) } };
    return { key: 'nardy-why-both' };
}

/** How far one checker could go with several dice. */
function sums(dice: readonly number[]): number[] {
    return dice.slice(1).map((_, index) => dice.slice(0, index + 2).reduce((sum, die) => sum + die, 0));
}

/** How the service's own words begin, and what we say instead. */
const REASONS: readonly (readonly [RegExp, string])[] = [
    [/^a resignation is on offer/, 'nardy-why-answer-resignation'],
    [/^a double is on offer/, 'nardy-why-answer-double'],
    [/^the dice have not been thrown/, 'nardy-why-throw-first'],
    [/^the dice have been thrown/, 'nardy-why-play-first'],
    [/^you may not double/, 'nardy-why-no-double'],
    [/^you have a legal play/, 'nardy-why-no-pass'],
    [/^you can lose/, 'nardy-why-stake'],
    [/^your checkers on the bar/, 'nardy-why-wall'],
    [/^bearing off begins/, 'nardy-why-not-home'],
    [/^another checker/, 'nardy-why-another'],
    [/dice can be played/, 'nardy-why-both'],
];

export function explainRefusal(refusal: ServiceRefusal): string | null {
    const found = REASONS.find(([begins]) => begins.test(refusal.message));
    return found ? t(found[1]) : null;
}
