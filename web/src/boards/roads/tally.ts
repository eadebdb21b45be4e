import { t } from '../../texts/texts.svelte';
import type { RoadsView } from './view';

/** What decides a game with a pile, in this order (R13); in the others, the cards that are left. */
export function tally(view: RoadsView, seat: number): string[] {
    const held = t('roads-fact-cards', { count: view.hands[seat - 1]?.count ?? 0 });
    if (view.variant !== 3) return [held];
    return [
        held,
        t('roads-fact-missed', { count: view.missed[seat - 1] ?? 0 }),
        t('roads-tally-joined', { count: view.joined[seat - 1] ?? 0 }),
    ];
}
