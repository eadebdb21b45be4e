/**
 * The roads on a card as paths. A card is 100 wide and its centre is the origin; the north is up. Roads meet the edge
 * at its middle, so that neighbours join without a seam.
 */

import { isRoad, sideAt, type Side, type Sides } from './view';

/** White paint on the asphalt. */
export interface Paint {
    readonly d: string;
    readonly width: number;
    /** Dashes and where they begin; none for a solid line. */
    readonly dashes?: string;
    readonly offset?: number;
}

export interface Drawing {
    /** The road's surface. */
    readonly asphalt: string;
    /** Its edges, open where it leaves the card. */
    readonly kerb: string;
    readonly paint: readonly Paint[];
    /** The island of a turning circle. */
    readonly island: number;
}

const EDGE = 50;
/** Half the width of a road. */
const half: Record<Side, number> = { '.': 0, '2': 15, '4': 27 };
/** Between the two solid lines of four lanes. */
const DOUBLE = 2.3;

type Pair = readonly [number, number];

/** A point seen from an arm – to its clockwise side, and out along it – on the card. */
function point(direction: number, aside: number, out: number): Pair {
    const turns: readonly Pair[] = [
        [aside, -out],
        [out, aside],
        [-aside, out],
        [-out, -aside],
    ];
    return turns[direction % 4] as Pair;
}

function n(value: number): string {
    return String(Math.round(value * 100) / 100 || 0);
}

function p([x, y]: Pair): string {
    return `${n(x)} ${n(y)}`;
}

interface Arm {
    readonly direction: number;
    readonly side: Side;
    readonly half: number;
}

/** The edge of the road from one arm's clockwise side to the next arm's other side. */
function edge(from: Arm, to: Arm, bend: boolean): string {
    const start = p(point(from.direction, from.half, EDGE));
    const end = p(point(to.direction, -to.half, EDGE));
    const quarters = (to.direction - from.direction + 4) % 4 || 4;
    if (quarters === 4) {
        // A dead end: once round the turning circle.
        const radius = from.half + 10;
        const out = Math.sqrt(radius * radius - from.half * from.half);
        const enter = p(point(from.direction, from.half, out));
        const leave = p(point(from.direction, -from.half, out));
        return `${start} L${enter} A${radius} ${radius} 0 1 1 ${leave} L${end}`;
    }
    if (quarters === 2) {
        if (from.half === to.half) return `${start} L${end}`;
        const a = [point(from.direction, from.half, 20), point(from.direction, from.half, 2)] as const;
        const b = [point(to.direction, -to.half, 2), point(to.direction, -to.half, 20)] as const;
        return `${start} L${p(a[0])} C${p(a[1])} ${p(b[0])} ${p(b[1])} L${end}`;
    }
    if (bend) {
        const radius = quarters === 1 ? EDGE - from.half : EDGE + from.half;
        return `${start} A${radius} ${radius} 0 0 ${quarters === 1 ? 0 : 1} ${end}`;
    }
    // A rounded corner of a junction.
    const round = Math.min(9, EDGE - Math.max(from.half, to.half) - 6);
    const enter = point(from.direction, from.half, to.half + round);
    const corner = point(from.direction, from.half, to.half);
    const leave = point(to.direction, -to.half, from.half + round);
    return `${start} L${p(enter)} Q${p(corner)} ${p(leave)} L${end}`;
}

/** Dashes of a line of this length that leave half a dash at both ends, so that two cards make a whole one. */
function dashed(d: string, length: number, width: number): Paint {
    const period = length / Math.round(length / 16);
    const dash = period * 0.58;
    return { d, width, dashes: `${n(dash)} ${n(period - dash)}`, offset: dash / 2 };
}

/** The lines of a road along its middle: one dashed for two lanes; a double one and dashes between lanes for four. */
function lines(side: Side, along: (aside: number) => { d: string; length: number }): Paint[] {
    const line = (aside: number) => along(aside);
    if (side === '2') {
        const { d, length } = line(0);
        return [dashed(d, length, 2.2)];
    }
    const lane = half['4'] / 2 + 0.6;
    return [
        { d: line(-DOUBLE).d, width: 1.7 },
        { d: line(DOUBLE).d, width: 1.7 },
        ...[-lane, lane].map((aside) => {
            const { d, length } = line(aside);
            return dashed(d, length, 1.4);
        }),
    ];
}

