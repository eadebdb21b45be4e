/** Where the held checker may go: the point that glows, and the spot where it would lie. */

import type { Point } from '../geometry';
import type { Field } from './field';
import type { Play } from './play.svelte';
import { HOME } from './view';

export interface Landing {
    readonly place: number;
    /** The corners of the point's triangle; null in the tray. */
    readonly points: string | null;
    readonly spot: Point | null;
    readonly hit: boolean;
}

export function landingsOf(play: Play, field: Field): Landing[] {
    return [...(play.reach ?? [])].map(([place, way]) => {
        if (place === HOME) return { place, points: null, spot: null, hit: false };
        const corners = field.triangle(play.nearPlace(play.me, place));
        const count = play.stage.table[play.me - 1]?.[place] ?? 0;
        return {
            place,
            points: corners.map(({ x, y }) => `${x},${y}`).join(' '),
            spot: play.spotOf(play.me, place, count, count + 1),
            hit: way.at(-1)?.hit === true,
        };
    });
}
