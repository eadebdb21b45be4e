/** Tiles as they are written down, `3-7>L4`, all of a turn one after the other; and what they touch on the map. */

import { type Around, type Note, PASS } from '../board';
import { readEntry, turned, type View } from './view';

/** Before a tile that costs a metro token, and before one that is drawn. */
const TOKEN = '•';
const DRAWN = '←';

export function note(line: string, { after }: Around<View>): Note | null {
    const entry = readEntry(line);
    switch (entry?.kind) {
        case 'lay': {
            const text = `${entry.token ? TOKEN : ''}${entry.tile}>${entry.line}`;
            return { seat: entry.seat, text, part: 'more' };
        }
        case 'draw':
        case 'keep':
        case 'done':
            return { seat: entry.seat, text: '', part: 'more' };
        case 'pass':
            return { seat: entry.seat, text: PASS, part: 'more' };
        case 'drew':
            return { seat: entry.seat, text: entry.tile ? `${DRAWN} ${entry.tile}` : DRAWN, part: 'after' };
        case 'station': {
            const opened = after?.stations.find(({ station }) => station === entry.station);
            return { seat: null, text: `◎ ${opened?.name ?? ''}`.trim(), part: 'after' };
        }
        default:
            return null;
    }
}

export function touches(line: string): string[] {
    const entry = readEntry(line);
    if (entry?.kind === 'lay') {
        return [entry.tile, turned(entry.tile)].map((tile) => `[data-laid="${tile}"]`);
    }
    return entry?.kind === 'station' ? [`[data-station="${entry.station}"]`] : [];
}
