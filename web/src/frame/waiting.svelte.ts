/** What waits for whoever this is: games for a move, shown in every page's title, and mistakes to be tried again. */

import { live } from '../api/live.svelte';

let count = $state(0);
let mistakes = $state(0);

/** Follows the numbers until the returned function is called. */
export function followWaiting(): () => void {
    const end = live.turns((waiting, due) => {
        count = waiting;
        mistakes = due;
    });
    return () => {
        end();
        count = 0;
        mistakes = 0;
    };
}

/** How many of one's own mistakes are due. */
export const dueMistakes = () => mistakes;

/** The title of a page, with the number in front where there is one. */
export function withWaiting(title: string): string {
    return count > 0 ? `(${count}) ${title}` : title;
}
