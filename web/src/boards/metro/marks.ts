/** Where marked tiles lie on the map. */

import type { Mark } from '../board';
import type { Rect } from '../geometry';
import { inLayers, nthAt } from '../marks/places';
import { around, type Spot } from './geometry';
import type { MapLayout } from './layout';
import { type LineName, readLaying, type Tile, type View } from './view';

export interface Marked {
    readonly mark: Mark;
    readonly tile: Tile;
    readonly line: LineName;
    readonly spot: Spot;
    readonly nth: number;
}

export interface MarkedMoves {
    readonly placed: readonly Marked[];
    /** Draws, passes, and tiles on lines that are not on the map yet. */
    readonly spoken: readonly Mark[];
}

/** A tile goes to the next place of its line; within a line of moves, behind those laid before it. */
export function markedMoves(view: View, map: Pick<MapLayout, 'lines'>, marks: readonly Mark[]): MarkedMoves {
    const placed: Omit<Marked, 'nth'>[] = [];
    const spoken: Mark[] = [];
    const laid = new Map<LineName, number>();
    for (const mark of inLayers(marks)) {
        const laying = readLaying(mark.move);
        const line = laying && view.lines.find((one) => one.line === laying.line);
        const more = (mark.role === 'line' && laying && laid.get(laying.line)) || 0;
        const spot = line && map.lines.get(line.line)?.slots[line.tiles.length + more];
        if (laying && spot) placed.push({ mark, tile: laying.tile, line: laying.line, spot });
        else spoken.push(mark);
        if (mark.role === 'line' && laying) laid.set(laying.line, more + 1);
    }
    const nth = nthAt(placed, ({ spot }) => `${spot.x} ${spot.y}`);
    return { placed: placed.map((one, index) => ({ ...one, nth: nth[index] ?? 0 })), spoken };
}

/** Where the marked tiles lie, with some of the lines around; null if there are none. */
export function areaOf(placed: readonly Marked[]): Rect | null {
    const room = placed.map(({ spot }) => ({ x: spot.x - 6, y: spot.y - 6, width: 12, height: 12 }));
    return room.length > 0 ? around(room) : null;
}
