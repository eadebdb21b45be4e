/** What to mark as new: all that was laid and opened since the viewer's own last move, or at least the last tile. */

import { news } from '../news';
import { type LineName, readEntry } from './view';

export interface Fresh {
    /** How many tiles at the end of a line are new. */
    readonly tiles: ReadonlyMap<LineName, number>;
    readonly stations: ReadonlySet<number>;
}

export function freshOf(last: readonly string[], seat: number | null): Fresh {
    const laid = last.findLastIndex((line) => readEntry(line)?.kind === 'lay');
    const from = Math.min(last.length - news(last, seat).length, Math.max(0, laid));
    const tiles = new Map<LineName, number>();
    const stations = new Set<number>();
    for (const entry of last.slice(from).map(readEntry)) {
        if (entry?.kind === 'lay') tiles.set(entry.line, (tiles.get(entry.line) ?? 0) + 1);
        if (entry?.kind === 'station') stations.add(entry.station);
    }
    return { tiles, stations };
}
