/** Where everything lies on the screen. All lengths in pixels; the board fills the room it gets. */

import { contains, type Point, type Rect } from '../geometry';
import { across, HOME, WALL } from './view';

/** Which way the board lies. */
export interface Lie {
    /** Whether whoever sits at the bottom plays White. */
    readonly white: boolean;
    /** Whether left and right are exchanged, as some like it. */
    readonly mirrored: boolean;
}

/** A point's place from the near side: which row, and which of its twelve columns from the left. */
export interface Lane {
    readonly near: boolean;
    readonly column: number;
}

/**
 * N1: the inner fields lie to White's left and to Black's right, so that White goes clockwise and Black the other
 * way. `point` as the near side counts.
 */
export function lane(point: number, lie: Lie): Lane {
    const near = point <= 12;
    const fromHome = near ? point - 1 : 24 - point;
    return { near, column: homeOnTheLeft(lie) ? fromHome : 11 - fromHome };
}

export function homeOnTheLeft({ white, mirrored }: Lie): boolean {
    return white !== mirrored;
}

/** Rooms beside the points, in checkers. */
const EDGE = 0.38;
const BAR = 1.3;
const TRAY = 1.35;
const MIDDLE = 1.35;
const DEEP = 5;
const ACROSS = 2 * EDGE + 2 * DEEP + MIDDLE;
const ALONG = 3 * EDGE + BAR + TRAY;

/** The most a point is wider than a checker, and the largest checker. */
const WIDEST = 1.3;
const LARGEST = 66;

export class Field {
    readonly width: number;
    readonly height: number;
    /** A checker's diameter. */
    readonly size: number;
    /** A point's width. */
    readonly pitch: number;
    /** Whether the board is turned a quarter, inner fields below, so that a finger finds its point. */
    readonly turned: boolean;
    readonly lie: Lie;
    readonly #long: number;
    readonly #short: number;

    constructor(width: number, height: number, lie: Lie) {
        this.lie = lie;
        this.turned = height > width * 1.05;
        const [long, short] = this.turned ? [height, width] : [width, height];
        this.size = Math.max(8, Math.min(short / ACROSS, long / (12 + ALONG), LARGEST));
        this.pitch = Math.min((long - ALONG * this.size) / 12, this.size * WIDEST);
        this.#long = 12 * this.pitch + ALONG * this.size;
        this.#short = ACROSS * this.size;
        [this.width, this.height] = this.turned ? [this.#short, this.#long] : [this.#long, this.#short];
    }

    /** A spot given along the long side from the left and across it from the far side. */
    spot(along: number, across: number): Point {
        if (!this.turned) return { x: along, y: across };
        return homeOnTheLeft(this.lie)
            ? { x: across, y: this.#long - along }
            : { x: this.#short - across, y: along };
    }

    /** The rectangle between two corners, given like a spot. */
    rect(along: number, across: number, length: number, depth: number): Rect {
        const one = this.spot(along, across);
        const other = this.spot(along + length, across + depth);
        return {
            x: Math.min(one.x, other.x),
            y: Math.min(one.y, other.y),
            width: Math.abs(one.x - other.x),
            height: Math.abs(one.y - other.y),
        };
    }

    /** The frame's thickness. */
    get edge(): number {
        return EDGE * this.size;
    }

    /** How deep a point reaches into the field. */
    get deep(): number {
        return DEEP * this.size;
    }

    get #trayLength(): number {
        return TRAY * this.size;
    }

    get #barLength(): number {
        return BAR * this.size;
    }

    /** Where the twelve columns begin. */
    get #first(): number {
        return homeOnTheLeft(this.lie) ? 2 * this.edge + this.#trayLength : this.edge;
    }

