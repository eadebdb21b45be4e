/** When to try again. Pages that lost the service at the same moment must not all come back at the same moment. */

/** A number from 0 to below 1, as `Math.random` gives it. */
export type Random = () => number;

/** The least that a page waits, and the most before its first try and before any try, in milliseconds. */
const FLOOR = 100;
const FIRST = 1000;
const CAP = 8000;

/** Full jitter: anywhere between the floor and a bound that doubles with every try that failed. */
export function backoff(tries: number, random: Random): number {
    const bound = Math.min(CAP, FIRST * 2 ** tries);
    return FLOOR + random() * (bound - FLOOR);
}

/** At least this long, as the service may have asked for it, and up to twice as long. */
export function spread(wait: number, random: Random): number {
    return wait * (1 + random());
}
