/** Which part of a map is shown: all of it, until somebody moves or zooms it. */

import { middleOf, type Point, type Rect } from './geometry';

/** One press of a button or a key zooms by this factor. */
const STEP = 1.25;

/** Scales are in pixels per unit of the map. */
export interface ViewportLimits {
    /** How far a player can zoom out and in. */
    readonly smallest: number;
    readonly largest: number;
    /** The scale at which a whole map is shown, at least and at most. */
    readonly smallestFit: number;
    readonly largestFit: number;
    /** Units of the map that are kept free around a whole map, on both sides together. */
    readonly margin: number;
    /** Whether the middle of the window always shows a part of the map. */
    readonly bounded: boolean;
}

export class Viewport {
    width = $state(0);
    height = $state(0);
    /** How many pixels of the upper edge are covered. */
    top = $state(0);
    /** What is shown when everything is. */
    bounds = $state.raw<Rect>({ x: -1, y: -1, width: 2, height: 2 });
    /** Whether it is being dragged, and so moves without a transition. */
    dragged = $state(false);
    #chosen = $state.raw<{ scale: number; middle: Point } | null>(null);
    /** What was shown for a while, until somebody moves or zooms the map. */
    #visited: object | null = null;
    readonly #limits: ViewportLimits;

    constructor(limits: ViewportLimits) {
        this.#limits = limits;
    }

    /** The scale at which everything fits. */
    readonly fitting = $derived.by(() => this.scaleFor(this.bounds));
    readonly scale = $derived.by(() => this.#chosen?.scale ?? this.fitting);
    /** The point of the map in the middle of the window. */
    readonly middle = $derived.by((): Point => {
        if (this.#chosen) return this.#chosen.middle;
        const { x, y } = middleOf(this.bounds);
        return { x, y: y - this.top / 2 / this.fitting };
    });
    /** Whether everything is shown, and not what somebody chose. */
    readonly fits = $derived.by(() => this.#chosen === null);
    readonly transform = $derived.by(() => {
        const { x, y } = this.fromMap({ x: 0, y: 0 });
        return `translate(${x}px, ${y}px) scale(${this.scale})`;
    });

    /** The scale at which a part of the map fits into the window. */
    scaleFor({ width, height }: Rect): number {
        const { smallestFit, largestFit, margin } = this.#limits;
        const scale = Math.min(
            this.width / (width + margin),
            (this.height - this.top) / (height + margin),
            largestFit,
        );
        return Math.max(scale, smallestFit);
    }

    /** Shows everything again. */
    fit() {
        this.#chosen = null;
    }

    /** Shows a part of the map, and stays there. */
    show(part: Rect) {
        this.#chosen = { scale: this.scaleFor(part), middle: middleOf(part) };
    }

    /** Shows a part of the map larger, until `leave`. What somebody chose to see stays as it is. */
    visit(part: Rect) {
        if (this.#chosen !== this.#visited) return;
        const scale = this.scaleFor(part);
        if (scale < STEP * this.fitting) return this.leave();
        const { x, y } = middleOf(part);
        this.#visited = this.#chosen = { scale, middle: { x, y: y - this.top / 2 / scale } };
    }

    /** Ends a visit: everything is shown again. */
    leave() {
        if (this.#chosen === this.#visited) this.#chosen = null;
        this.#visited = null;
    }

    /** Moves the map by so many pixels. */
    pan(dx: number, dy: number) {
        const { scale, middle } = this;
        this.#choose(scale, { x: middle.x - dx / scale, y: middle.y - dy / scale });
    }

    /** Zooms; the point under `at`, in pixels from the corner, stays where it is. */
    zoom(factor: number, at: Point = { x: this.width / 2, y: this.height / 2 }) {
        const { smallest, largest } = this.#limits;
        const fixed = this.toMap(at);
        const scale = Math.min(largest, Math.max(smallest, this.scale * factor));
        this.#choose(scale, {
            x: fixed.x - (at.x - this.width / 2) / scale,
            y: fixed.y - (at.y - this.height / 2) / scale,
        });
    }

    readonly zoomIn = () => this.zoom(STEP);
    readonly zoomOut = () => this.zoom(1 / STEP);

    /** A wheel was turned over `at`. A pinch on a touchpad arrives as a wheel with the Ctrl key. */
    zoomByWheel({ deltaY, ctrlKey }: WheelEvent, at: Point) {
        this.zoom(Math.exp(-deltaY * (ctrlKey ? 0.01 : 0.0015)), at);
    }

    /** Moves what somebody chose as little as possible, so that a point lies at least `margin` units inside it. */
    reveal(point: Point, margin = 60) {
        if (!this.#chosen || this.width === 0) return;
        const { scale, middle } = this.#chosen;
        const room = (size: number) => Math.max(0, size / 2 / scale - margin);
        const near = (now: number, wanted: number, reach: number) =>
            Math.min(wanted + reach, Math.max(wanted - reach, now));
        this.#choose(scale, {
            x: near(middle.x, point.x, room(this.width)),
            y: near(middle.y, point.y, room(this.height)),
        });
    }

    /** From pixels of the window to the map. */
    toMap(at: Point): Point {
        return {
            x: this.middle.x + (at.x - this.width / 2) / this.scale,
            y: this.middle.y + (at.y - this.height / 2) / this.scale,
        };
    }

    /** From the map to pixels of the window. */
    fromMap(point: Point): Point {
        return {
            x: this.width / 2 + (point.x - this.middle.x) * this.scale,
            y: this.height / 2 + (point.y - this.middle.y) * this.scale,
        };
    }

    #choose(scale: number, middle: Point) {
        this.#chosen = { scale, middle: this.#limits.bounded ? this.#inside(middle) : middle };
    }

    #inside({ x, y }: Point): Point {
        const { x: left, y: top, width, height } = this.bounds;
        return { x: Math.min(left + width, Math.max(left, x)), y: Math.min(top + height, Math.max(top, y)) };
    }
}
