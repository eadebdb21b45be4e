/** Players without names. */

import type { Setup, Speaker } from '../boards/board';
import { t } from '../texts/texts.svelte';

export function playerNames(setup: Setup): string[] {
    return Array.from({ length: Number(setup['players'] ?? 2) }, (_, at) =>
        t('rules-player', { seat: at + 1 }),
    );
}

export function nameless(own: number | null): Speaker {
    return { name: (seat) => t('rules-player', { seat }), own: (seat) => seat === own };
}
