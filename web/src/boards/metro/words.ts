/** A game of metro in words: the log, and the whole position for those who do not see it. */

import { t } from '../../texts/texts.svelte';
import type { Around, Fact, Speaker } from '../board';
import { lineInWords } from './prompt';
import { readEntry, seatOf, type View } from './view';

export function say(line: string, speaker: Speaker, { after }: Around<View>): string | null {
    const entry = readEntry(line);
    if (!entry) return null;
    const said = (kind: string, seat: number, values: Record<string, string | number> = {}) =>
        t(`metro-say-${kind}${speaker.own(seat) ? '-you' : ''}`, { who: speaker.name(seat), ...values });
    switch (entry.kind) {
        case 'lay':
            return said(entry.token ? 'token' : 'lay', entry.seat, {
                tile: entry.tile,
                line: entry.line,
            });
        case 'draw':
        case 'keep':
        case 'pass':
        case 'done':
        case 'resign':
        case 'start':
            return said(entry.kind, entry.seat);
        case 'drew':
            return entry.tile ? said('drew', entry.seat, { tile: entry.tile }) : null;
        case 'start_tile':
            return t('metro-say-start-tile', { tile: entry.tile });
        case 'station': {
            // The line of the record has only its number; its name and place are on the map.
            const opened = after?.stations.find(({ station }) => station === entry.station);
            return opened
                ? t('metro-say-station-named', { line: opened.line, station: opened.name })
                : t('metro-say-station');
        }
        case 'deal':
            return null;
    }
}

export function describe(view: View, speaker: Speaker): string {
    const parts = [t('metro-describe-start', { station: view.start_station })];
    if (view.start_tile) parts.push(t('metro-say-start-tile', { tile: view.start_tile }));
    for (const line of view.lines) {
        if (line.state === 'unstarted' && !line.open) continue;
        parts.push(lineInWords(line));
    }
    for (const station of view.stations) {
        parts.push(
            t('metro-describe-station', {
                station: station.name,
                line: station.line,
                who: speaker.name(station.owner),
            }),
        );
    }
    for (const { seat } of view.seats) parts.push(describeSeat(view, seat, speaker));
    parts.push(t('metro-store', { count: view.store }), t('metro-pile', { count: view.pile }));
    return parts.join(' ');
}

/** What a player has, and the tiles of the viewer's own hand. */
export function describeSeat(view: View, seat: number, speaker: Speaker): string {
    const one = seatOf(view, seat);
    if (!one) return '';
    const { tiles, stations, tokens, hand } = one;
    const has = t('metro-describe-seat', { who: speaker.name(seat), tiles, stations, tokens });
    if (seat !== view.seat || !hand) return has;
    return `${t('metro-describe-hand', { tiles: hand.join(', ') })} ${has}`;
}

/** Tiles, stations, metro tokens and points of a seat. */
export function facts(view: View, seat: number): Fact[] {
    const one = seatOf(view, seat);
    if (!one) return [];
    const found: Fact[] = [
        {
            text: t('metro-fact-tiles', { count: one.tiles }),
            label: t('metro-fact-tiles-label', { count: one.tiles }),
        },
        {
            text: t('metro-fact-stations', { count: one.stations }),
            label: t('metro-fact-stations-label', { count: one.stations }),
        },
    ];
    if (one.tokens > 0) {
        found.push({
            text: t('metro-fact-tokens', { count: one.tokens }),
            label: t('metro-fact-tokens-label', { count: one.tokens }),
        });
    }
    found.push({
        text: t('metro-fact-points', { points: `${one.points}`.replace('-', '−') }),
        label: t('metro-fact-points-label', { count: one.points }),
    });
    return found;
}
