/** What the service tells of a game of metro, and its notation. */

import type { DeepReadonly, Setup as AnySetup } from '../board';
import type * as generated from './generated';

/** A tile as text, `3-7`. In a hand the lower half stands first, on a line the half towards the station. */
export type Tile = generated.Tile;
/** A line's name, `L4`. */
export type LineName = generated.LineId;

export type Stage = generated.StageName;
export type Ending = generated.Ending;
export type SeatView = DeepReadonly<generated.SeatView>;
export type StationView = DeepReadonly<generated.StationView>;
export type LineView = DeepReadonly<generated.LineView>;
export type View = DeepReadonly<generated.View>;

export interface Setup extends AnySetup {
    readonly players: number;
    readonly start: number | 'lot';
    readonly start_tile: boolean;
    readonly tokens_per_turn: 0 | 1;
    readonly city: string;
}

/** At most so many lines are active at a time (M5). */
export const MOST_ACTIVE = 3;

/** The two halves of a tile. */
export function halves(tile: Tile): [number, number] {
    return [Number(tile[0]), Number(tile[2])];
}

export function isDouble(tile: Tile): boolean {
    return tile[0] === tile[2];
}

/** The same tile the other way round. */
export function turned(tile: Tile): Tile {
    return `${tile[2]}-${tile[0]}`;
}

/** The tile as a hand holds it: the lower half first. */
export function asHeld(tile: Tile): Tile {
    return (tile[0] ?? '') <= (tile[2] ?? '') ? tile : turned(tile);
}

/** A tile on its way to a line: `3-7>L4`, or `token 3-7>L4`. */
export interface Laying {
    readonly token: boolean;
    /** The half towards the station first. */
    readonly tile: Tile;
    readonly line: LineName;
}

export function readLaying(move: string): Laying | null {
    const found = /^(token )?(\d-\d)>(L\d+)$/.exec(move);
    if (!found) return null;
    return { token: found[1] !== undefined, tile: found[2] ?? '', line: found[3] ?? '' };
}

/** A line of the record. */
export type Entry =
    | ({ readonly kind: 'lay'; readonly seat: number } & Laying)
    | { readonly kind: 'draw' | 'keep' | 'pass' | 'done' | 'resign'; readonly seat: number }
    | { readonly kind: 'start' | 'drew'; readonly seat: number; readonly tile: Tile | null }
    | { readonly kind: 'deal'; readonly seat: number }
    | { readonly kind: 'start_tile'; readonly tile: Tile }
    | { readonly kind: 'station'; readonly station: number };

export function readEntry(text: string): Entry | null {
    const chance = /^! (start|deal|draw|starttile|station) (\S+)(?: (.*))?$/.exec(text);
    if (chance) {
        const [, kind, first = '', rest] = chance;
        if (kind === 'starttile') return { kind: 'start_tile', tile: first };
        if (kind === 'station') return { kind: 'station', station: Number(first) };
        if (kind === 'deal') return { kind: 'deal', seat: Number(first) };
        const tile = rest && /^\d-\d$/.test(rest) ? rest : null;
        return { kind: kind === 'draw' ? 'drew' : 'start', seat: Number(first), tile };
    }
    const made = /^(\d+) (.+)$/.exec(text);
    if (!made) return null;
    const seat = Number(made[1]);
    const laying = readLaying(made[2] ?? '');
    if (laying) return { kind: 'lay', seat, ...laying };
    const word = (['draw', 'keep', 'pass', 'done', 'resign'] as const).find((known) => known === made[2]);
    return word ? { kind: word, seat } : null;
}

export function lineOf(view: View, name: LineName): LineView | undefined {
    return view.lines.find((line) => line.line === name);
}

export function seatOf(view: View, seat: number): SeatView | undefined {
    return view.seats.find((one) => one.seat === seat);
}

/** How many lines hold an active token. */
export function activeLines(view: View): number {
    return view.lines.filter((line) => line.state === 'active').length;
}

/** Whether `seat` is to act. */
export function acts(view: View, seat: number | null): boolean {
    return seat !== null && typeof view.turn !== 'string' && view.turn.includes(seat);
}
