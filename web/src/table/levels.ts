/** A game against bots of one level, and the same game against stronger or weaker ones. */

import type { NewTable, SeatPlan } from '../api/protocol';
import { levels } from '../frame/level.svelte';
import type { Table } from './table.svelte';

/** The level of all others, if somebody has played alone against bots of one level and no match goes on. */
export function levelAgainst({ seats, you, match, status }: Table): number | undefined {
    const isOver = status === 'over' && !(match && match.target > 0 && match.winners === null);
    if (!isOver || you.seats.length !== 1) return undefined;
    const others = seats.filter(({ seat }) => !you.seats.includes(seat));
    const [level, ...more] = new Set(others.map(({ who, bot }) => (who === null ? bot : null)));
    return more.length === 0 && level != null ? level : undefined;
}

export const harder = (level: number) => levels.find((next) => next > level);
export const easier = (level: number) => levels.findLast((next) => next < level);

/** The same table with bots of this level. */
export function tableAgainst({ base, log, seats, setup, you }: Table, level: number): NewTable | undefined {
    if (!base) return undefined;
    // As the first game began: whoever starts and the score have moved on since.
    const first = log.find((event) => event.kind === 'prepared');
    return {
        game: base.game,
        setup: first?.kind === 'prepared' ? first.setup : setup,
        seats: seats.map(({ seat }): SeatPlan =>
            you.seats.includes(seat) ? { kind: 'me' } : { kind: 'bot', level },
        ),
        options: base.options,
    };
}
