/** Every line has a name and a colour; after ten lines the colours repeat. */

import type { LineName } from './view';

const COLOURS = 10;

/** The class that gives a line its colour. */
export function colourOf(line: LineName): string {
    return `colour${(Number(line.slice(1)) - 1) % COLOURS}`;
}
