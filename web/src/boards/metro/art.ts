/** The pieces as page and paper draw them. */

import activeFile from '../../../../art/metro/active.svg?raw';
import backFile from '../../../../art/metro/back.svg?raw';
import end1 from '../../../../art/metro/end-1.svg?raw';
import end2 from '../../../../art/metro/end-2.svg?raw';
import end3 from '../../../../art/metro/end-3.svg?raw';
import end4 from '../../../../art/metro/end-4.svg?raw';
import end5 from '../../../../art/metro/end-5.svg?raw';
import end6 from '../../../../art/metro/end-6.svg?raw';
import end7 from '../../../../art/metro/end-7.svg?raw';
import end8 from '../../../../art/metro/end-8.svg?raw';
import end9 from '../../../../art/metro/end-9.svg?raw';
import lineFile from '../../../../art/metro/line.svg?raw';
import owner1 from '../../../../art/metro/owner-1.svg?raw';
import owner2 from '../../../../art/metro/owner-2.svg?raw';
import owner3 from '../../../../art/metro/owner-3.svg?raw';
import owner4 from '../../../../art/metro/owner-4.svg?raw';
import startFile from '../../../../art/metro/start.svg?raw';
import stationFile from '../../../../art/metro/station.svg?raw';
import tileFile from '../../../../art/metro/tile.svg?raw';
import tokenFile from '../../../../art/metro/token.svg?raw';
import { Drawing, type Palette } from '../art/drawing';

export const palette: Palette = {
    // Ten lines, ten colours: whoever draws the mark puts in the line's own.
    '#c8323c': '--colour',
    '#1f66b5': '--line-1',
    '#fdfcf8': '--map',
    '#fbf3dc': '--tile',
    '#8d7c55': '--tile-rim',
    '#1a1712': '--tile-ink',
    '#171615': '--plate',
    '#d9a93a': '--brass',
    '#8a6411': '--brass-rim',
    '#4d3704': '--brass-ink',
    '#b5303a': '--seat-1',
    '#1f5fa8': '--seat-2',
    '#23733f': '--seat-3',
    '#7a3f93': '--seat-4',
};

const drawing = (file: string) => new Drawing(file, palette);

export const active = drawing(activeFile);
export const back = drawing(backFile);
export const line = drawing(lineFile);
export const start = drawing(startFile);
export const station = drawing(stationFile);
export const tile = drawing(tileFile);
export const token = drawing(tokenFile);

const ends = [end1, end2, end3, end4, end5, end6, end7, end8, end9].map(drawing);
const owners = [owner1, owner2, owner3, owner4].map(drawing);

/** The pips of one end of a tile; nothing is drawn for 0. */
export function endOf(number: number): Drawing | null {
    return ends[number - 1] ?? null;
}

export function ownerOf(seat: number): Drawing {
    const owner = owners[seat - 1];
    if (!owner) throw new RangeError(`no token for seat ${seat}`);
    return owner;
}
