/** A row of one's own tables in words: who plays, whose turn it is, and since when. */

import type { SeatRow, TableRow } from '../api/protocol';

/** Tables that are still played at: where the reader is to act first, then where others are, then the newest. */
export function running(rows: readonly TableRow[]): TableRow[] {
    const urgency = (row: TableRow) => (row.your_turn ? 0 : row.status === 'playing' ? 1 : 2);
    return rows
        .filter((row) => row.status !== 'over' && row.status !== 'closed')
        .sort((a, b) => urgency(a) - urgency(b) || b.updated_at - a.updated_at);
}

const isTaken = ({ who, bot }: SeatRow) => who !== null || bot !== null;

/** Whom the reader plays with; on one screen everybody, since nobody there is «you». */
export function company({ seats = [] }: TableRow): SeatRow[] {
    const isShared = seats.filter(({ yours }) => yours).length > 1;
    return seats.filter((seat) => isTaken(seat) && (isShared || !seat.yours));
}

/** Whose turn it is, for words: nobody in particular where it is the reader alone. */
export function toAct(row: TableRow): SeatRow[] {
    const { seats = [] } = row;
    const isShared = seats.filter(({ yours }) => yours).length > 1;
    const acting = seats.filter(({ to_act }) => to_act);
    if (!row.your_turn) return acting;
    return isShared ? acting.filter(({ yours }) => yours) : [];
}

const MINUTE = 60_000;
const UNITS = [
    ['day', 24 * 60 * MINUTE],
    ['hour', 60 * MINUTE],
    ['minute', MINUTE],
] as const;

/** How long there still is, in the reader's language: in days from two days on, else in hours or minutes. */
export function timeLeft(language: string, until: number, now: number): string {
    const left = Math.max(0, until - now);
    const [unit, length] = UNITS.find(([, length]) => left >= 2 * length) ?? (['minute', MINUTE] as const);
    const format = new Intl.NumberFormat(language, { style: 'unit', unit, unitDisplay: 'long' });
    return format.format(Math.floor(left / length));
}

/** How long ago something was, in the reader's language; undefined for what was just now. */
export function ago(language: string, at: number, now: number): string | undefined {
    const passed = now - at;
    const [unit, length] = UNITS.find(([, length]) => passed >= length) ?? [];
    if (unit === undefined || length === undefined) return undefined;
    return new Intl.RelativeTimeFormat(language, { style: 'short' }).format(
        -Math.floor(passed / length),
        unit,
    );
}
