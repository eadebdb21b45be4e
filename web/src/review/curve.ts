/** The curve of a game as lines to be drawn. */

import type { CurvePoint } from './generated';

/** The box that the curve is drawn in; the page stretches it. */
export const WIDTH = 1000;
export const HEIGHT = 200;

/** How far to the right so many events are. */
export function across(seq: number, events: number): number {
    return events === 0 ? 0 : (seq / events) * WIDTH;
}

/** How far down an expectation is: a win is at the top. */
export function down(value: number): number {
    return (1 - Math.min(1, Math.max(0, value))) * HEIGHT;
}

/** What a seat expects over the game, as the data of a path; empty without two points. */
export function lineOf(curve: readonly CurvePoint[], seat: number, events: number): string {
    if (curve.length < 2) return '';
    const points = curve.map(
        ({ seq, values }) => `${short(across(seq, events))} ${short(down(values[seat - 1] ?? 0))}`,
    );
    return `M${points.join('L')}`;
}

/** The area below that line. */
export function areaOf(curve: readonly CurvePoint[], seat: number, events: number): string {
    const line = lineOf(curve, seat, events);
    const [first, last] = [curve[0], curve.at(-1)];
    if (line === '' || !first || !last) return '';
    return `${line}L${short(across(last.seq, events))} ${HEIGHT}L${short(across(first.seq, events))} ${HEIGHT}Z`;
}

/** What each seat expected at a place: the last known before it, or the first. */
export function valuesAt(curve: readonly CurvePoint[], place: number): readonly number[] {
    return (curve.findLast(({ seq }) => seq <= place) ?? curve[0])?.values ?? [];
}

const short = (value: number) => String(Math.round(value * 10) / 10);
