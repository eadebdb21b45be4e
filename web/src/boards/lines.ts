/** Lines of a record in words: a game's own, and those that every game has. */

import { t } from '../texts/texts.svelte';
import type { Around, GameModule, Speaker } from './board';

/** A line as a sentence; null for lines that people need not read. */
export function inWords(module: GameModule, line: string, speaker: Speaker, around: Around): string | null {
    return module.say(line, speaker, around) ?? everyGames(line, speaker);
}

/** The line before which it stands as it does once `line` was played and chance had done what was due. */
export function placeAfter(line: number, record: readonly string[]): number {
    let next = line + 1;
    while (isChance(record[next] ?? '')) next += 1;
    return next;
}

/** The lines that stand: without those that were taken back, and without the takebacks. */
export function standing(record: readonly string[]): string[] {
    const lines: string[] = [];
    for (const line of record) {
        const [, taken] = /^takeback (\d+)$/.exec(line) ?? [];
        if (taken === undefined) lines.push(line);
        else lines.length = Math.max(0, lines.length - Number(taken));
    }
    return lines;
}

/** Whether a line is a chance event: dice, cards or stations. */
export function isChance(line: string): boolean {
    return line.startsWith('! ');
}

/** Resigning, time-outs, offers, takebacks. */
function everyGames(line: string, { name }: Speaker): string | null {
    if (line.startsWith('takeback ')) return t('common-line-takeback');
    const found = /^(\d) (resign match|resign|timeout|offer draw|accept draw)$/.exec(line);
    if (!found) return null;
    const values = { name: name(Number(found[1])) };
    switch (found[2]) {
        case 'resign':
            return t('common-line-resign', values);
        case 'resign match':
            return t('common-line-resign-match', values);
        case 'timeout':
            return t('common-line-timeout', values);
        case 'offer draw':
            return t('common-line-offer', values);
        default:
            return t('common-line-accept', values);
    }
}
