/** Ways for one line from its station: the line's sign, a place for each tile, and room for the next station. */

import type { Field } from './field';
import type { Point, Rect, Size } from '../geometry';
import { ahead, meets, strip, turn, type Heading, type Spot } from './geometry';

/** Room for a station's plate, and for the start station's. */
export const PLATE: Size = { width: 8, height: 4 };
export const START: Size = { width: 10, height: 6 };
/** The sign at the line's beginning with a place for the active token, and a tile. */
export const SIGN = 5;
export const TILE = 4;
/** The bit of line between the last tile and the next station. */
const STUB = 1;
/** Things of different lines keep so far apart. */
export const GAP = 1;
const MOST_TURNS = 2;

export interface Route {
    readonly sign: Spot;
    /** Where the tiles go, from the station outwards. */
    readonly slots: readonly Spot[];
    /** The line's own way, from its station to the next. */
    readonly track: readonly Point[];
    /** Which way the line leaves its station, and arrives at the next. */
    readonly leaves: Heading;
    readonly arrives: Heading;
    /** Room for the station that will close it. */
    readonly plate: Rect;
    /** All the room it takes, the plate left aside. */
    readonly solid: readonly Rect[];
    readonly turns: number;
}

/** A point of a plate's edge from which a line can leave. */
export interface Port extends Point {
    readonly heading: Heading;
}

/** Where lines can leave a plate; wide sides have three such places. */
export function ports(plate: Rect): Port[] {
    const { x, y, width, height } = plate;
    const [middle, centre] = [x + width / 2, y + height / 2];
    const across = [middle, middle - 2, middle + 2];
    return [
        { x: x + width, y: centre, heading: 0 },
        { x, y: centre, heading: 2 },
        ...across.map((at): Port => ({ x: at, y: y + height, heading: 1 })),
        ...across.map((at): Port => ({ x: at, y, heading: 3 })),
    ];
}

/** The plate that a line reaches at `at`. */
export function plateAt(at: Point, heading: Heading): Rect {
    const { width, height } = PLATE;
    const middle = ahead(at, heading, heading % 2 === 0 ? width / 2 : height / 2);
    return { x: middle.x - width / 2, y: middle.y - height / 2, width, height };
}

interface Search {
    readonly length: number;
    readonly field: Field;
    readonly found: (route: Route) => void;
}

interface Way {
    readonly port: Port;
    readonly at: Point;
    readonly heading: Heading;
    readonly slots: readonly Spot[];
    readonly track: readonly Point[];
    readonly solid: readonly Rect[];
    readonly sign: Spot;
    readonly turns: number;
}

/**
 * Every way in which a line of `length` tiles can leave by `port` without coming near anything on the field, with a
 * few turns between tiles. `rail` is what the line has run before its sign, where it had to look for room.
 */
export function routesFrom(
    port: Port,
    length: number,
    field: Field,
    found: (route: Route) => void,
    rail: readonly Rect[] = [],
    track: readonly Point[] = [port],
) {
    const start = track.at(-1) ?? port;
    const sign = strip(start, port.heading, SIGN);
    if (!field.isFree(sign)) return;
    const at = ahead(start, port.heading, SIGN);
    const middle = { ...ahead(start, port.heading, SIGN / 2), heading: port.heading };
    const way: Way = {
        port,
        at,
        heading: port.heading,
        slots: [],
        track,
        solid: [...rail, sign],
        sign: middle,
        turns: 0,
    };
    grow({ length, field, found }, way);
}

export function isFree(rect: Rect, taken: readonly Rect[]): boolean {
    for (const other of taken) if (meets(rect, other, GAP)) return false;
    return true;
}

/** Whether a further part of a line keeps away from the line's own earlier parts; the last two lead into it. */
function keepsClear(rect: Rect, solid: readonly Rect[]): boolean {
    return solid.every((other, index) => !meets(rect, other, index < solid.length - 2 ? GAP : 0));
}

function grow(search: Search, way: Way) {
    for (const by of [0, -1, 1] as const) {
        const next = by === 0 ? way : turnedWay(search, way, by);
        if (!next) continue;
        if (next.slots.length === search.length) finish(search, next);
        else addSlot(search, next);
    }
}

/** Takes a corner: two steps square, cut diagonally by the line. */
function turnedWay(search: Search, way: Way, by: -1 | 1): Way | null {
    if (way.turns === MOST_TURNS) return null;
    const corner = strip(way.at, way.heading, 2);
    if (!search.field.isFree(corner) || !keepsClear(corner, way.solid)) return null;
    const heading = turn(way.heading, by);
    const at = ahead(ahead(way.at, way.heading, 1), heading, 1);
    const track = [...way.track, way.at, at];
    return { ...way, at, heading, track, solid: [...way.solid, corner], turns: way.turns + 1 };
}

function addSlot(search: Search, way: Way) {
    const { at, heading } = way;
    const tile = strip(at, heading, TILE);
    if (!search.field.isFree(tile) || !keepsClear(tile, way.solid)) return;
    const slot = { ...ahead(at, heading, TILE / 2), heading };
    const slots = [...way.slots, slot];
    grow(search, { ...way, at: ahead(at, heading, TILE), slots, solid: [...way.solid, tile] });
}

function finish(search: Search, way: Way) {
    const stub = strip(way.at, way.heading, STUB);
    const end = ahead(way.at, way.heading, STUB);
    const plate = plateAt(end, way.heading);
    if (!search.field.isFree(plate) || !keepsClear(stub, way.solid) || !keepsClear(plate, way.solid)) return;
    search.found({
        sign: way.sign,
        slots: way.slots,
        track: [...way.track, end],
        leaves: way.port.heading,
        arrives: way.heading,
        plate,
        solid: [...way.solid, stub],
        turns: way.turns,
    });
}
