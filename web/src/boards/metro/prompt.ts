/** What the board says to whoever sits at it: what can be done now, and what a line takes. */

import { t } from '../../texts/texts.svelte';
import { endWords } from '../ending';
import type { LineView, Tile, View } from './view';

/** What the sentence depends on beside the view. */
export interface Moment {
    readonly seat: number | null;
    /** Whether the viewer is to act. */
    readonly mine: boolean;
    readonly names: readonly string[];
    /** The move that lays no tile, if there is one. */
    readonly waiting: string | null;
    /** Whether a further tile costs a metro token. */
    readonly costs: boolean;
    readonly held: Tile | null;
    /** Whether the held tile could lie either way. */
    readonly flips: boolean;
    /** Whether a tile can be laid. */
    readonly lays: boolean;
}

export function prompt(view: View, moment: Moment): string {
    if (view.ending) return endWords('metro', view.ending);
    if (!moment.mine) {
        const who = view.on_turn === null ? undefined : moment.names[view.on_turn - 1];
        if (!who) return t('metro-prompt-begins');
        // The own move is on its way, or this is a picture of a position: nothing to say.
        return view.on_turn === moment.seat ? '' : t('metro-prompt-other', { who });
    }
    if (moment.held !== null) return t(moment.flips ? 'metro-prompt-where-flip' : 'metro-prompt-where');
    if (view.stage === 'drawn') return t('metro-prompt-drawn-none', { tile: view.drawn ?? '' });
    if (view.stage === 'more') {
        if (view.right) return t(moment.lays ? 'metro-prompt-right' : 'metro-prompt-right-none');
        return t(moment.costs ? 'metro-prompt-token' : 'metro-prompt-token-none');
    }
    if (moment.lays) return t('metro-prompt-lay');
    return t(moment.waiting === 'pass' ? 'metro-prompt-pass' : 'metro-prompt-draw');
}

/** A line with all that is printed and lies on it. */
export function lineInWords(line: LineView): string {
    const limit =
        line.min > 0
            ? t('metro-line-min', { limit: line.min })
            : line.max < 9
              ? t('metro-line-max', { limit: line.max })
              : '';
    const laid = line.tiles.length;
    const order = line.out_of_order_for_good ? t('metro-out-of-order-good', { line: line.line }) : '';
    const what =
        line.open_end === null
            ? t(`metro-line-${line.state === 'closed' ? 'closed' : 'unstarted'}`, {
                  line: line.line,
                  length: line.length,
              })
            : t('metro-line-active', { line: line.line, laid, length: line.length, end: line.open_end });
    return [what, limit, order].filter(Boolean).join(' ');
}
