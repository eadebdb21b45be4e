/** How marked moves are drawn: arrows, and the strokes that tell roles apart. */

import type { Mark, MarkRole } from '../board';
import { distance, type Point } from '../geometry';

/** The dashes of a stroke of this width: what was played is dashed, a line is dotted, everything else is solid. */
export function dashes(role: MarkRole, width: number): string | undefined {
    if (role === 'played') return `${width * 1.5} ${width * 1.1}`;
    return role === 'line' ? `${width * 0.5} ${width * 0.9}` : undefined;
}

/** The second rank is thinner than the first, and the third thinner than that; a line is thin. */
export function weight({ role, order = 1 }: Pick<Mark, 'role' | 'order'>): number {
    if (role === 'line') return 0.8;
    return Math.max(0.6, 1.2 - 0.2 * order);
}

export interface Arrow {
    readonly shaft: string;
    readonly head: string;
}

/** An arrow along these points. It leaves the first one by `gap`, and its tip is at the last one. */
export function arrow(points: readonly Point[], width: number, gap = 0): Arrow | null {
    const [first, second] = points;
    const tip = points.at(-1);
    const before = points.at(-2);
    if (!first || !second || !tip || !before) return null;
    const last = distance(before, tip);
    const room = points.length === 2 ? last - gap : last;
    if (room <= 0 || distance(first, second) <= gap) return null;
    const head = Math.min(width * 3.2, room * 0.65);
    const neck = between(tip, before, head * 0.92);
    const start = between(first, second, gap);
    const shaft = [start, ...points.slice(1, -1), neck].map(text).join('L');
    const foot = between(tip, before, head);
    const across = {
        x: ((tip.y - before.y) / last) * head * 0.6,
        y: ((before.x - tip.x) / last) * head * 0.6,
    };
    const one = { x: foot.x + across.x, y: foot.y + across.y };
    const other = { x: foot.x - across.x, y: foot.y - across.y };
    return { shaft: `M${shaft}`, head: `M${text(tip)}L${text(one)}L${text(other)}Z` };
}

/** The point so far from one towards another. */
function between(from: Point, to: Point, way: number): Point {
    const part = way / distance(from, to);
    return { x: from.x + (to.x - from.x) * part, y: from.y + (to.y - from.y) * part };
}

function text({ x, y }: Point): string {
    const short = (value: number) => String(Math.round(value * 100) / 100);
    return `${short(x)} ${short(y)}`;
}
