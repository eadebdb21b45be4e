/** The names of the house bots. The service knows only their levels; each seat has a character of its own. */

import { t } from '../texts/texts.svelte';

/** What the bot on a seat is called in sentences. */
export function botName(seat: number): string {
    const names = t('common-bot-names').split(', ');
    return names[(seat - 1) % names.length] ?? '';
}

/** Its name and how strong it is, for lists. */
export function botWithLevel(seat: number, level: number | string): string {
    return t('common-bot', { name: botName(seat), level });
}
