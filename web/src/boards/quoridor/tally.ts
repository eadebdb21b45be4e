import { t } from '../../texts/texts.svelte';
import type { QuoridorView } from './view';

/** How far whoever did not win still had to go. */
export function tally(view: QuoridorView, seat: number): string[] {
    const steps = view.distances[seat - 1];
    return steps && !view.winners.includes(seat) ? [t('quoridor-tally-steps', { count: steps })] : [];
}