/** The paint on one arm from the edge of the card to `stop` from its centre. */
function armLines({ direction, side }: Arm, stop: number): Paint[] {
    return lines(side, (aside) => ({
        d: `M${p(point(direction, aside, EDGE))} L${p(point(direction, aside, stop))}`,
        length: 100,
    }));
}

function bendLines(from: Arm, to: Arm): Paint[] {
    return lines(from.side, (aside) => {
        const radius = EDGE - aside;
        const [start, end] = [point(from.direction, aside, EDGE), point(to.direction, -aside, EDGE)];
        return {
            d: `M${p(start)} A${n(radius)} ${n(radius)} 0 0 0 ${p(end)}`,
            length: (Math.PI / 2) * radius,
        };
    });
}

function throughLines({ direction, side }: Arm): Paint[] {
    return lines(side, (aside) => ({
        d: `M${p(point(direction, aside, EDGE))} L${p(point(direction, aside, -EDGE))}`,
        length: 100,
    }));
}

/** Four lanes that become two: the double line closes into one. */
function narrowing(wide: Arm, narrow: Arm): Paint[] {
    const tip = p(point(wide.direction, 0, -8));
    const closing = [-DOUBLE, DOUBLE].map((aside) => ({
        d: `M${p(point(wide.direction, aside, EDGE))} L${p(point(wide.direction, aside, 14))} L${tip}`,
        width: 1.7,
    }));
    return [...closing, ...armLines(wide, 22).slice(2), ...armLines(narrow, 14)];
}

function paint(arms: readonly Arm[]): Paint[] {
    const [first, second] = arms;
    if (!first) return [];
    if (!second) return armLines(first, first.half + 8);
    const opposite = (arm: Arm) => arms.find((other) => (other.direction - arm.direction + 4) % 4 === 2);
    if (arms.length === 2) {
        if (opposite(first)) {
            if (first.half === second.half) return throughLines(first);
            return first.half > second.half ? narrowing(first, second) : narrowing(second, first);
        }
        const [from, to] = (second.direction - first.direction) % 4 === 1 ? [first, second] : [second, first];
        return bendLines(from, to);
    }
    if (arms.length === 3) {
        // The road that goes on has the right of way; the one that joins it stops.
        const through = arms.find(opposite);
        const joining = arms.find((arm) => !opposite(arm));
        if (!through || !joining) return [];
        return [
            ...throughLines(through),
            ...armLines(joining, through.half + 12),
            ...stopLine(joining, through.half + 2),
        ];
    }
    return arms.flatMap((arm) => {
        const across = arms.find((other) => (other.direction - arm.direction + 4) % 4 === 1);
        const stop = across?.half ?? 0;
        return [...armLines(arm, stop + 12), ...stopLine(arm, stop + 4)];
    });
}

/** The bar where one waits: across the lanes that lead to the junction, which are on the right. */
function stopLine(arm: Arm, out: number): Paint[] {
    const at = out + 3;
    const from = p(point(arm.direction, -arm.half + 2.5, at));
    const to = p(point(arm.direction, -2, at));
    return [{ d: `M${from} L${to}`, width: 2 }];
}

const drawn = new Map<Sides, Drawing>();

export function drawing(sides: Sides): Drawing {
    const known = drawn.get(sides);
    if (known) return known;
    const arms: Arm[] = [0, 1, 2, 3]
        .map((direction) => ({ direction, side: sideAt(sides, direction) }))
        .filter(({ side }) => isRoad(side))
        .map((arm) => ({ ...arm, half: half[arm.side] }));
    const edges = arms.map((arm, index) => {
        const next = arms[(index + 1) % arms.length] ?? arm;
        return edge(arm, next, arms.length === 2);
    });
    const made: Drawing = {
        asphalt: edges.map((part, index) => `${index === 0 ? 'M' : ' L'}${part}`).join('') + ' Z',
        kerb: edges.map((part) => `M${part}`).join(' '),
        paint: paint(arms),
        island: arms.length === 1 ? (arms[0]?.half ?? 0) * 0.42 : 0,
    };
    drawn.set(sides, made);
    return made;
}

/** How wide a road is where it leaves a card. */
export function roadWidth(side: Side): number {
    return 2 * half[side];
}
