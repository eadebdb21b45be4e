/** What can be asked by a key at any time: the answer is announced, and nothing on the page changes. */

import { announce } from '../frame/announce.svelte';
import { inWords, isChance } from '../boards/lines';
import { t } from '../texts/texts.svelte';
import type { Sitting } from './sitting.svelte';
import { remaining, timeInWords } from './time-left';

interface Query {
    /** The key's place, pressed with Shift, so that it is the same on a Cyrillic keyboard. */
    code: string;
    /** The answer, sentence by sentence. */
    answer: (sitting: Sitting) => string[];
}

const queries: Record<string, Query> = {
    last: { code: 'KeyB', answer: lastMove },
    turn: { code: 'KeyT', answer: turn },
    clocks: { code: 'KeyK', answer: clocks },
    mine: { code: 'KeyH', answer: mine },
    summary: { code: 'KeyS', answer: summary },
};

/** For the list under `?`: keys and text key. */
export const queryKeys = Object.entries(queries).map(([name, { code }]) => ({
    keys: `Shift ${code.slice('Key'.length)}`,
    text: `table-keys-ask-${name}`,
}));

/** Announces the answer to what a key asks; whether it asks anything. */
export function ask(event: KeyboardEvent, sitting: Sitting): boolean {
    if (!event.shiftKey) return false;
    const query = Object.values(queries).find(({ code }) => code === event.code);
    if (!query || !sitting.module || !sitting.table.game) return false;
    query.answer(sitting).forEach(announce);
    return true;
}

/** The last move that stands, and what chance did after it. */
function lastMove({ table, module, memory, speaker }: Sitting): string[] {
    const { record, game, setup } = table;
    if (!module || !game) return [];
    const told = record.slice(0, record.length - (module.hush?.(record, game.view) ?? 0));
    const from = told.findLastIndex((line) => !isChance(line));
    if (from < 0) return [t('table-log-empty')];
    return told.slice(from).flatMap((line, nth) => {
        const around = { before: memory.before(from + nth), after: memory.after(from + nth, record), setup };
        return inWords(module, line, speaker, around) ?? [];
    });
}

function turn({ status, table }: Sitting): string[] {
    return [status || t(table.status === 'over' ? 'table-over' : 'table-event-closed')];
}

function clocks(sitting: Sitting): string[] {
    const now = Date.now();
    const told = sitting.table.seats.flatMap((seat) => {
        const { name, clock } = sitting.plate(seat);
        return clock ? [t('table-ask-clock', { name, time: timeInWords(remaining(clock, now)) })] : [];
    });
    return told.length > 0 ? told : [t('table-ask-no-clocks')];
}

/** What the viewer has; on one screen what the uncovered seat has. */
function mine({ table, module, speaker, view }: Sitting): string[] {
    const seats = table.you.seat === null ? table.you.seats : [table.you.seat];
    if (seats.length === 0 || !module || !view) return [t('table-ask-watching')];
    return seats.map((seat) => module.describeSeat(view, seat, speaker, table.setup));
}

function summary({ table, module, view, speaker, status }: Sitting): string[] {
    return module && view ? [module.describe(view, speaker, table.setup), status].filter(Boolean) : [];
}
