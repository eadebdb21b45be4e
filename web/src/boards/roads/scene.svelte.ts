/** Which part of the table is shown: all of it, the part that grows, or what the player moved to. */

import type { BoardProps } from '../board';
import { contains, type Point, pointIn, type Rect } from '../geometry';
import { Viewport } from '../viewport.svelte';
import { Network } from './fit';
import type { RoadsView, Square } from './view';

type State = Pick<BoardProps<RoadsView>, 'view' | 'legal' | 'last'>;

/** The scale below which squares are hard to hit. */
const EASY = 0.4;

/** A square's middle in the drawing. */
export function middle({ x, y }: Square): Point {
    return { x: x * 100, y: -y * 100 };
}

export class Scene {
    readonly viewport = new Viewport({
        // Cards of 22 to 220 pixels.
        smallest: 0.22,
        largest: 2.2,
        smallestFit: 0.01,
        largestFit: 1.15,
        margin: 0,
        bounded: false,
    });
    ground = $state<HTMLElement>();
    readonly #state: () => State;

    constructor(state: () => State) {
        this.#state = state;
    }

    readonly network = $derived.by(() => new Network(this.#state().view));
    /** A picture in the rules: the page scrolls over it as over any other. */
    readonly still = $derived.by(() => {
        const { legal, last } = this.#state();
        return legal.length === 0 && last.length === 0 && this.viewport.fits;
    });

    /** The cards and the squares beside them. */
    readonly #grown = $derived.by((): Rect => {
        const squares: readonly Square[] = [...this.network.cards, ...this.network.gaps()];
        const xs = squares.map(({ x }) => x * 100);
        const ys = squares.map(({ y }) => -y * 100);
        const [x, y] = [Math.min(...xs) - 62, Math.min(...ys) - 62];
        return { x, y, width: Math.max(...xs) + 62 - x, height: Math.max(...ys) + 62 - y };
    });
    /** Everything there is. */
    readonly extent = $derived.by((): Rect => {
        const { field } = this.#state().view;
        if (!field) return this.#grown;
        const [width, height] = field;
        return { x: -84, y: 16 - height * 100, width: width * 100 + 68, height: height * 100 + 68 };
    });
    /** A field that is too large for this screen is followed where it grows. */
    readonly followed = $derived.by(() =>
        !this.still && this.viewport.scaleFor(this.extent) < EASY ? this.#grown : this.extent,
    );

    /** Everything, or back to what grows. */
    readonly fitAll = () => {
        if (this.viewport.fits && this.followed !== this.extent) this.viewport.show(this.extent);
        else this.viewport.fit();
    };

    /** A point of the screen, seen from the corner of the ground. */
    readonly inBox = (point: Point): Point => pointIn(this.ground, point);

    /** Whether a point of the box lies in it. */
    shows(point: Point): boolean {
        const { width, height } = this.viewport;
        return contains({ x: 0, y: 0, width, height }, point);
    }

    squareAt(point: Point): Square {
        const { x, y } = this.viewport.toMap(point);
        return { x: Math.round(x / 100), y: Math.round(-y / 100) || 0 };
    }

    /** Whether a square is on the table at all. */
    reaches(square: Square): boolean {
        return contains(this.extent, middle(square));
    }
}
