/** Which marks share a place, and in which order marks are drawn. */

import type { Mark } from '../board';

/** What lies below comes first: what was played, then a line, then what is better. */
const LAYERS = { played: 0, line: 1, better: 2, hint: 3 } as const;

/** The marks as they are drawn, one over the other; of alternatives the first rank on top, a line as it is played. */
export function inLayers(marks: readonly Mark[]): Mark[] {
    const order = ({ role, order = 1 }: Mark) => (role === 'line' ? order : -order);
    return marks.toSorted((one, other) => LAYERS[one.role] - LAYERS[other.role] || order(one) - order(other));
}

/** How many of the items above each one, those after it, have the same place. */
export function nthAt<Item>(items: readonly Item[], place: (item: Item) => string): number[] {
    const count = new Map<string, number>();
    return items
        .toReversed()
        .map((item) => {
            const key = place(item);
            const nth = count.get(key) ?? 0;
            count.set(key, nth + 1);
            return nth;
        })
        .reverse();
}
