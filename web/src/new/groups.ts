/** A game's options in their groups, without those that mean nothing in a setup. */

import type { GameName } from '../boards';
import type { Setup } from '../boards/board';
import type { GroupName } from '../boards/setup';
import { setupOf } from '../boards/setups';
import type { Field } from './fields';
import { applies, isSettled } from './plan';

export interface Group {
    name: GroupName;
    fields: readonly Field[];
}

/** An option that there is something to choose of. */
export function optionOf(
    game: GameName,
    fields: ReadonlyMap<string, Field>,
    setup: Setup,
    name: string,
): Field | undefined {
    const field = fields.get(name);
    return field && !isSettled(field) && applies(game, name, setup) ? field : undefined;
}

export function groupsOf(game: GameName, fields: ReadonlyMap<string, Field>, setup: Setup): Group[] {
    return setupOf(game)
        .groups.map(({ name, fields: listed }) => ({
            name,
            fields: listed.flatMap((field) => optionOf(game, fields, setup, field) ?? []),
        }))
        .filter((group) => group.fields.length > 0);
}
