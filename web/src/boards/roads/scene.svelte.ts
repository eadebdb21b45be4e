/** Which part of the table is shown: all of it, the part that grows, or what the player moved to. */

import type { BoardProps } from '../board';
import { Camera, type Extent, type Point } from './camera.svelte';
import { Network } from './fit';
import type { RoadsView, Square } from './view';

type State = Pick<BoardProps<RoadsView>, 'view' | 'legal' | 'last'>;

/** Pixels a unit below which squares are hard to hit. */
const EASY = 0.4;

/** A square's middle in the drawing. */
export function middle({ x, y }: Square): Point {
    return { x: x * 100, y: -y * 100 };
}

export class Scene {
    readonly camera = new Camera();
    ground = $state<HTMLElement>();
    readonly #state: () => State;

    constructor(state: () => State) {
        this.#state = state;
    }

    readonly network = $derived.by(() => new Network(this.#state().view));
    /** A picture in the rules: the page scrolls over it as over any other. */
    readonly still = $derived.by(() => {
        const { legal, last } = this.#state();
        return legal.length === 0 && last.length === 0 && !this.camera.own;
    });

    /** The cards and the squares beside them. */
    readonly #grown = $derived.by((): Extent => {
        const squares: readonly Square[] = [...this.network.cards, ...this.network.gaps()];
        const xs = squares.map(({ x }) => x * 100);
        const ys = squares.map(({ y }) => -y * 100);
        const [left, right] = [Math.min(...xs) - 62, Math.max(...xs) + 62];
        const [top, bottom] = [Math.min(...ys) - 62, Math.max(...ys) + 62];
        return { left, top, right, bottom };
    });
    /** Everything there is. */
    readonly extent = $derived.by((): Extent => {
        const { field } = this.#state().view;
        if (!field) return this.#grown;
        const [width, height] = field;
        return { left: -84, top: 50 - height * 100 - 34, right: width * 100 - 16, bottom: 84 };
    });
    /** A field that is too large for this screen is followed where it grows. */
    readonly followed = $derived.by(() =>
        !this.still && this.camera.shows(this.extent) < EASY ? this.#grown : this.extent,
    );

    /** Everything, or back to what grows. */
    readonly fitAll = () => {
        this.camera.own = !this.camera.own && this.followed !== this.extent;
        this.camera.fit(this.camera.own ? this.extent : this.followed);
    };

    /** Where in the box something happens. */
    readonly inBox = (event: { clientX: number; clientY: number }): Point => {
        const box = this.ground?.getBoundingClientRect();
        return { x: event.clientX - (box?.left ?? 0), y: event.clientY - (box?.top ?? 0) };
    };

    /** Whether a point of the box lies in it. */
    shows({ x, y }: Point): boolean {
        return x >= 0 && y >= 0 && x < this.camera.width && y < this.camera.height;
    }

    squareAt(point: Point): Square {
        const { x, y } = this.camera.inside(point);
        return { x: Math.round(x / 100), y: Math.round(-y / 100) || 0 };
    }

    /** Whether a square is on the table at all. */
    reaches(square: Square): boolean {
        const { left, top, right, bottom } = this.extent;
        const { x, y } = middle(square);
        return x >= left && x <= right && y >= top && y <= bottom;
    }
}
