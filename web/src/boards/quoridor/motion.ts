import type { TransitionConfig } from 'svelte/transition';
import { quick } from '../../frame/pace.svelte';

/** A fence falls into its groove. */
export function fall(_: Element): TransitionConfig {
    return {
        duration: quick(),
        css: (part, rest) =>
            `opacity: ${part}; transform: translateY(${-14 * rest}px) scale(${1 + rest * 0.12})`,
    };
}
