/** The dice that are seen: those to be played, and dimmed those of whoever played last. */

import type { Point } from '../geometry';
import type { Field } from './field';
import { diceOf } from './plan';
import type { NardyView } from './view';

export interface ShownDie {
    readonly id: string;
    readonly pips: number;
    readonly spot: Point;
    readonly spent: boolean;
    readonly white: boolean;
    /** Whether it is of the play before. */
    readonly old: boolean;
    /** How it lies, in degrees. */
    readonly tilt: number;
}

interface Situation {
    readonly view: NardyView;
    readonly last: readonly string[];
    readonly field: Field;
    readonly bottom: number;
    readonly isWhite: (seat: number) => boolean;
    /** The dice still to be played; null where nobody plays here. */
    readonly left: readonly number[] | null;
}

export function shownDice({ view, last, field, bottom, isWhite, left }: Situation): ShownDie[] {
    const lay = (of: number, values: readonly number[], unused: readonly number[], old: boolean) => {
        const rest = [...unused];
        return values.map((pips, index): ShownDie => {
            const at = rest.indexOf(pips);
            if (at >= 0) rest.splice(at, 1);
            return {
                id: `${of} ${index} ${old ? 'old' : view.position}`,
                pips,
                spot: field.die(index, values.length, of === bottom),
                spent: at < 0,
                white: isWhite(of),
                old,
                // Dice that were thrown do not lie straight.
                tilt: ((pips * 7 + index * 11) % 17) - 8,
            };
        });
    };
    const dice: ShownDie[] = [];
    if (view.dice && view.on_roll !== null) {
        const values = diceOf(view.dice);
        dice.push(...asOpened(lay(view.on_roll, values, left ?? values, false), last));
    }
    const before = lastThrow(last);
    if (before && before.seat !== view.on_roll)
        dice.push(...lay(before.seat, before.dice, before.dice, true));
    return dice;
}

/** At the opening each side has thrown one die: White's is the pale one. */
function asOpened(dice: readonly ShownDie[], last: readonly string[]): readonly ShownDie[] {
    const open = /^! open (\d)(\d)$/.exec(last.at(-1) ?? '');
    if (!open) return dice;
    const firstIsWhite = Number(open[1]) > Number(open[2]);
    return dice.map((die, index) => (index < 2 ? { ...die, white: (index === 0) === firstIsWhite } : die));
}

/** What was thrown for the last play, and by whom. */
function lastThrow(last: readonly string[]): { seat: number; dice: [number, number] } | null {
    const at = last.findLastIndex((line) => /^\d (pass|.*\/)/.test(line));
    const chance = /^! (?:throw|open) (\d)(\d)$/.exec(last[at - 1] ?? '');
    if (at < 0 || !chance) return null;
    return { seat: Number(last[at]?.[0]), dice: [Number(chance[1]), Number(chance[2])] };
}
