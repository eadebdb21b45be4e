/** Which options go with which. */

import type { Setup } from '../boards/board';
import type { GameName } from '../boards';
import { defaultSetup, setupOf } from '../boards/setups';
import type { Field } from './fields';

/** Whether an option means something with this setup. */
export function applies(game: GameName, field: string, setup: Setup): boolean {
    return setupOf(game).rules[field]?.when?.(setup) ?? true;
}

/** What was changed, without what no longer means anything or is no longer possible. */
export function stillChosen(game: GameName, changes: Setup, resolved: Setup): Record<string, unknown> {
    let kept: Record<string, unknown> = { ...changes };
    // Leaving one out can make another one mean nothing: again until nothing changes.
    for (;;) {
        const setup = { ...resolved, ...kept };
        const rules = setupOf(game).rules;
        const fits = ([field, value]: [string, unknown]) =>
            applies(game, field, setup) &&
            (rules[field]?.values?.(setup).includes(value as string | number) ?? true) &&
            (rules[field]?.fits?.(value, setup) ?? true);
        const fitting = Object.entries(kept).filter(fits);
        if (fitting.length === Object.keys(kept).length) return kept;
        kept = Object.fromEntries(fitting);
    }
}

/** What the service is told where a preset says what cannot be. */
export function corrections(game: GameName, setup: Setup): Record<string, unknown> {
    const wrong = Object.entries(setupOf(game).rules).filter(
        ([field, { otherwise }]) => otherwise !== undefined && !applies(game, field, setup),
    );
    return Object.fromEntries(wrong.map(([field, { otherwise }]) => [field, otherwise]));
}

/** Whether there is nothing to choose: nardy is always for two. */
export function isSettled(field: Field): boolean {
    return field.kind === 'number' && field.min === field.max;
}

/** The same game for another number of players: its variant, or the usual one where that is not for so many. */
export function setupFor(game: GameName, players: number, setup: Setup): Record<string, unknown> {
    const { rules, variant } = setupOf(game);
    const isForMany = rules['players']?.when?.(setup) ?? true;
    return isForMany ? { preset: variant({ ...setup, players }), players } : defaultSetup(game, players);
}
