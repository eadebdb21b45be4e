/** What part of the map is seen: all of it, until somebody moves or zooms it. */

import type { Point, Rect } from '../geometry';

/** Pixels a lattice step. */
const LEAST = 1;
const MOST = 60;
/** Small maps are not blown up beyond this by themselves. */
const MOST_FIT = 24;

export class Viewport {
    width = $state(0);
    height = $state(0);
    /** So many pixels of its upper edge are covered. */
    top = $state(0);
    /** What is to be seen when everything is. */
    bounds = $state.raw<Rect>({ x: -1, y: -1, width: 2, height: 2 });
    #own = $state.raw<{ scale: number; middle: Point } | null>(null);

    /** The scale at which everything fits. */
    fitting = $derived.by(() => {
        const { width, height } = this.bounds;
        const scale = Math.min(this.width / (width + 2), (this.height - this.top) / (height + 2), MOST_FIT);
        return Math.max(scale, LEAST);
    });
    scale = $derived(this.#own?.scale ?? this.fitting);
    /** The point of the map in the middle of the window. */
    middle = $derived<Point>(
        this.#own?.middle ?? {
            x: this.bounds.x + this.bounds.width / 2,
            y: this.bounds.y + this.bounds.height / 2 - this.top / 2 / this.fitting,
        },
    );
    fits = $derived(this.#own === null);

    /** Shows everything again. */
    fit() {
        this.#own = null;
    }

    /** Moves what is seen by so many pixels. */
    pan(dx: number, dy: number) {
        const { scale, middle } = this;
        this.#own = { scale, middle: this.#inside({ x: middle.x - dx / scale, y: middle.y - dy / scale }) };
    }

    /** Zooms; the point under `at`, in pixels from the corner, stays where it is. */
    zoom(by: number, at: Point = { x: this.width / 2, y: this.height / 2 }) {
        const fixed = this.toMap(at);
        const scale = Math.min(MOST, Math.max(LEAST, this.scale * by));
        const middle = {
            x: fixed.x - (at.x - this.width / 2) / scale,
            y: fixed.y - (at.y - this.height / 2) / scale,
        };
        this.#own = { scale, middle: this.#inside(middle) };
    }

    toMap(at: Point): Point {
        return {
            x: this.middle.x + (at.x - this.width / 2) / this.scale,
            y: this.middle.y + (at.y - this.height / 2) / this.scale,
        };
    }

    /** The map is never lost out of sight. */
    #inside({ x, y }: Point): Point {
        const { x: left, y: top, width, height } = this.bounds;
        return { x: Math.min(left + width, Math.max(left, x)), y: Math.min(top + height, Math.max(top, y)) };
    }
}
