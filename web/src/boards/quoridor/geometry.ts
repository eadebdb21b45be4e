/** Where things lie on the drawn board, with the own side at the bottom. */

import type { Point, Rect } from '../geometry';
import { type Orientation, type Edge, type Fence, type Square, across, edges, homeOf } from './view';

/** A square's side, the groove between two, and from middle to middle. */
export const CELL = 40;
export const GROOVE = 10;
export const PITCH = CELL + GROOVE;
/** Round the squares: finish lines. */
export const RIM = 16;
/** Beyond the rim of whoever has fences: their tray. */
export const TRAY = 34;

/** A board of a size, turned so that a seat sits at the bottom. The origin is the board's middle. */
export class Plan {
    readonly size: number;
    readonly players: number;
    /** Quarter turns, clockwise seats at the bottom: 0 the south, 1 the west. */
    readonly turns: number;

    constructor(size: number, players: number, bottom: number) {
        this.size = size;
        this.players = players;
        this.turns = edges.indexOf(homeOf(bottom, players));
    }

    /** From the middle to the outer side of the outermost squares. */
    get half(): number {
        return (this.size * PITCH - GROOVE) / 2;
    }

    /** The middle of a square. */
    square({ column, row }: Square): Point {
        return this.#turn(column - (this.size - 1) / 2, row - (this.size - 1) / 2);
    }

    /** The middle of a fence: a crossing of two grooves. */
    fence({ column, row }: Square): Point {
        return this.square({ column: column + 0.5, row: row + 0.5 });
    }

    /** How a fence lies on the screen. */
    lies(orientation: Orientation): Orientation {
        return this.turns % 2 === 0 ? orientation : across(orientation);
    }

    /** At which side of the screen an edge is. */
    side(edge: Edge): 'bottom' | 'left' | 'top' | 'right' {
        return (
            (['bottom', 'left', 'top', 'right'] as const)[(edges.indexOf(edge) - this.turns + 4) % 4] ??
            'bottom'
        );
    }

    /** What is drawn: from the left and the top, and how far. */
    frame(wide: boolean): Rect {
        const [aside, above] = this.players === 4 ? [TRAY, TRAY] : wide ? [TRAY, 0] : [0, TRAY];
        const [left, right, top] = [this.players === 4 ? aside : 0, aside, above];
        const edge = this.half + RIM;
        return {
            x: -edge - left,
            y: -edge - top,
            width: 2 * edge + left + right,
            height: 2 * edge + 2 * top,
        };
    }

    /**
     * Where a seat keeps its fences: before it, beyond the rim. On a wide screen two players keep theirs at the
     * right, each in the half that is nearer, so that the board can be larger.
     */
    tray(seat: number, wide: boolean): Rect {
        const side = this.side(homeOf(seat, this.players));
        const edge = this.half + RIM;
        if (wide && this.players === 2) {
            return { x: edge, y: side === 'bottom' ? 0 : -edge, width: TRAY, height: edge };
        }
        if (side === 'left' || side === 'right') {
            return { x: side === 'right' ? edge : -edge - TRAY, y: -edge, width: TRAY, height: 2 * edge };
        }
        return { x: -edge, y: side === 'bottom' ? edge : -edge - TRAY, width: 2 * edge, height: TRAY };
    }

    /** The square whose middle is nearest, however far away. */
    squareAt(point: Point): Square {
        const { column, row } = this.#back(point);
        return { column: this.#within(Math.round(column), 0), row: this.#within(Math.round(row), 0) };
    }

    /**
     * The fence nearest to a point: the nearest groove, and the half of it. Fences that are held back are taken
     * only where no other is hardly farther.
     */
    fenceAt(point: Point, holdBack: (fence: Fence) => boolean): Fence {
        let [best, nearest]: [Fence, number] = [{ column: 0, row: 0, orientation: 'h' }, Infinity];
        const { column, row } = this.#back(point);
        for (const orientation of ['h', 'v'] as const) {
            for (const dc of [-1, 0, 1]) {
                for (const dr of [-1, 0, 1]) {
                    const fence = {
                        column: this.#within(Math.floor(column) + dc, 1),
                        row: this.#within(Math.floor(row) + dr, 1),
                        orientation,
                    };
                    const apart = this.#apart(point, fence) + (holdBack(fence) ? HELD_BACK : 0);
                    if (apart < nearest) [best, nearest] = [fence, apart];
                }
            }
        }
        return best;
    }

    /** The same board moved by one on the screen: a square's neighbour, or a fence's. */
    neighbour<Place extends Square>(place: Place, right: number, down: number): Place {
        const [column, row] = unturned(this.turns, right, down);
        const margin = 'orientation' in place ? 1 : 0;
        return {
            ...place,
            column: this.#within(place.column + column, margin),
            row: this.#within(place.row + row, margin),
        };
    }

    /** From a point to the middle half of a fence. */
    #apart({ x, y }: Point, fence: Fence): number {
        const middle = this.fence(fence);
        const [along, aside] =
            this.lies(fence.orientation) === 'h'
                ? [x - middle.x, y - middle.y]
                : [y - middle.y, x - middle.x];
        return Math.hypot(Math.max(0, Math.abs(along) - PITCH / 2), aside) + Math.abs(along) / 1000;
    }

    #within(value: number, margin: number): number {
        return Math.min(Math.max(value, 0), this.size - 1 - margin);
    }

    #turn(east: number, north: number): Point {
        const [x, y] = turned(this.turns, east, north);
        return { x: x * PITCH, y: y * PITCH };
    }

    #back({ x, y }: Point): Square {
        const [east, north] = unturned(this.turns, x / PITCH, y / PITCH);
        return { column: east + (this.size - 1) / 2, row: north + (this.size - 1) / 2 };
    }
}

/** How much farther a fence without room seems. */
const HELD_BACK = 12;

function turned(turns: number, east: number, north: number): [number, number] {
    if (turns === 0) return [east, -north];
    if (turns === 1) return [-north, -east];
    return turns === 2 ? [-east, north] : [north, east];
}

function unturned(turns: number, x: number, y: number): [number, number] {
    if (turns === 0) return [x, -y];
    if (turns === 1) return [-y, -x];
    return turns === 2 ? [-x, y] : [y, x];
}
