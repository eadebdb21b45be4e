/** The pieces as page and paper draw them. */

import fenceFile from '../../../../art/quoridor/fence.svg?raw';
import pawn1 from '../../../../art/quoridor/pawn-1.svg?raw';
import pawn2 from '../../../../art/quoridor/pawn-2.svg?raw';
import pawn3 from '../../../../art/quoridor/pawn-3.svg?raw';
import pawn4 from '../../../../art/quoridor/pawn-4.svg?raw';
import sign1 from '../../../../art/quoridor/sign-1.svg?raw';
import sign2 from '../../../../art/quoridor/sign-2.svg?raw';
import sign3 from '../../../../art/quoridor/sign-3.svg?raw';
import sign4 from '../../../../art/quoridor/sign-4.svg?raw';
import squareFile from '../../../../art/quoridor/square.svg?raw';
import { Drawing, type Palette } from '../art/drawing';

export const palette: Palette = {
    // No two neighbours are of quite the same wood: each square says which is its own.
    '#7d5637': '--of-square',
    '#ffe8c4': '--wood-light',
    '#f1dcae': '--maple',
    '#b98f4f': '--maple-edge',
    '#fff3d6': '--maple-light',
};

export const square = new Drawing(squareFile, palette);
export const fence = new Drawing(fenceFile, palette);

const pawns = [pawn1, pawn2, pawn3, pawn4].map((file) => new Drawing(file));

export function pawnOf(seat: number): Drawing {
    const pawn = pawns[seat - 1];
    if (!pawn) throw new RangeError(`no pawn for seat ${seat}`);
    return pawn;
}

/** Each seat's sign, so that nobody needs to tell colours apart: a disc, a triangle, a square, a diamond. */
const signs = [sign1, sign2, sign3, sign4].map((file) => new Drawing(file));

export function signOf(seat: number): Drawing {
    const sign = signs[seat - 1];
    if (!sign) throw new RangeError(`no sign for seat ${seat}`);
    return sign;
}
