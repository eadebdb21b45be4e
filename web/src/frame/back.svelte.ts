/** The back gesture closes what lies over a page: every open sheet is one step in the browser's history. */

import { untrack } from 'svelte';

interface Sheet {
    close: () => void;
}

/** Marks the steps that sheets have added. */
interface Step {
    sheet: true;
}

const sheets: Sheet[] = [];
/** Steps back that were asked for here, since their sheets were closed in other ways. The browser makes them later. */
let own = 0;
/** Sheets that were opened before such a step was made: a step of theirs would be the one that is taken back. */
let waiting: Sheet[] = [];

const addStep = () => history.pushState({ sheet: true } satisfies Step, '');

addEventListener('popstate', () => {
    if (own === 0) return sheets.pop()?.close();
    own -= 1;
    if (own > 0) return;
    waiting.forEach(addStep);
    waiting = [];
});

/** Whether the newest step belongs to a sheet: going on from there takes its place. */
export function isSheetStep(): boolean {
    return (history.state as Partial<Step> | null)?.sheet === true;
}

function step(close: () => void): () => void {
    const sheet = { close };
    sheets.push(sheet);
    if (own > 0) waiting.push(sheet);
    else addStep();
    return () => {
        const at = sheets.indexOf(sheet);
        if (at < 0) return;
        sheets.splice(at, 1);
        if (waiting.includes(sheet)) {
            waiting = waiting.filter((one) => one !== sheet);
            return;
        }
        // Whoever has gone to another page meanwhile is not taken back.
        if (!isSheetStep()) return;
        own += 1;
        history.back();
    };
}

/** Closes a sheet by the back gesture while it is open. Called while a component is set up. */
export function closeOnBack(isOpen: () => boolean, close: () => void) {
    $effect(() => (isOpen() ? untrack(() => step(close)) : undefined));
}
