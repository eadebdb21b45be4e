/** The router. The address is its only state, so every view can be linked to. */

import { isSheetStep } from './back.svelte';

const here = () => ({
    path: location.pathname,
    search: location.search,
    query: new URLSearchParams(location.search),
});

let place = $state(here());

addEventListener('popstate', () => {
    // A sheet that opens or closes is a step in the history too, at the same address: the page stays as it is.
    if (location.pathname === place.path && location.search === place.search) return;
    place = here();
    moved = true;
});

/** The current address. */
export const address = {
    get path() {
        return place.path;
    },
    get query() {
        return place.query;
    },
};

let moved = false;

/** Whether another address was shown before, so that the focus moves to the new one, for screen readers. */
export const hasMoved = () => moved;

/** Navigates to another address of the page. */
export function go(to: string, { replace = false } = {}) {
    if (replace || isSheetStep()) history.replaceState(null, '', to);
    else history.pushState(null, '', to);
    place = here();
    moved = true;
    scrollTo(0, 0);
}

/** Paths that the server handles without the page. */
const outside = /^\/(?:api\/|licenses$)/;

/** Follows links within the page without reloading it. */
export function followLinks(event: MouseEvent) {
    const plain = event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey;
    const link = (event.target as Element | null)?.closest('a');
    if (!plain || event.defaultPrevented || !link || link.target || link.hasAttribute('download')) return;
    if (link.origin !== location.origin || outside.test(link.pathname)) return;
    if (link.hash && link.pathname === location.pathname) return;
    event.preventDefault();
    go(link.pathname + link.search);
}
