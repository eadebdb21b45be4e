/** What to say when the service refuses something at a table. */

import type { Refused } from '../api/http';
import { inWords } from '../frame/refusal';
import { t } from '../texts/texts.svelte';

export function refusal(error: Refused): string {
    const { code } = error.refusal;
    switch (code) {
        case 'not_your_turn':
        case 'stale':
        case 'game_over':
        case 'illegal_move':
        case 'bad_move':
        case 'unavailable':
            return t(`table-refused-${code}`);
        default:
            return inWords(error);
    }
}
