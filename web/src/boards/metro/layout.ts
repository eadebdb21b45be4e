/**
 * The map: where every plate, sign and tile lies, so that nothing ever collides (M17).
 *
 * A line gets all its room when its station opens: its sign, a place for each tile and the plate of the station to
 * come. What lies on the map therefore never moves, and a station opens where its room was kept.
 */

import { middleOf, type Point, type Rect } from '../geometry';
import { ahead, strip, turn, type Heading } from './geometry';
import { detours, tunnels } from './detour';
import { Field } from './field';
import { outside } from './reach';
import { GAP, isFree, ports, routesFrom, START, type Port, type Route } from './route';
import type { LineName, LineView, StationView } from './view';

/** What the layout depends on; tiles and hands do not matter. */
export interface Network {
    readonly stations: readonly Pick<StationView, 'station' | 'line'>[];
    readonly lines: readonly Pick<LineView, 'line' | 'from' | 'length'>[];
}

export interface MapLayout {
    readonly start: Rect;
    /** By the station's number. */
    readonly stations: ReadonlyMap<number, Rect>;
    readonly lines: ReadonlyMap<LineName, Route>;
}

/** How the room is shaped: the map grows to fill it. */
export type Shape = 'wide' | 'square' | 'tall';
const ASPECT: Record<Shape, number> = { wide: 2, square: 1.15, tall: 0.72 };

/** How many ways a side are weighed closely. */
const CLOSELY = 7;
const BEAM = 4;
/** A line that passes between two things needs so much room. */
const CHANNEL = 2 + 2 * GAP;

/** A plate whose lines will need room, and the way by which its own line arrives. */
interface Waiting {
    readonly plate: Rect;
    readonly arrives: Heading;
}

/** The map while it grows. */
interface Draft {
    readonly solid: readonly Rect[];
    readonly waiting: readonly Waiting[];
    readonly routes: readonly Route[];
    readonly cost: number;
}

const known = new Map<string, MapLayout>();

export function layout(network: Network, shape: Shape): MapLayout {
    const key = [shape, ...network.lines.map((line) => `${line.from ?? ''}:${line.length}`)]
        .concat(network.stations.map((station) => `${station.station}@${station.line}`))
        .join(' ');
    let found = known.get(key);
    if (!found) {
        found = grown(network, shape);
        if (known.size > 50) known.clear();
        known.set(key, found);
    }
    return found;
}

/** The map without its last station, which does not change when that one opens; and then that one. */
function grown(network: Network, shape: Shape): MapLayout {
    const last = network.stations.at(-1);
    const fresh = network.lines.filter((line) => line.from === (last?.station ?? null));
    if (!last) {
        const start = { x: -START.width / 2, y: -START.height / 2, ...START };
        const empty: Draft = { solid: [], waiting: [], routes: [], cost: 0 };
        const lines = withLines(empty, start, middles(start), fresh, shape);
        return { start, stations: new Map(), lines };
    }
    const stations = network.stations.slice(0, -1);
    const before = layout(
        { stations, lines: network.lines.filter((line) => line.from !== last.station) },
        shape,
    );
    const arrival = before.lines.get(last.line);
    if (!arrival) throw new Error(`${last.line} is not on the map`);
    const waiting = [...before.lines]
        .filter(([name]) => !network.stations.some((station) => station.line === name))
        .map(([, { plate, arrives }]): Waiting => ({ plate, arrives }));
    const routes = [...before.lines.values()];
    const solid = [before.start, ...routes.flatMap((route) => [...route.solid, route.plate])].filter(
        (rect) => rect !== arrival.plate,
    );
    const gates = ports(arrival.plate).filter((port) => port.heading !== turn(turn(arrival.arrives, 1), 1));
    const lines = withLines({ solid, waiting, routes: [], cost: 0 }, arrival.plate, gates, fresh, shape);
    return {
        start: before.start,
        stations: new Map([...before.stations, [last.station, arrival.plate]]),
        lines: new Map([...before.lines, ...lines]),
    };
}

/** Finds ways for all the lines of a station, the best ones together. */
function withLines(
    draft: Draft,
    plate: Rect,
    gates: readonly Port[],
    lines: readonly Network['lines'][number][],
    shape: Shape,
): Map<LineName, Route> {
    let beam: Draft[] = [draft];
    for (const [index, line] of lines.entries()) {
        const left = lines.length - index - 1;
        const extend = (search: typeof routesFrom) =>
            beam.flatMap((one) => withLine(one, plate, gates, line.length, shape, search));
        const near = extend(routesFrom);
        let best = pick(near, plate, gates, left);
        if (best.length === 0) {
            const far = extend(detours);
            best = pick(far, plate, gates, left);
            // Better a station that will have to look for room than none.
            if (best.length === 0) best = [...near, ...far].sort((a, b) => a.cost - b.cost).slice(0, BEAM);
        }
        if (best.length === 0)
            best = extend(tunnels)
                .sort((a, b) => a.cost - b.cost)
                .slice(0, BEAM);
        beam = best;
    }
    const routes = beam[0]?.routes ?? [];
    return new Map(lines.flatMap((line, index) => (routes[index] ? [[line.line, routes[index]]] : [])));
}

