/** What the page does on its own during a game: views, announcements, sounds and its part of the seed. */

import { untrack } from 'svelte';
import { live } from '../api/live.svelte';
import type { Event, GameNow } from '../api/protocol';
import { inWords, isChance } from '../boards/lines';
import { announce } from '../frame/announce.svelte';
import { t } from '../texts/texts.svelte';
import { Contributor } from './chance';
import { happening } from './happenings';
import { between } from './memory.svelte';
import { withWaiting } from '../frame/waiting.svelte';
import { warnOfTime } from './low-time.svelte';
import { notify } from './notice';
import { acting } from './seats';
import { note } from './seen';
import type { Sitting } from './sitting.svelte';
import { play as sound, type Sound } from './sound.svelte';

/** Follows a table for as long as the page shows it; `ended` is called when a game is over. */
export function follow(sitting: Sitting, ended: () => void) {
    const { table, history, memory } = sitting;
    const contributor = new Contributor(table);
    warnOfTime(sitting);

    $effect(() => {
        const { kind, module, status, ownTurn } = sitting;
        const waiting = ownTurn.length > 0 && table.status === 'playing';
        const game = kind && module ? t(`${kind}-name`) : t('common-name');
        document.title = withWaiting(waiting ? `● ${status} – ${game}` : game);
    });

    $effect(() => {
        const { game } = table;
        if (game) untrack(() => note(game.id, game.chance));
    });

    $effect(() => {
        if (table.base) untrack(() => contributor.resume(table.log));
    });

    // What was played before this page opened, or while it was offline, is announced in the same words.
    $effect(() => {
        if (!table.base || !sitting.module) return;
        untrack(() => {
            const { game, record } = table;
            // A game that has not begun has nothing to announce.
            const isKnown = !game || record.length === 0 || memory.knows(game.id, record.length);
            if (!isKnown) void history.learn().catch(() => {});
        });
    });

    let wasLost = false;
    $effect(() => {
        const isLost = live.connection === 'lost';
        if (wasLost && !isLost) untrack(() => announce(t('table-reconnected')));
        wasLost = isLost;
    });

    let wasOurs = false;
    $effect(() => {
        const ours = sitting.ownTurn.length > 0;
        if (ours && !wasOurs && table.status === 'playing') untrack(() => notify(sitting.status, table.id));
        wasOurs = ours;
    });

    $effect(() => {
        if (!sitting.refusal) return;
        announce(sitting.refusal.text);
        untrack(() => sound('refused'));
    });

    table.onEvents = (events: Event[], was: GameNow | undefined) => {
        noteLines(sitting, events, was);
        for (const event of events) {
            contributor.hear(event);
            if (event.kind === 'prepared') {
                sitting.endedHere = false;
                void history.go(Infinity);
            }
            if (event.kind === 'ended') {
                sitting.endedHere = true;
                ended();
                sitting.celebrate();
                void sitting.ended();
            }
        }
        for (const said of inWordsOf(sitting, events)) announce(said);
        for (const heard of soundsOf(sitting, events, was)) sound(heard);
        if (sitting.status) announce(sitting.status);
    };
}

type Line = Event & { kind: 'line' };

const isLine = (event: Event): event is Line => event.kind === 'line';

/** Where in the record the first of some lines stands that came last. */
function placeOf(lines: readonly Line[], game: GameNow): number {
    return game.seq - lines.length;
}

/** Remembers the views around each new line; where they are only predicted, the service is asked. */
function noteLines(sitting: Sitting, events: Event[], was: GameNow | undefined) {
    const { table, history, memory, module } = sitting;
    const { game } = table;
    const lines = events.filter(isLine);
    if (!game || !module || lines.length === 0) return;
    const before = was?.id === game.id ? was.view : null;
    const texts = lines.map(({ line }) => line);
    memory.note(game.id, placeOf(lines, game), between(module, texts, before, game.view));
    if (texts.filter((line) => !isChance(line)).length > 1) void history.learn().catch(() => {});
}

/** What is heard of new events: what was moved, once each, and that it is now our turn or the end. */
function soundsOf(
    { module, ownTurn, table }: Sitting,
    events: Event[],
    was: GameNow | undefined,
): Set<Sound> {
    const heard = new Set<Sound>();
    for (const { line } of events.filter(isLine)) {
        const of = module?.sound?.(line);
        if (of) heard.add(of);
    }
    const wasOurs = acting(was?.turn ?? null).some((seat) => table.you.seats.includes(seat));
    if (events.some(({ kind }) => kind === 'ended')) heard.add('end');
    else if (ownTurn.length > 0 && !wasOurs) heard.add('turn');
    return heard;
}

/** What to announce of the new lines. */
function inWordsOf({ table, module, memory, speaker }: Sitting, events: Event[]): string[] {
    const { game, record, setup } = table;
    const lines = events.filter(isLine);
    const hushed = game ? (module?.hush?.(record, game.view) ?? 0) : 0;
    return events.flatMap((event) => {
        if (event.kind !== 'line') return happening(event, speaker) ?? [];
        const nth = lines.indexOf(event);
        if (!game || !module || nth >= lines.length - hushed) return [];
        const place = placeOf(lines, game) + nth;
        const around = { before: memory.before(place), after: memory.after(place, record), setup };
        return inWords(module, event.line, speaker, around) ?? [];
    });
}
