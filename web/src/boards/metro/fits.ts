/** Which tile fits where, and why not (M1–M5, M18): the service decides, this explains and shows at once. */

import {
    activeLines,
    halves,
    isDouble,
    MOST_ACTIVE,
    turned,
    type LineName,
    type LineView,
    type Tile,
    type View,
} from './view';

export type Misfit =
    | { readonly kind: 'closed' | 'tokens' }
    | { readonly kind: 'end'; readonly end: number }
    | { readonly kind: 'start'; readonly tile: Tile }
    | { readonly kind: 'min' | 'max'; readonly limit: number };

/** Why `tile`, its first half towards the station, cannot continue `line`; null if it can, tokens left aside. */
function misjoin(view: View, line: LineView, tile: Tile): Misfit | null {
    if (line.state === 'closed') return { kind: 'closed' };
    const [near, far] = halves(tile);
    if (Math.min(near, far) < line.min) return { kind: 'min', limit: line.min };
    if (Math.max(near, far) > line.max) return { kind: 'max', limit: line.max };
    if (line.open_end !== null && near !== line.open_end) return { kind: 'end', end: line.open_end };
    const begins = line.from === null && line.tiles.length === 0 ? view.start_tile : null;
    if (begins && !halves(begins).includes(near)) return { kind: 'start', tile: begins };
    return null;
}

/** Why `tile` cannot be laid on `line` in either direction now; null if it can. */
export function misfit(view: View, line: LineView, tile: Tile): Misfit | null {
    const either = misjoin(view, line, tile) && misjoin(view, line, turned(tile));
    if (either) return either;
    const blocked = line.state === 'unstarted' && activeLines(view) >= MOST_ACTIVE;
    return blocked ? { kind: 'tokens' } : null;
}

/** The directions in which `tile` could continue `line`, tokens left aside. */
export function ways(view: View, line: LineView, tile: Tile): Tile[] {
    const both = isDouble(tile) ? [tile] : [tile, turned(tile)];
    return both.filter((one) => misjoin(view, line, one) === null);
}

/** How a line is out of order (M18): for whoever looks, or for good. */
export function disorder(line: LineView): 'you' | 'good' | null {
    if (line.out_of_order_for_good) return 'good';
    return line.out_of_order ? 'you' : null;
}

/** How many of these tiles fit each line now; lines that take none are left out. */
export function fittingTiles(view: View, hand: readonly Tile[]): Map<LineName, number> {
    const counts = view.lines.map(
        (line) => [line.line, hand.filter((tile) => misfit(view, line, tile) === null).length] as const,
    );
    return new Map(counts.filter(([, count]) => count > 0));
}
