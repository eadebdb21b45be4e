/** For a line that finds no room beside its station: a longer way, out to where there is some. */

import { ahead, strip, turn, type Point, type Rect } from './geometry';
import { isFree, routesFrom, type Port, type Route } from './route';

/** So many places are looked at; the map is far smaller. */
const MOST = 20_000;

interface Reached {
    readonly port: Port;
    readonly rail: readonly Rect[];
    readonly track: readonly Point[];
}

/** So many ways to choose from are enough. */
const ENOUGH = 40;

/** Looks ever farther away from `port`, and tells of the ways from the nearest places where there are any. */
export function detours(port: Port, length: number, taken: readonly Rect[], found: (route: Route) => void) {
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
                routesFrom(reached.port, length, taken, note, reached.rail, reached.track);
            }
            farther.push(...onwards(reached, taken));
        }
        edge = farther;
    }
}

function onwards({ port, rail, track }: Reached, taken: readonly Rect[]): Reached[] {
    const { heading } = port;
    const piece = strip(port, heading, 1);
    if (!isFree(piece, taken)) return [];
    const on = ahead(port, heading, 1);
    const next: Reached[] = [{ port: { ...on, heading }, rail: [...rail, piece], track: [...track, on] }];
    const corner = strip(port, heading, 2);
    if (!isFree(corner, taken)) return next;
    for (const by of [-1, 1] as const) {
        const to = turn(heading, by);
        const at = ahead(ahead(port, heading, 1), to, 1);
        next.push({ port: { ...at, heading: to }, rail: [...rail, corner], track: [...track, port, at] });
    }
    return next;
}
