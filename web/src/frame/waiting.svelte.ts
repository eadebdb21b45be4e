/** How many of one's own games wait for a move, shown in every page's title. */

import { live } from '../api/live.svelte';

let count = $state(0);

/** Follows the number until the returned function is called. */
export function followWaiting(): () => void {
    const end = live.turns((waiting) => (count = waiting));
    return () => {
        end();
        count = 0;
    };
}

/** The title of a page, with the number in front where there is one. */
export function withWaiting(title: string): string {
    return count > 0 ? `(${count}) ${title}` : title;
}
