/** For a line that finds no room beside its station: a longer way, out to where there is some. */

import type { Field } from './field';
import type { Point, Rect } from '../geometry';
import { ahead, strip, turn } from './geometry';
import { GAP, routesFrom, type Port, type Route } from './route';

/** So many places are looked at. */
const MOST = 4000;

interface Reached {
    readonly port: Port;
    readonly rail: readonly Rect[];
    readonly track: readonly Point[];
}

/** So many ways to choose from are enough. */
const ENOUGH = 40;

/** Looks ever farther away from `port`, and tells of the ways from the nearest places where there are any. */
export function detours(port: Port, length: number, field: Field, found: (route: Route) => void) {
    const seen = new Set<string>();
    let edge: Reached[] = [{ port, rail: [], track: [port] }];
    let count = 0;
    const note = (route: Route) => {
        count += 1;
        found(route);
    };
    while (edge.length > 0 && seen.size < MOST && count < ENOUGH) {
        const farther: Reached[] = [];
        for (const reached of edge) {
            const key = `${reached.port.x},${reached.port.y},${reached.port.heading}`;
            if (seen.has(key)) continue;
            seen.add(key);
            if (reached.rail.length > 0) {
                routesFrom(reached.port, length, field, note, reached.rail, reached.track);
            }
            farther.push(...onwards(reached, field));
        }
        edge = farther;
    }
}

function onwards({ port, rail, track }: Reached, field: Field): Reached[] {
    const { heading } = port;
    const piece = strip(port, heading, 1);
    if (!field.isFree(piece)) return [];
    const on = ahead(port, heading, 1);
    const next: Reached[] = [{ port: { ...on, heading }, rail: [...rail, piece], track: [...track, on] }];
    const corner = strip(port, heading, 2);
    if (!field.isFree(corner)) return next;
    for (const by of [-1, 1] as const) {
        const to = turn(heading, by);
        const at = ahead(ahead(port, heading, 1), to, 1);
        next.push({ port: { ...at, heading: to }, rail: [...rail, corner], track: [...track, port, at] });
    }
    return next;
}

/**
 * The way that always exists: straight out of the map, under whatever lies there, and only then the sign and the
 * tiles. Tracks may cross; tiles and plates still never meet.
 */
export function tunnels(port: Port, length: number, field: Field, found: (route: Route) => void) {
    const at = ahead(port, port.heading, field.out(port) + GAP);
    routesFrom({ ...at, heading: port.heading }, length, field, found, [], [port, at]);
}
