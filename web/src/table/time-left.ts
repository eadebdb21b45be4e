/** The time that a clock shows. */

import type { ClockPlan } from '../api/protocol';
import { t } from '../texts/texts.svelte';

export interface ClockState {
    /** Milliseconds left when it was heard of. */
    left: number;
    /** When that was, by `Date.now()`. */
    heard: number;
    running: boolean;
    /** From when on time is low. */
    low: number;
}

export const SECOND = 1000;
const HOUR = 3600 * SECOND;
const DAY = 24 * HOUR;

/** From when on time is low, in milliseconds left; sooner would be always where there is little from the start. */
export function lowFrom(plan: ClockPlan): number {
    switch (plan.kind) {
        case 'none':
            return 0;
        case 'per_move':
            return Math.min(20, plan.seconds / 3) * SECOND;
        case 'fischer':
            return Math.min(20, plan.initial_seconds / 3) * SECOND;
        case 'days':
            return HOUR;
    }
}

/** Milliseconds left at `now`. */
export function remaining({ left, heard, running }: ClockState, now: number): number {
    return Math.max(0, running ? left - Math.max(0, now - heard) : left);
}

/** Minutes and seconds, or days and hours. */
export function timeInWords(rest: number): string {
    if (rest >= DAY)
        return t('table-clock-days', {
            days: Math.floor(rest / DAY),
            hours: Math.floor((rest % DAY) / HOUR),
        });
    const two = (number: number) => String(number).padStart(2, '0');
    const seconds = Math.ceil(rest / SECOND);
    const [hours, minutes] = [Math.floor(seconds / 3600), Math.floor(seconds / 60) % 60];
    return hours > 0 ? `${hours}:${two(minutes)}:${two(seconds % 60)}` : `${minutes}:${two(seconds % 60)}`;
}
