/**
 * A play built checker by checker. The legal texts alone say where it may go: a step is possible if some order of
 * steps after it ends in the position of a legal text.
 */

import { across, afterPlay, HOME, opponent, readPlay, type Table, WALL } from './view';

/** One checker moved by one die. */
export interface Step {
    readonly from: number;
    readonly to: number;
    readonly die: number;
    readonly hit: boolean;
}

/** How it stands after some steps of a play. */
export interface Stage {
    readonly table: Table;
    /** The dice that are left. */
    readonly dice: readonly number[];
    /** What can be done next, and where it leads. */
    readonly next: readonly { readonly step: Step; readonly stage: Stage }[];
    /** The legal texts that can still come of it. */
    readonly texts: ReadonlySet<string>;
    /** The legal text this is, if nothing is left to do. */
    readonly text: string | null;
}

interface Node {
    key: string;
    table: Table;
    dice: readonly number[];
    used: number;
    next: { step: Step; stage: Node }[];
    texts: Set<string>;
    text: string | null;
}

/** The stage before the first step. */
export function begin(table: Table, seat: number, dice: readonly number[], legal: readonly string[]): Stage {
    const ends = new Map<string, string>();
    for (const text of legal) {
        const parts = readPlay(text);
        if (parts) ends.set(key(afterPlay(table, parts, seat)), text);
    }
    const nodes = new Map<string, Node>();
    const root = explore(nodes, table, seat, dice, 0);
    // Every legal play uses the same number of dice, as many as can be used.
    let most = 0;
    for (const node of nodes.values()) if (ends.has(node.key)) most = Math.max(most, node.used);
    keep(root, ends, most, new Set());
    return root;
}

/** The dice of a throw, a double four times. */
export function diceOf(dice: readonly [number, number] | null): number[] {
    if (!dice) return [];
    const [one, other] = dice;
    return one === other ? [one, one, one, one] : [one, other];
}

/** The stage after these steps; null if they do not lead anywhere. */
export function follow(stage: Stage, steps: readonly Step[]): Stage | null {
    let at: Stage = stage;
    for (const step of steps) {
        const found = at.next.find(
            ({ step: { from, to, die } }) => from === step.from && to === step.to && die === step.die,
        );
        if (!found) return null;
        at = found.stage;
    }
    return at;
}

/** Where the checker on `from` can go with one die or with several, and by which steps. */
export function targets(stage: Stage, from: number): Map<number, Step[]> {
    const found = new Map<number, Step[]>();
    const go = (at: Stage, place: number, steps: Step[]) => {
        for (const { step, stage: next } of at.next) {
            if (step.from !== place) continue;
            const way = [...steps, step];
            const known = found.get(step.to);
            if (!known || isPlainer(way, known)) found.set(step.to, way);
            if (step.to !== HOME) go(next, step.to, way);
        }
    };
    go(stage, from, []);
    return found;
}

/** The places a checker can leave. */
export function sources(stage: Stage): Set<number> {
    return new Set(stage.next.map(({ step }) => step.from));
}

/** What one checker does if it is merely to be played: it is borne off, else it goes as far as one die takes it. */
export function plainest(stage: Stage, from: number): Step | null {
    const steps = stage.next.flatMap(({ step }) => (step.from === from ? [step] : []));
    const off = steps.filter(({ to }) => to === HOME);
    // The smallest die that bears it off leaves the larger one for another.
    if (off.length > 0) return off.reduce((best, step) => (step.die < best.die ? step : best));
    return steps.reduce<Step | null>((best, step) => (best && best.die >= step.die ? best : step), null);
}

/** The steps to the only play that is left; the first of its orders. */
export function waysOut(stage: Stage): Step[] {
    const steps: Step[] = [];
    let at = stage;
    while (at.next[0]) {
        steps.push(at.next[0].step);
        at = at.next[0].stage;
    }
    return steps;
}

/** Fewer dice are plainer; then hitting nothing on the way, as a text without a star means it; then the larger die. */
function isPlainer(way: readonly Step[], than: readonly Step[]): boolean {
    if (way.length !== than.length) return way.length < than.length;
    const hits = (steps: readonly Step[]) => steps.slice(0, -1).filter((step) => step.hit).length;
    if (hits(way) !== hits(than)) return hits(way) < hits(than);
    // A checker that is borne off with a die that is too large wastes it.
    const waste = (steps: readonly Step[]) => steps.reduce((sum, step) => sum + step.die, 0);
    if (waste(way) !== waste(than)) return waste(way) < waste(than);
    return (way[0]?.die ?? 0) > (than[0]?.die ?? 0);
}

/** A table as a short text, one character a count. */
function key(table: Table): string {
    return String.fromCharCode(...table[0], ...table[1]);
}

function explore(
    nodes: Map<string, Node>,
    table: Table,
    seat: number,
    dice: readonly number[],
    used: number,
): Node {
    const place = key(table);
    const name = place + String.fromCharCode(...dice);
    const known = nodes.get(name);
    if (known) return known;
    const node: Node = { key: place, table, dice, used, next: [], texts: new Set(), text: null };
    nodes.set(name, node);
    for (const die of new Set(dice)) {
        const left = [...dice];
        left.splice(left.indexOf(die), 1);
        for (const step of moves(table, seat, die)) {
            const after = afterStep(table, step, seat);
            node.next.push({ step, stage: explore(nodes, after, seat, left, used + 1) });
        }
    }
    return node;
}

/** What one die can do to one checker, as far as all ways to play agree; the legal texts narrow it. */
export function* moves(table: Table, seat: number, die: number): Generator<Step> {
    const own = table[seat - 1] ?? [];
    const other = table[opponent(seat) - 1] ?? [];
    let highest = WALL;
    while (highest > HOME && !own[highest]) highest -= 1;
    for (let from = highest; from > HOME; from -= 1) {
        if (!own[from]) continue;
        // N7: whoever is on the wall enters first.
        if (highest === WALL && from !== WALL) return;
        const to = from - die;
        if (to > HOME) {
            const standing = other[across(to)] ?? 0;
            if (standing < 2) yield { from, to, die, hit: standing === 1 };
        } else if (highest <= 6 && (to === HOME || from === highest)) {
            yield { from, to: HOME, die, hit: false };
        }
    }
}

/** The table after a step of `seat`. */
export function afterStep(table: Table, { from, to, hit }: Step, seat: number): Table {
    const own = [...(table[seat - 1] ?? [])];
    own[from] = (own[from] ?? 0) - 1;
    own[to] = (own[to] ?? 0) + 1;
    let other = table[opponent(seat) - 1] ?? [];
    if (hit)
        other = other.map((count, place) => count + (place === WALL ? 1 : place === across(to) ? -1 : 0));
    return seat === 1 ? [own, other] : [other, own];
}

/** Keeps what leads to a legal text; true if this node does. */
function keep(node: Node, ends: ReadonlyMap<string, string>, most: number, seen: Set<Node>): boolean {
    if (seen.has(node)) return node.texts.size > 0;
    seen.add(node);
    if (node.used === most) {
        node.text = ends.get(node.key) ?? null;
        if (node.text !== null) node.texts.add(node.text);
        node.next = [];
        return node.text !== null;
    }
    node.next = node.next.filter(({ stage }) => keep(stage, ends, most, seen));
    for (const { stage } of node.next) for (const text of stage.texts) node.texts.add(text);
    return node.next.length > 0;
}
