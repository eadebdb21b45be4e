import { t } from '../../texts/texts.svelte';
import { seatOf, type View } from './view';

/** Each station is worth a point, and each tile left costs one. */
export function tally(view: View, seat: number): string[] {
    const one = seatOf(view, seat);
    if (!one) return [];
    const told: string[] = [];
    if (one.stations > 0)
        told.push(`${t('metro-fact-stations-label', { count: one.stations })}: +${one.stations}`);
    if (one.tiles > 0) told.push(`${t('metro-fact-tiles-label', { count: one.tiles })}: −${one.tiles}`);
    return told;
}
