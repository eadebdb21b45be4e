/** How cards come to lie where they lie. */

import { cubicOut } from 'svelte/easing';
import type { TransitionConfig } from 'svelte/transition';
import { quick } from '../../frame/pace.svelte';

/** A card in the drawing travels from where its player held it; without a place to come from it settles down. */
export function travel(node: Element, { from }: { from: () => Element | null }): TransitionConfig {
    const here = node.getBoundingClientRect();
    const there = from()?.getBoundingClientRect();
    const matrix = (node as SVGGraphicsElement).getScreenCTM();
    const scale = matrix ? matrix.a : 1;
    const x = there ? (there.x + there.width / 2 - here.x - here.width / 2) / scale : 0;
    const y = there ? (there.y + there.height / 2 - here.y - here.height / 2) / scale : -20;
    return {
        duration: quick(),
        easing: cubicOut,
        css: (_, left) => `transform: translate(${x * left}px, ${y * left}px)`,
    };
}

/** A card leaves the game: it is lifted off and fades. */
export function leave(_: Element): TransitionConfig {
    return {
        duration: quick(),
        css: (there, gone) => `opacity: ${there}; transform: translate(0, ${-40 * gone}px)`,
    };
}
