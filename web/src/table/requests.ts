/** What waits for an answer at a table: offers, a pause, and players who are away. */

import type { Action } from '../api/protocol';
import type { Speaker } from '../boards/board';
import { t } from '../texts/texts.svelte';
import type { Table } from './table.svelte';

/** One answer to a request. */
export interface Choice {
    text: string;
    /** The same for narrow screens. */
    short?: string;
    action: Action;
    /** What the button says once it was pressed: it asks before it does what cannot be undone. */
    sure?: string;
}

export interface Request {
    text: string;
    /** The main choice first. */
    choices: readonly Choice[];
    /** Who it is about, if it can be put aside: somebody away may stay away for long. */
    absent?: { key: string; name: string };
}

/** What waits for an answer, or for the answers of others. */
export function requests(table: Table, speaker: Speaker): Request[] {
    const { game, status } = table;
    if (!game || (status !== 'playing' && status !== 'paused')) return [];
    return [
        ...substitutions(table, speaker),
        ...offers(table, speaker),
        ...pauses(table, speaker),
        ...absences(table, speaker),
    ];
}

/** Our seats that a bot plays on for us. */
function substitutions({ seats, you }: Table, speaker: Speaker): Request[] {
    return you.seats
        .filter((seat) => seats[seat - 1]?.bot != null)
        .map((seat) => ({
            text:
                you.seats.length === 1
                    ? t('table-bot-for-you')
                    : t('table-bot-for', { name: speaker.name(seat) }),
            choices: [{ text: t('table-take-over'), action: { kind: 'take_over', seat } }],
        }));
}

/** The names of those who ask for something. */
function askers(seats: readonly number[], speaker: Speaker) {
    return { name: seats.map(speaker.name).join(', '), count: seats.length };
}

function offers({ game, you }: Table, speaker: Speaker): Request[] {
    const { draw, takeback } = game?.offers ?? {};
    const found: Request[] = [];
    /** Our seat that has not agreed yet may. */
    const answers = (agreed: readonly number[], yes: 'offer_draw' | 'takeback') => {
        const seat = you.seats.find((own) => !agreed.includes(own));
        if (seat === undefined) return [];
        const no = yes === 'takeback' ? 'decline_takeback' : 'decline_draw';
        return [
            { text: t('table-agree'), action: { kind: yes, seat } },
            { text: t('table-decline'), action: { kind: no, seat } },
        ] satisfies Choice[];
    };
    if (draw) {
        const text = draw.every(speaker.own)
            ? t('table-draw-offered-own')
            : t('table-draw-offered', askers(draw, speaker));
        found.push({ text, choices: answers(draw, 'offer_draw') });
    }
    if (takeback) {
        const text = speaker.own(takeback.by)
            ? t('table-takeback-asked-own')
            : t('table-takeback-asked', { name: speaker.name(takeback.by) });
        found.push({ text, choices: answers(takeback.agreed, 'takeback') });
    }
    return found;
}

function pauses({ game, status, you }: Table, speaker: Speaker): Request[] {
    const asked = game?.offers.pause;
    if (status === 'paused') {
        const resume: Choice = { text: t('table-resume'), action: { kind: 'resume' } };
        return [{ text: t('table-paused'), choices: you.seats.length > 0 ? [resume] : [] }];
    }
    if (!asked) return [];
    const text = asked.every(speaker.own)
        ? t('table-pause-asked-own')
        : t('table-pause-asked', askers(asked, speaker));
    const agree: Choice = { text: t('table-agree'), action: { kind: 'pause' } };
    return [{ text, choices: you.seats.some((own) => !asked.includes(own)) ? [agree] : [] }];
}

/** The level of the bot that plays on for somebody: most people's. */
const SUBSTITUTE = 2;

function absences({ seats, you }: Table, speaker: Speaker): Request[] {
    if (you.seats.length === 0) return [];
    return seats.flatMap(({ seat, absence }) => {
        if (!absence?.may_choose || you.seats.includes(seat)) return [];
        const name = speaker.name(seat);
        const choices: Choice[] = [
            { text: t('table-absent-wait'), action: { kind: 'absent', seat, choice: { kind: 'wait' } } },
            {
                text: t('table-absent-bot'),
                short: t('table-absent-bot-short'),
                action: { kind: 'absent', seat, choice: { kind: 'bot', level: SUBSTITUTE } },
                sure: t('table-absent-bot-sure'),
            },
            {
                text: t('table-absent-end'),
                short: t('table-absent-end-short'),
                action: { kind: 'absent', seat, choice: { kind: 'end' } },
            },
        ];
        return [
            { text: t('table-absent', { name }), choices, absent: { key: `${seat} ${absence.since}`, name } },
        ];
    });
}
