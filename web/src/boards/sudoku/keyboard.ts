/** Where keys lead on the board. */

import { letterOf } from '../latin';

const STEPS: Record<string, readonly [rows: number, columns: number]> = {
    ArrowUp: [-1, 0],
    ArrowDown: [1, 0],
    ArrowLeft: [0, -1],
    ArrowRight: [0, 1],
};

/** Which square a key leads to from `square`, by an arrow or by a column's letter or a row's digit. */
export function squareByKey(
    event: KeyboardEvent,
    row: number,
    column: number,
    size: number,
): [number, number] | null {
    const step = STEPS[event.key];
    if (step) {
        const within = (place: number) => Math.min(size - 1, Math.max(0, place));
        return [within(row + step[0]), within(column + step[1])];
    }
    const letter = letterOf(event) ?? '';
    if (/^[1-9]$/.test(letter)) return Number(letter) <= size ? [Number(letter) - 1, column] : null;
    const at = letter ? letter.charCodeAt(0) - 97 : -1;
    return at >= 0 && at < size ? [row, at] : null;
}

/** Whether a key is meant for somebody who writes. */
export function isWriting(target: EventTarget | null): boolean {
    return (
        target instanceof HTMLElement &&
        (target.isContentEditable || /^(?:INPUT|TEXTAREA|SELECT)$/.test(target.tagName))
    );
}
