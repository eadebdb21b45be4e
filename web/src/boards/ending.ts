/** How a game ended, as its board tells it. */

import { t } from '../texts/texts.svelte';

/** As a sentence. Who gave up or ran out of time is no part of a view: the result tells it. */
export function endWords(game: string, ending: string): string {
    return t(ending === 'resignation' ? 'common-end-early' : `${game}-end-${ending}`);
}
