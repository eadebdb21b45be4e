/** Throws and plays as they are written down, `31: 8/5 6/5`, and what they touch on the board. */

import { t } from '../../texts/texts.svelte';
import { type Around, type Note, PASS } from '../board';
import { across, HOME, type NardyView, opponent, readPlay, WALL } from './view';

export function note(line: string, { before }: Around<NardyView>): Note | null {
    const dice = /^! (open|throw) (\d)(\d)$/.exec(line);
    if (dice) {
        const [, kind, one = '', two = ''] = dice;
        if (kind === 'throw') return { seat: before?.on_roll ?? null, text: `${one}${two}:`, part: 'before' };
        // Equal dice decide nothing, and are thrown again. White's die stands first, the larger one begins.
        if (one === two) return null;
        const white = before?.white ?? null;
        const beginner = white === null || one > two ? white : opponent(white);
        return { seat: beginner, text: `${one}${two}:`, part: 'before' };
    }
    const [, who, move = ''] = /^(\d) (.+)$/.exec(line) ?? [];
    if (who === undefined) return null;
    const text = written(move, before);
    return text === null ? null : { seat: Number(who), text, part: 'move' };
}

function written(move: string, before: NardyView | null): string | null {
    switch (move) {
        case 'pass':
            return PASS;
        case 'double':
            return `×${before ? before.cube * 2 : ''}`;
        case 'take':
        case 'drop':
            return t(`nardy-note-${move}`);
        default:
            return readPlay(move) ? move : null;
    }
}

/** The points where checkers of a play began, stopped and ended. */
export function touches(line: string, eyes: number): string[] {
    const [, who, move = ''] = /^(\d) (.+)$/.exec(line) ?? [];
    const own = Number(who) === eyes;
    const places = (readPlay(move) ?? []).flatMap(({ stops }) => stops.map(({ place }) => place));
    // The wall and the home beside the board are those of whoever looks.
    const seen = own ? places : places.filter((place) => place !== HOME && place !== WALL).map(across);
    return [...new Set(seen)].map((place) => `[data-place="${place}"]`);
}
