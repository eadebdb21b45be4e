/** The pieces and the woods as page and paper draw them. */

import blackFile from '../../../../art/nardy/checker-black.svg?raw';
import whiteFile from '../../../../art/nardy/checker-white.svg?raw';
import die1 from '../../../../art/nardy/die-1.svg?raw';
import die2 from '../../../../art/nardy/die-2.svg?raw';
import die3 from '../../../../art/nardy/die-3.svg?raw';
import die4 from '../../../../art/nardy/die-4.svg?raw';
import die5 from '../../../../art/nardy/die-5.svg?raw';
import die6 from '../../../../art/nardy/die-6.svg?raw';
import innerFile from '../../../../art/nardy/field-inner.svg?raw';
import outerFile from '../../../../art/nardy/field-outer.svg?raw';
import darkFile from '../../../../art/nardy/point-dark.svg?raw';
import paleFile from '../../../../art/nardy/point-pale.svg?raw';
import { Drawing, type Palette } from '../art/drawing';

export const palette: Palette = {
    '#e0c394': '--outer',
    '#cfa871': '--inner',
    '#5a3414': '--grain',
    '#f1dfb9': '--wood-pale',
    '#c9a870': '--wood-pale-line',
    '#84492a': '--wood-dark',
    '#5f3118': '--wood-dark-line',
    '#f7eed9': '--ivory',
    '#a98f62': '--ivory-rim',
    '#cdb68a': '--ivory-dark',
    '#ffffff': '--ivory-shine',
    '#2a2420': '--ebony',
    '#0e0b09': '--ebony-rim',
    '#6f6053': '--ebony-light',
    '#8b7c6d': '--ebony-shine',
};

/** Dice are printed pale; on the screen each side has its own. */
export const dicePalette: Palette = {
    '#fffaf0': '--of-die',
    '#a98f62': '--of-die-rim',
    '#241d19': '--of-die-pips',
};

export const checkers = { white: new Drawing(whiteFile, palette), black: new Drawing(blackFile, palette) };
export const points = { pale: new Drawing(paleFile, palette), dark: new Drawing(darkFile, palette) };
export const fields = { inner: new Drawing(innerFile, palette), outer: new Drawing(outerFile, palette) };

const dice = [die1, die2, die3, die4, die5, die6].map((file) => new Drawing(file, dicePalette));

export function dieOf(pips: number): Drawing {
    const die = dice[pips - 1];
    if (!die) throw new RangeError(`no die shows ${pips}`);
    return die;
}
