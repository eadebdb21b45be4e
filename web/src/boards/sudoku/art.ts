/** The pieces as page and paper draw them, all but the animals. */

import backFile from '../../../../art/sudoku/back.svg?raw';
import goldenFile from '../../../../art/sudoku/card-golden.svg?raw';
import cardFile from '../../../../art/sudoku/card.svg?raw';
import lapFile from '../../../../art/sudoku/lap.svg?raw';
import pawn1 from '../../../../art/sudoku/pawn-1.svg?raw';
import pawn2 from '../../../../art/sudoku/pawn-2.svg?raw';
import pawn3 from '../../../../art/sudoku/pawn-3.svg?raw';
import pawn4 from '../../../../art/sudoku/pawn-4.svg?raw';
import starFile from '../../../../art/sudoku/star.svg?raw';
import { Drawing, type Palette } from '../art/drawing';

export const palette: Palette = {
    '#fffaf0': '--card',
    '#dccdaf': '--card-rim',
    '#2c241a': '--card-ink',
    '#efc55b': '--gold',
    '#b98a24': '--gold-rim',
    '#9a6f14': '--gold-line',
    '#6b4a33': '--back',
    '#4b3222': '--back-rim',
    '#c79d58': '--back-line',
};

const drawing = (file: string) => new Drawing(file, palette);

export const back = drawing(backFile);
export const card = drawing(cardFile);
export const golden = drawing(goldenFile);
export const lap = drawing(lapFile);
export const star = drawing(starFile);

// Lacquer has its own colours by day and by night.
const pawns = [pawn1, pawn2, pawn3, pawn4].map((file) => new Drawing(file));

export function pawnOf(seat: number): Drawing {
    const pawn = pawns[seat - 1];
    if (!pawn) throw new RangeError(`no pawn for seat ${seat}`);
    return pawn;
}
