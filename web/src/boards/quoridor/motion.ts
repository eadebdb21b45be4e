import type { TransitionConfig } from 'svelte/transition';

/** A fence falls into its groove. */
export function fall(_: Element): TransitionConfig {
    const calm = matchMedia('(prefers-reduced-motion: reduce)').matches;
    return {
        duration: calm ? 0 : 160,
        css: (part, rest) =>
            `opacity: ${part}; transform: translateY(${-14 * rest}px) scale(${1 + rest * 0.12})`,
    };
}
