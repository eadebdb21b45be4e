/** Every line has a colour, and its name as well: after ten lines the colours begin anew. */

import type { LineName } from './view';

const COLOURS = 10;

/** The class that gives a line its colour. */
export function colourOf(line: LineName): string {
    return `colour${(Number(line.slice(1)) - 1) % COLOURS}`;
}