/** The cheapest that leave a way out to every station to come. */
function pick(drafts: Draft[], plate: Rect, gates: readonly Port[], left: number): Draft[] {
    const picked: Draft[] = [];
    for (const draft of drafts.sort((a, b) => a.cost - b.cost)) {
        if (picked.length === BEAM) break;
        if (leavesWays(draft, plate, gates, left)) picked.push(draft);
    }
    return picked;
}

function withLine(
    draft: Draft,
    plate: Rect,
    gates: readonly Port[],
    length: number,
    shape: Shape,
    search: typeof routesFrom,
): Draft[] {
    const found: { route: Route; cost: number }[] = [];
    const reach = reachOf([...draft.solid, plate], { x: 0, y: 0 });
    const field = new Field(draft.solid, GAP);
    for (const port of gates) {
        search(port, length, field, (route) => {
            // Only the line's first part touches its own station.
            const [, ...rest] = route.solid;
            if (!isFree(plate, rest) || !isFree(plate, [route.plate])) return;
            found.push({ route, cost: cheap(route, reach, shape) });
        });
    }
    found.sort((a, b) => a.cost - b.cost);
    const crowding = crowdingIn(draft, plate, gates);
    // The best of every side, so that one side's ways do not hide the others'.
    const sides = [0, 1, 2, 3].map((side) => found.filter(({ route }) => route.leaves === side));
    return sides
        .flatMap((side) => side.slice(0, CLOSELY))
        .map(({ route, cost }) => ({
            solid: [...draft.solid, ...route.solid, route.plate],
            waiting: [...draft.waiting, route],
            routes: [...draft.routes, route],
            cost: draft.cost + cost + crowding(route),
        }));
}

/** Whether this station's further lines, and two lines of every station to come, can still get out of the map. */
function leavesWays(draft: Draft, plate: Rect, gates: readonly Port[], left: number): boolean {
    const leads = outside([...draft.solid, plate]);
    const ways = (from: readonly Port[]) =>
        new Set(from.filter((port) => leads(ahead(port, port.heading, 2))).map((port) => port.heading)).size;
    return ways(gates) >= left && draft.waiting.every((one) => ways(doors(one)) >= 2);
}

/** What a way costs by itself: a larger map, and turns. */
function cheap(route: Route, reach: Point, shape: Shape): number {
    const grown = reachOf(route.solid, reachOf([route.plate], reach));
    const { x, y } = middleOf(route.plate);
    const out = Math.hypot(x / ASPECT[shape], y);
    return size(grown, shape) - size(reach, shape) + 4 * route.turns - 0.4 * out;
}

function size({ x, y }: Point, shape: Shape): number {
    return 2 * Math.max(x / ASPECT[shape], y) + x / ASPECT[shape] + y;
}

/** How far from the start station things lie, to either side alike: the start stays in the middle. */
function reachOf(rects: readonly Rect[], least: Point): Point {
    let { x, y } = least;
    for (const rect of rects) {
        x = Math.max(x, -rect.x, rect.x + rect.width);
        y = Math.max(y, -rect.y, rect.y + rect.height);
    }
    return { x, y };
}

/**
 * What a way costs the others: every station, open or to come, wants free sides for its lines, and lines want
 * channels that are wide enough.
 */
function crowdingIn(draft: Draft, plate: Rect, gates: readonly Port[]): (route: Route) => number {
    const all = [...draft.solid, plate];
    const free = draft.waiting.map((other) => {
        const others = all.filter((rect) => rect !== other.plate);
        return exits(other).filter((exit) => isFree(exit, others));
    });
    const own = gates
        .map((port) => strip(port, port.heading, 12))
        .filter((exit) => isFree(exit, draft.solid));
    const channels = new Field(draft.solid, CHANNEL);
    return (route) => {
        const added = [...route.solid, route.plate];
        let cost = 2 * added.filter((rect) => !channels.isFree(rect)).length;
        for (const sides of free) {
            const left = sides.filter((exit) => isFree(exit, added)).length;
            cost += worth(sides.length) - worth(left);
        }
        cost += 12 * own.filter((exit) => !isFree(exit, added)).length;
        const before = route.solid.slice(0, -2);
        const next = exits(route).filter((exit) => isFree(exit, all) && isFree(exit, before));
        return cost + worth(3) - worth(next.length);
    };
}

/** How much the free sides of a plate are worth together. */
function worth(sides: number): number {
    return [0, 60, 90, 96][sides] ?? 96;
}

/** The middles of the three sides of a plate by which lines may leave. */
function doors({ plate, arrives }: Waiting): Port[] {
    const back = turn(turn(arrives, 1), 1);
    return middles(plate).filter((port) => port.heading !== back);
}

function middles(plate: Rect): Port[] {
    const { x, y } = middleOf(plate);
    return ports(plate).filter((port) => port.x === x || port.y === y);
}

/** The room before those sides. */
function exits(waiting: Waiting): Rect[] {
    return doors(waiting).map((port) => strip(port, port.heading, 12));
}
