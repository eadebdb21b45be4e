/** What somebody imports to be reviewed. */

import { namesOf, readRecord } from '../verify/record';

/** A text that may be reviewed: a record, or a match of backgammon in a `.mat` file. */
export interface Imported {
    readonly kind: 'record' | 'mat';
    /** The names at the seats, in order; empty where there is none. */
    readonly names: readonly string[];
    /** How many games it holds. */
    readonly games: number;
}

/** What a text is; null if it is nothing that can be reviewed. */
export function readImported(text: string): Imported | null {
    const record = readRecord(text);
    if (record) return { kind: 'record', names: namesOf(record), games: 1 };
    const games = text.match(/^\s*Game \d+\s*$/gm)?.length ?? 0;
    if (games === 0) return null;
    const [, one = '', two = ''] = /^\s*(\S.*?)\s*:\s*\d+\s{2,}(\S.*?)\s*:\s*\d+\s*$/m.exec(text) ?? [];
    return { kind: 'mat', names: [one, two], games };
}
