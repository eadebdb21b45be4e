/** Lines of a record in words: a game's own, and those that every game has. */

import { t } from '../texts/texts.svelte';
import type { Around, GameModule, Speaker } from './board';

/** A line as a sentence; null for lines that people need not read. */
export function inWords<View>(
    module: Pick<GameModule<View>, 'say'>,
    line: string,
    speaker: Speaker,
    around: Around<View>,
): string | null {
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
    return standingPlaces(record).map((place) => record[place] ?? '');
}

/** Where the lines that stand are in the record. */
export function standingPlaces(record: readonly string[]): number[] {
    const places: number[] = [];
    for (const [place, line] of record.entries()) {
        const [, taken] = /^takeback (\d+)$/.exec(line) ?? [];
        if (taken === undefined) places.push(place);
        else places.length = Math.max(0, places.length - Number(taken));
    }
    return places;
}

/** A line as it was played: what the service picked after a time-out is the move of whoever ran out of time. */
export function asPlayed(record: readonly string[], place: number): string {
    const line = record[place] ?? '';
    const [, picked] = /^! pick (.+)$/.exec(line) ?? [];
    if (picked === undefined) return line;
    const timeout = record.slice(0, place).findLast((other) => other.endsWith(' timeout'));
    return timeout ? `${timeout.split(' ')[0]} ${picked}` : line;
}

/** Whether this line gives up a game for a seat whose time has just run out: nobody resigned. */
export function isLossOnTime(record: readonly string[], place: number): boolean {
    const seat = /^(\d) resign( \d)?$/.exec(record[place] ?? '')?.[1];
    return seat !== undefined && record[place - 1] === `${seat} timeout`;
}

/** Whether a line is a chance event: dice, cards or stations. */
export function isChance(line: string): boolean {
    return line.startsWith('! ');
}

/** How a game is given up for a seat whose time ran out: in words of its own, since nobody resigned. */
export function lossOnTime(record: readonly string[], place: number, { name }: Speaker): string | null {
    const seat = Number(record[place]?.[0]);
    return isLossOnTime(record, place) ? t('common-line-lost-on-time', { name: name(seat) }) : null;
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
