/** What a page wants to be seen over its dialogs, which make everything else unreachable. */

import { getContext, setContext, type Snippet } from 'svelte';

const KEY = Symbol('above');

/** Shows this at the top of every dialog below the component that calls it. */
export function showAbove(content: () => Snippet) {
    setContext(KEY, content);
}

export function shownAbove(): Snippet | undefined {
    return getContext<(() => Snippet) | undefined>(KEY)?.();
}
