/** Marked moves in words. */

import { t } from '../../texts/texts.svelte';
import type { BoardProps, GameModule, Mark } from '../board';
import { inWords } from '../lines';

/** What a board knows of the table when it says a marked move. */
type Table<View> = Pick<BoardProps<View>, 'view' | 'setup' | 'names' | 'seat'>;

type Words<View> = Pick<GameModule<View>, 'say' | 'untold'>;

/** A marked move as the log would tell it: «You draw a tile». */
export function moveWords<View>(module: Words<View>, table: Table<View>): (mark: Mark) => string {
    const { view, setup, names, seat } = table;
    const speaker = {
        name: (of: number) => names[of - 1] ?? String(of),
        own: (of: number) => of === seat,
    };
    const around = { before: view, after: null, setup };
    return ({ seat: by, move }) =>
        module.untold?.(move) ?? inWords(module, `${by} ${move}`, speaker, around) ?? move;
}

/** What a mark shows, for screen readers: «Better: You place fence e4h». */
export function markWords<View>(module: Words<View>, table: Table<View>, mark: Mark): string {
    const { role, order = 0 } = mark;
    return t(`common-mark-${role}`, { order, move: moveWords(module, table)(mark) });
}
