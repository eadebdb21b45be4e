/** What happened around the game, in words. */

import type { Event } from '../api/protocol';
import type { Speaker } from '../boards/board';
import { t } from '../texts/texts.svelte';

/** An event in words; null for those that people need not read. */
export function happening(event: Event, { name }: Speaker): string | null {
    switch (event.kind) {
        case 'joined':
            return t('table-event-joined', { name: event.who.name });
        case 'left':
            return t(event.kicked ? 'table-event-kicked' : 'table-event-left', { seat: event.seat });
        case 'host_passed':
            return t('table-event-host', { name: event.who.name });
        case 'changed':
            return t('table-event-changed');
        case 'agreed':
            return t('table-event-agreed', { name: name(event.seat) });
        case 'voided':
            return t('table-event-voided', {
                name: event.seats.map(name).join(', '),
                count: event.seats.length,
            });
        case 'started':
            return t('table-event-started');
        case 'takeback_asked':
            return t('table-event-takeback-asked', { name: name(event.seat) });
        case 'takeback_agreed':
            return t('table-event-takeback-agreed', { name: name(event.seat) });
        case 'takeback_declined':
            return t('table-event-takeback-declined');
        case 'draw_declined':
            return t('table-event-draw-declined', { name: name(event.seat) });
        case 'pause_asked':
            return t('table-event-pause-asked', { name: name(event.seat) });
        case 'paused':
            return t('table-event-paused');
        case 'resumed':
            return t('table-event-resumed');
        case 'absent':
            return t('table-event-absent', { name: name(event.seat) });
        case 'returned':
            return t('table-event-returned', { name: name(event.seat) });
        case 'waiting':
            return t('table-event-waiting', { name: name(event.seat) });
        case 'substituted':
            return t('table-event-substituted', { name: name(event.seat), level: event.level });
        case 'taken_over':
            return t('table-event-taken-over', { name: name(event.seat) });
        case 'hint':
            return t('table-event-hint', { name: name(event.seat) });
        case 'rematch_asked':
            return t('table-event-rematch', { name: name(event.seat) });
        case 'chat_set':
            return t(event.on ? 'table-event-chat-on' : 'table-event-chat-off');
        case 'closed':
            return t(event.reason === 'only_bots' ? 'table-event-closed-only-bots' : 'table-event-closed');
        default:
            return null;
    }
}
