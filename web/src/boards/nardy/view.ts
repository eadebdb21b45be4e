/** The table of nardy as the service shows it, and the texts of plays. */

import type { DeepReadonly, Setup } from '../board';
import type * as generated from './generated';

/** One seat's checkers, counted from its own side. */
export type Side = DeepReadonly<generated.SideView>;
export type NardyView = DeepReadonly<generated.View>;

export interface NardySetup extends Setup {
    readonly bear_off: 'even' | 'exact' | 'standard';
    readonly points: 'single' | 'gammon';
    readonly cube: boolean;
    readonly match: number;
    readonly score: readonly [number, number];
    readonly crawford: boolean;
    readonly jacoby: boolean;
}

/** A place as its owner counts: points 1 to 24, the wall before them, home after them. */
export const WALL = 25;
export const HOME = 0;

export const CHECKERS = 15;

/** One seat's checkers by place: index 0 is home, 1 to 24 the points, 25 the wall. */
export type Men = readonly number[];

/** The checkers of both seats, each from its own side. */
export type Table = readonly [Men, Men];

export function men(side: Side): Men {
    return [side.off, ...side.points, side.bar];
}

export function tableOf(view: NardyView): Table {
    return [men(view.sides[0]), men(view.sides[1])];
}

/** The same point as the other side counts it. */
export function across(point: number): number {
    return 25 - point;
}

export function pips(of: Men): number {
    return of.reduce((sum, count, place) => sum + count * place, 0);
}

export function opponent(seat: number): number {
    return 3 - seat;
}

/** One checker's way in the text of a play: where it starts, every stop that is named, where it ends. */
export interface Part {
    readonly stops: readonly { readonly place: number; readonly hit: boolean }[];
    readonly times: number;
}

/** Reads `24/18 13/11*`; null for anything that is not a play of checkers. */
export function readPlay(text: string): Part[] | null {
    const parts: Part[] = [];
    for (const word of text.split(' ')) {
        const match = /^((?:bar|\d+)(?:\/(?:off|\d+\*?))+)(?:\((\d)\))?$/.exec(word);
        if (!match) return null;
        const stops = (match[1] ?? '').split('/').map((stop) => {
            const name = stop.replace('*', '');
            return {
                place: name === 'bar' ? WALL : name === 'off' ? HOME : Number(name),
                hit: stop.endsWith('*'),
            };
        });
        parts.push({ stops, times: Number(match[2] ?? 1) });
    }
    return parts;
}

/** The table after a play of `seat`, whose text is known to be legal. */
export function afterPlay(table: Table, parts: readonly Part[], seat: number): Table {
    const own = [...(table[seat - 1] ?? [])];
    const other = [...(table[opponent(seat) - 1] ?? [])];
    const add = (to: number[], place: number, count: number) => (to[place] = (to[place] ?? 0) + count);
    for (const { stops, times } of parts) {
        add(own, stops[0]?.place ?? HOME, -times);
        add(own, stops.at(-1)?.place ?? HOME, times);
        for (const { place, hit } of stops) {
            if (!hit) continue;
            add(other, across(place), -1);
            add(other, WALL, 1);
        }
    }
    return seat === 1 ? [own, other] : [other, own];
}

/** How a place is written. */
export function placeName(place: number): string {
    return place === WALL ? 'bar' : place === HOME ? 'off' : String(place);
}

/** How the game ended, as the position's text says it. */
export function ending(view: NardyView): { winner: number; stake: number; reason: string } | null {
    const match = /(\d) wins (\d+) (\w+)$/.exec(view.position);
    return match ? { winner: Number(match[1]), stake: Number(match[2]), reason: match[3] ?? '' } : null;
}

/** Whether resigning is an offer for a stated value that the other side answers. */
export function resigningIsAnOffer(setup: Setup): boolean {
    return setup['points'] === 'gammon' || setup['cube'] === true;
}
