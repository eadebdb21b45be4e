/** What a position is worth, in figures. */

import type { AdviceCandidate } from '../api/protocol';

/** Whole per cent. */
export const percent = (value: number) => Math.round(Math.min(1, Math.max(0, value)) * 100);

/** Points of nardy, always with their sign. */
export const signed = (points: number) => `${points < 0 ? '−' : '+'}${Math.abs(points).toFixed(3)}`;

/** How a candidate stands in the list: nardy's players know points, everybody else wins. */
export function figure({ value, normalised, bound }: AdviceCandidate): string {
    const said = normalised === undefined ? `${percent(value)} %` : signed(normalised);
    return bound === true ? `≤ ${said}` : said;
}

/** Seat 1's share of the win, where two play; otherwise that of whoever is to act. */
export const share = (value: number, mover: number, players: number) =>
    players === 2 && mover === 2 ? 1 - value : value;

/** A move or a chance event as it stands in a list of moves. */
export function moveText(move: string): string {
    const chance = /^! (?:throw |open |start |)(.+)$/.exec(move)?.[1];
    return chance ?? move.replace(/^\d (?=\D)/, '');
}

/** A line of a record as a move of whoever is to act; null for what no analysis follows. */
export function moveOf(line: string): string | null {
    if (line.startsWith('! ')) return line.startsWith('! pick ') ? null : line;
    const [, seat, action = ''] = /^(\d) (.+)$/.exec(line) ?? [];
    if (seat === undefined || /^(resign|timeout|offer draw|accept draw)/.test(action)) return null;
    // Several may have to answer at once: only their seats tell them apart.
    return /^(ok|object|accept|show)/.test(action) ? line : action;
}
