import { t } from '../../texts/texts.svelte';
import type { Setup } from '../board';
import { ending, type NardyView } from './view';

/** What the win is worth and by how much the cube multiplies it; and how far the other side has come. */
export function tally(view: NardyView, seat: number, { setup }: { setup: Setup }): string[] {
    const end = ending(view);
    const side = view.sides[seat - 1];
    if (!end || !side) return [];
    if (seat !== end.winner) {
        return [
            t('nardy-fact-off-label', { count: side.off }),
            t('nardy-fact-pips-label', { pips: side.pips }),
        ];
    }
    const told: string[] = [];
    if (setup['points'] === 'gammon' || setup['cube'] === true)
        told.push(t('nardy-resign-value', { stake: end.stake }));
    if (view.cube > 1) told.push(t('nardy-cube-label', { value: view.cube }));
    return told;
}
