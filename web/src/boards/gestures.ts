/** Pan and zoom by hand: one finger or a mouse moves the map, two fingers zoom it. */

import { Press } from './drag';
import { distance, type Point } from './geometry';
import type { Viewport } from './viewport.svelte';

interface Handlers {
    /** Where in the window an event happened. */
    point: (event: PointerEvent) => Point;
    /** Whether the map is a picture that does not move. */
    still?: () => boolean;
    /**
     * The map was pressed and not dragged. Without this handler, the pointer is captured only once it is dragged, so
     * that whatever lies under it gets the click.
     */
    tap?: (point: Point, touch: boolean) => void;
    /** A mouse points here, or nowhere. */
    hover?: (point: Point | null) => void;
}

export class Gestures {
    readonly #viewport: () => Viewport;
    readonly #handlers: Handlers;
    readonly #down = new Map<number, Point>();
    #press: Press | null = null;
    /** Whether the last press became a drag. */
    dragged = false;

    constructor(viewport: () => Viewport, handlers: Handlers) {
        this.#viewport = viewport;
        this.#handlers = handlers;
    }

    readonly pointerDown = (event: PointerEvent) => {
        if (this.#handlers.still?.() || (event.pointerType === 'mouse' && event.button > 1)) return;
        this.#down.set(event.pointerId, this.#handlers.point(event));
        this.dragged = this.#down.size > 1;
        this.#press = new Press(event);
        if (this.#handlers.tap) capture(event);
    };

    readonly pointerMove = (event: PointerEvent) => {
        const viewport = this.#viewport();
        const point = this.#handlers.point(event);
        const before = this.#down.get(event.pointerId);
        // A mouse that was released outside the window is not dragging any more.
        if (before && event.buttons === 0) this.pointerCancel(event);
        if (!before || event.buttons === 0) {
            if (event.pointerType === 'mouse') this.#handlers.hover?.(point);
            return;
        }
        if (!this.dragged && !this.#press?.moveTo(event)) return;
        if (!this.#handlers.tap) capture(event);
        this.dragged = true;
        viewport.dragged = true;
        this.#handlers.hover?.(null);
        const other = [...this.#down].find(([id]) => id !== event.pointerId)?.[1];
        this.#down.set(event.pointerId, point);
        if (!other) {
            viewport.pan(point.x - before.x, point.y - before.y);
            return;
        }
        const apart = (one: Point) => distance(one, other) || 1;
        const between = { x: (point.x + other.x) / 2, y: (point.y + other.y) / 2 };
        viewport.pan((point.x - before.x) / 2, (point.y - before.y) / 2);
        viewport.zoom(apart(point) / apart(before), between);
    };

    readonly pointerUp = (event: PointerEvent) => {
        const pressed = this.#down.has(event.pointerId);
        this.pointerCancel(event);
        if (pressed && !this.dragged && event.button === 0) {
            this.#handlers.tap?.(this.#handlers.point(event), event.pointerType !== 'mouse');
        }
    };

    readonly pointerCancel = (event: PointerEvent) => {
        this.#down.delete(event.pointerId);
        if (this.#down.size === 0) this.#viewport().dragged = false;
    };

    readonly pointerLeave = () => {
        if (this.#down.size === 0) this.#handlers.hover?.(null);
    };
}

function capture(event: PointerEvent) {
    (event.currentTarget as Element).setPointerCapture(event.pointerId);
}
