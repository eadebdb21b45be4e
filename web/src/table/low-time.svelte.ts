/** Says once that one's own time runs low, by a sound and to screen readers; the clock itself shows it. */

import { untrack } from 'svelte';
import { announce } from '../frame/announce.svelte';
import { t } from '../texts/texts.svelte';
import type { Sitting } from './sitting.svelte';
import { play as sound } from './sound.svelte';
import { remaining, timeInWords } from './time-left';

export function warnOfTime(sitting: Sitting) {
    /** Whether there has been more time since the last warning. */
    let due = true;

    function warn(low: number) {
        if (!due) return;
        due = false;
        sound('low');
        announce(t('table-clock-low', { time: timeInWords(low) }));
    }

    $effect(() => {
        if (sitting.table.status !== 'playing') return;
        const clocks = sitting.ownTurn.flatMap((seat) => sitting.clock(seat) ?? []);
        const timers = clocks
            .filter(({ running }) => running)
            .map((clock) => {
                const spare = remaining(clock, Date.now()) - clock.low;
                due ||= spare > 0;
                return setTimeout(() => untrack(() => warn(clock.low)), Math.max(0, spare));
            });
        return () => timers.forEach(clearTimeout);
    });
}
