/** The written game: the lines of a record as turns, and what stands between them. */

import { type Around, type GameModule, type Note, type Speaker } from '../boards/board';
import { asPlayed, inWords, isLossOnTime, lossOnTime, standingPlaces } from '../boards/lines';

/** What was done in one turn, dice and drawn cards included. */
export interface Turn {
    /** Null while only chance has spoken and nobody knows for whom. */
    readonly seat: number | null;
    readonly text: string;
    /** The same in sentences. */
    readonly words: string;
    /** The record's lines that it consists of. */
    readonly lines: readonly string[];
    /** How many lines of the record stand before it, and up to its end. */
    readonly from: number;
    readonly to: number;
}

/** Something that belongs to no turn, in words: who begins, an offer, what happened at the table. */
export interface Remark {
    readonly words: string;
    /** How many lines of the record stand before it. */
    readonly before: number;
}

export interface Written {
    readonly turns: readonly Turn[];
    readonly remarks: readonly Remark[];
}

interface Told {
    module: Pick<GameModule, 'say' | 'note'>;
    record: readonly string[];
    speaker: Speaker;
    /** The views around a line of the record, counted from 0. */
    around: (place: number) => Around;
}

/** A turn that may still go on. */
interface Draft {
    seat: number | null;
    texts: string[];
    words: string[];
    lines: string[];
    from: number;
    to: number;
    /** Only what comes before a move has come. */
    awaits: boolean;
}

export function written({ module, record, speaker, around }: Told): Written {
    const standing = new Set(standingPlaces(record));
    const drafts: Draft[] = [];
    const remarks: Remark[] = [];
    for (const place of record.keys()) {
        const line = asPlayed(record, place);
        const isTaken = line.startsWith('takeback ');
        if (!isTaken && !standing.has(place)) continue;
        // What comes of the time-out is told, and that is enough.
        if (isLossOnTime(record, place + 1)) continue;
        const words = lossOnTime(record, place, speaker) ?? inWords(module, line, speaker, around(place));
        const note = isTaken ? null : module.note(line, around(place));
        const turn = drafts.at(-1);
        if (note && turn && belongs(note, turn)) {
            turn.seat ??= note.seat;
            turn.texts.push(note.text);
            turn.lines.push(line);
            if (words !== null) turn.words.push(words);
            turn.to = place + 1;
            turn.awaits &&= note.part !== 'move';
        } else if (note && note.part !== 'after') {
            drafts.push({
                seat: note.seat,
                texts: [note.text],
                words: words === null ? [] : [words],
                lines: [line],
                from: place,
                to: place + 1,
                awaits: note.part === 'before',
            });
        } else if (words !== null) remarks.push({ words, before: place });
    }
    const turns = drafts.map(({ seat, texts, words, lines, from, to }) => ({
        seat,
        text: texts.filter((text) => text !== '').join(' '),
        words: words.map(sentence).join(' '),
        lines,
        from,
        to,
    }));
    return { turns, remarks };
}

/** Whether a note goes on with the turn before it. */
function belongs(note: Note, turn: Draft): boolean {
    const isTheirs = note.seat === null || turn.seat === null || note.seat === turn.seat;
    switch (note.part) {
        case 'before':
            return false;
        case 'move':
            return isTheirs && turn.awaits;
        case 'more':
        case 'after':
            return isTheirs;
    }
}

function sentence(words: string): string {
    return /[.!?…]$/.test(words) ? words : `${words}.`;
}

/** The turn that is shown when so many lines of the record are. */
export function turnAt(turns: readonly Turn[], lines: number): Turn | undefined {
    return turns.findLast(({ from }) => from < lines);
}