    get #barStart(): number {
        return this.#first + 6 * this.pitch;
    }

    #trayStart(): number {
        return homeOnTheLeft(this.lie) ? this.edge : this.#long - this.edge - this.#trayLength;
    }

    #column(column: number): number {
        return this.#first + column * this.pitch + (column >= 6 ? this.#barLength : 0);
    }

    /** One half of the board, the left one first. */
    half(index: 0 | 1): Rect {
        return this.rect(this.#column(index * 6), this.edge, 6 * this.pitch, this.#short - 2 * this.edge);
    }

    /** Whether the inner fields are in that half. */
    isInner(index: 0 | 1): boolean {
        return (index === 0) === homeOnTheLeft(this.lie);
    }

    get bar(): Rect {
        return this.rect(this.#barStart, 0, this.#barLength, this.#short);
    }

    /** The tray of one side. */
    tray(near: boolean): Rect {
        const depth = this.#short / 2 - this.edge * 1.5;
        return this.rect(
            this.#trayStart(),
            near ? this.#short / 2 + this.edge / 2 : this.edge,
            this.#trayLength,
            depth,
        );
    }

    /** The three corners of a point's triangle: two at the frame, then the tip. */
    triangle(point: number): [Point, Point, Point] {
        const { near, column } = lane(point, this.lie);
        const along = this.#column(column);
        const foot = near ? this.#short - this.edge : this.edge;
        const tip = near ? foot - this.deep * 0.94 : foot + this.deep * 0.94;
        return [
            this.spot(along, foot),
            this.spot(along + this.pitch, foot),
            this.spot(along + this.pitch / 2, tip),
        ];
    }

    /** What a finger may touch to mean a place of the near side, or of the far side on the wall and at home. */
    zone(place: number, near = true): Rect {
        if (place === HOME) return this.tray(near);
        if (place === WALL) {
            // Whoever was hit waits on the other side's half of the wall, before the field to enter.
            const depth = this.#short / 2;
            return this.rect(this.#barStart, near ? 0 : depth, this.#barLength, depth);
        }
        const { near: below, column } = lane(place, this.lie);
        const depth = this.edge + this.deep + (MIDDLE * this.size) / 2;
        return this.rect(this.#column(column), below ? this.#short - depth : 0, this.pitch, depth);
    }

    /** The middle of a point's number on the frame. */
    number(point: number): Point {
        const { near, column } = lane(point, this.lie);
        const across = near ? this.#short - this.edge / 2 : this.edge / 2;
        return this.spot(this.#column(column) + this.pitch / 2, across);
    }

    /**
     * The middle of a checker on a place, the `slot`-th of `count` from the frame; `near` says whose it is. Places
     * as the near side counts.
     */
    checker(place: number, slot: number, count: number, near: boolean): Point {
        if (place === HOME) {
            const thick = this.slab;
            const start = near ? this.#short - this.edge * 1.4 : this.edge * 1.4;
            const way = (slot + 0.5) * thick;
            return this.spot(this.#trayStart() + this.#trayLength / 2, near ? start - way : start + way);
        }
        if (place === WALL) {
            const step = this.size * Math.min(1, 3.4 / Math.max(1, count - 1));
            const way = this.size * 1.25 + slot * step;
            const middle = this.#short / 2;
            return this.spot(this.#barStart + this.#barLength / 2, near ? middle - way : middle + way);
        }
        const { near: below, column } = lane(place, this.lie);
        const step = this.size * Math.min(1, (DEEP - 1) / Math.max(1, count - 1));
        const way = this.edge + this.size / 2 + slot * step;
        return this.spot(this.#column(column) + this.pitch / 2, below ? this.#short - way : way);
    }

    /** How thick a checker lies in the tray, seen from its edge. */
    get slab(): number {
        return (this.#short / 2 - this.edge * 2.6) / 15;
    }

    /** Where dice lie: those of the near side on one half, those of the far side on the other. */
    die(index: number, count: number, near: boolean): Point {
        const onHomeHalf = this.turned ? near : near !== homeOnTheLeft(this.lie);
        const left = onHomeHalf === homeOnTheLeft(this.lie);
        const middle = this.#column(left ? 0 : 6) + 3 * this.pitch;
        const step = this.size * 1.3;
        const along =
            middle + (index - (count - 1) / 2) * step * (this.turned && homeOnTheLeft(this.lie) ? -1 : 1);
        return this.spot(along, this.#short / 2);
    }

    /** Where the cube lies: in the middle, or before its owner. */
    cube(owner: 'near' | 'far' | null): Point {
        const inset = this.size * 0.75;
        const across = owner === null ? this.#short / 2 : owner === 'near' ? this.#short - inset : inset;
        return this.spot(this.#barStart + this.#barLength / 2, across);
    }

    /** The place under a spot, as the near or the far side counts; null outside of that side's places. */
    placeAt(spot: Point, near = true): number | null {
        for (let place = HOME; place <= WALL; place += 1) {
            const point = place !== HOME && place !== WALL;
            if (contains(this.zone(point && !near ? across(place) : place, near), spot)) return place;
        }
        return null;
    }
}
