/** Tells a drag from a press, and follows it. */

import { distance, type Point, screenPoint } from './geometry';

/** How far a pointer moves before a press becomes a drag, in pixels of the screen. */
export const SLACK = 7;
/** How far above a finger a dragged piece is shown, so that the finger does not hide it, in pixels of the screen. */
export const ABOVE_FINGER = 56;

/** A pressed pointer. Once it has moved far enough, the press is a drag. */
export class Press {
    readonly pointer: number;
    readonly finger: boolean;
    readonly from: Point;
    dragging = false;

    constructor(event: PointerEvent) {
        this.pointer = event.pointerId;
        this.finger = event.pointerType !== 'mouse';
        this.from = screenPoint(event);
    }

    /** Takes a move of the pointer into account; returns whether the press is a drag by now. */
    moveTo(event: PointerEvent): boolean {
        this.dragging ||= distance(screenPoint(event), this.from) > SLACK;
        return this.dragging;
    }
}

interface Follower {
    /** The press has become a drag. */
    start?: () => void;
    /** The pointer is dragged. */
    move: (event: PointerEvent) => void;
    /** The pointer was released (`pointerup`) or lost (`pointercancel`), after a drag or a mere press. */
    end: (event: PointerEvent, dragged: boolean) => void;
}

/** Follows a pressed pointer over the whole page until it is released. Returns a function that stops it early. */
export function followDrag(down: PointerEvent, { start, move, end }: Follower): () => void {
    const press = new Press(down);
    const listening = new AbortController();
    const { signal } = listening;
    const onMove = (event: PointerEvent) => {
        if (event.pointerId !== press.pointer) return;
        const dragged = press.dragging;
        if (!press.moveTo(event)) return;
        if (!dragged) start?.();
        move(event);
    };
    const onEnd = (event: PointerEvent) => {
        if (event.pointerId !== press.pointer) return;
        listening.abort();
        end(event, press.dragging);
    };
    addEventListener('pointermove', onMove, { signal });
    addEventListener('pointerup', onEnd, { signal });
    addEventListener('pointercancel', onEnd, { signal });
    return () => listening.abort();
}
