/** One finger moves the table, two change its size, a press that stays where it was is a choice. */

import { distance, type Point } from '../geometry';
import type { Camera } from './camera.svelte';

/** What the board makes of it. */
export interface Wishes {
    /** Where in the box something happens. */
    point: (event: PointerEvent) => Point;
    /** Whether the board is a picture that nobody touches. */
    still: () => boolean;
    tap: (point: Point, touch: boolean) => void;
    /** A mouse points here, or nowhere. */
    hover: (point: Point | null) => void;
}

/** Pixels before a press becomes a pull. */
const SLACK = 7;

export class Fingers {
    readonly #camera: Camera;
    readonly #wishes: Wishes;
    readonly #down = new Map<number, Point>();
    #began: Point | null = null;
    #moved = false;

    constructor(camera: Camera, wishes: Wishes) {
        this.#camera = camera;
        this.#wishes = wishes;
    }

    down = (event: PointerEvent) => {
        if (this.#wishes.still() || (event.pointerType === 'mouse' && event.button > 1)) return;
        const point = this.#wishes.point(event);
        this.#down.set(event.pointerId, point);
        this.#moved = this.#down.size > 1;
        if (!this.#moved) this.#began = point;
        (event.currentTarget as Element).setPointerCapture(event.pointerId);
    };

    move = (event: PointerEvent) => {
        const point = this.#wishes.point(event);
        const before = this.#down.get(event.pointerId);
        if (!before) {
            if (event.pointerType === 'mouse') this.#wishes.hover(point);
            return;
        }
        const began = this.#began;
        if (!this.#moved && began && distance(point, began) < SLACK) return;
        this.#moved = true;
        this.#camera.held = true;
        this.#wishes.hover(null);
        const other = [...this.#down].find(([id]) => id !== event.pointerId)?.[1];
        this.#down.set(event.pointerId, point);
        if (!other) {
            this.#camera.pan(point.x - before.x, point.y - before.y);
            return;
        }
        const apart = (one: Point) => distance(one, other) || 1;
        const between = { x: (point.x + other.x) / 2, y: (point.y + other.y) / 2 };
        this.#camera.pan((point.x - before.x) / 2, (point.y - before.y) / 2);
        this.#camera.zoom(apart(point) / apart(before), between);
    };

    up = (event: PointerEvent) => {
        const pressed = this.#down.delete(event.pointerId);
        this.#rest();
        if (pressed && !this.#moved && event.button === 0) {
            this.#wishes.tap(this.#wishes.point(event), event.pointerType !== 'mouse');
        }
    };

    cancel = (event: PointerEvent) => {
        this.#down.delete(event.pointerId);
        this.#rest();
    };

    leave = () => {
        if (this.#down.size === 0) this.#wishes.hover(null);
    };

    #rest() {
        if (this.#down.size === 0) this.#camera.held = false;
    }
}
