/** Which part of the table is seen. It follows the network until somebody moves it by hand. */

import { middleOf, type Point, type Rect } from '../geometry';

/** Pixels a unit: cards of 22 to 220 pixels. */
const SMALLEST = 0.22;
const LARGEST = 2.2;
/** What a whole network is shown at, at most. */
const LARGEST_FIT = 1.15;

export class Camera {
    width = $state(0);
    height = $state(0);
    /** The middle of what is seen. */
    x = $state(0);
    y = $state(0);
    scale = $state(1);
    /** Whether somebody chose this view, so that it no longer follows. */
    own = $state(false);
    /** Whether it changes by hand just now, and so without gliding. */
    held = $state(false);

    get left(): number {
        return this.width / 2 - this.x * this.scale;
    }

    get top(): number {
        return this.height / 2 - this.y * this.scale;
    }

    /** From pixels of the box to the drawing. */
    inside(point: Point): Point {
        return { x: (point.x - this.left) / this.scale, y: (point.y - this.top) / this.scale };
    }

    /** From the drawing to pixels of the box. */
    outside(point: Point): Point {
        return { x: this.left + point.x * this.scale, y: this.top + point.y * this.scale };
    }

    /** How large all of this can be shown. */
    shows({ width, height }: Rect): number {
        return Math.min(this.width / width, this.height / height, LARGEST_FIT);
    }

    fit(extent: Rect) {
        if (this.width === 0 || this.height === 0) return;
        this.scale = this.shows(extent);
        ({ x: this.x, y: this.y } = middleOf(extent));
    }

    /** Larger or smaller, while what is under this point of the box stays there. */
    zoom(factor: number, about: Point = { x: this.width / 2, y: this.height / 2 }) {
        const fixed = this.inside(about);
        this.scale = Math.min(LARGEST, Math.max(SMALLEST, this.scale * factor));
        this.x = fixed.x - (about.x - this.width / 2) / this.scale;
        this.y = fixed.y - (about.y - this.height / 2) / this.scale;
        this.own = true;
    }

    /** Along with a finger, by pixels. */
    pan(dx: number, dy: number) {
        this.x -= dx / this.scale;
        this.y -= dy / this.scale;
        this.own = true;
    }

    /** The shortest way to having this point on the table well in sight. */
    reveal(point: Point, margin = 60) {
        if (this.width === 0) return;
        const reach = (size: number) => Math.max(0, size / 2 / this.scale - margin);
        const near = (middle: number, wanted: number, room: number) =>
            Math.min(wanted + room, Math.max(wanted - room, middle));
        this.x = near(this.x, point.x, reach(this.width));
        this.y = near(this.y, point.y, reach(this.height));
    }
}
