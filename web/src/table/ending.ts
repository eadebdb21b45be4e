/** Why a game ended, in words. */

import type { Outcome } from '../api/protocol';
import type { Speaker } from '../boards/board';
import { has, t } from '../texts/texts.svelte';
import { lateSeats } from './outcome';

/** As a sentence; empty where there is nothing to add. */
export function whyEnded(game: string, outcome: Outcome, { name, own }: Speaker): string {
    const late = lateSeats(outcome);
    const losers = outcome.scores.map((_, at) => at + 1).filter((seat) => !outcome.winners.includes(seat));
    if (late.length > 0 && losers.every((seat) => late.includes(seat))) {
        const isOwn = late.length === 1 && late.every(own);
        return t('common-end-time', { name: late.map(name).join(', '), own: isOwn ? 'yes' : 'no' });
    }
    if (late.length > 0) return t('common-end-left');
    const [loser] = losers;
    if (outcome.scores.length === 2 && loser !== undefined && /^resign(ation)?$/.test(outcome.reason)) {
        return t('common-end-resigned', { name: name(loser), own: own(loser) ? 'yes' : 'no' });
    }
    if (outcome.scores.length === 1 && outcome.reason === 'resignation') return t('common-end-early');
    const key = `${game}-end-${outcome.reason}`;
    return has(key) ? t(key) : '';
}
