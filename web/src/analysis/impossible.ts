/** Why a position cannot be, in the reader's language as far as the reason is known; otherwise as the service says it. */

import { Refused } from '../api/http';
import { inWords } from '../frame/refusal';
import { t } from '../texts/texts.svelte';

/** What the service says, in English, and the text that says the same. */
const reasons: readonly (readonly [RegExp, string])[] = [
    [/two pawns stand on/, 'analysis-cannot-pawns'],
    [/has no way to its finish/, 'analysis-cannot-way'],
    [/would cross|would overlap|overlaps|lies there/, 'analysis-cannot-fences'],
    [/at most \d+ fences/, 'analysis-cannot-many-fences'],
    [/the game is over|only one side can have borne off|the game ends when|has won/, 'analysis-cannot-over'],
    [/each seat has 15 checkers/, 'analysis-cannot-checkers'],
    [/closed inner fields/, 'analysis-cannot-closed'],
    [/may not double|may not have doubled|did not allow that double/, 'analysis-cannot-double'],
    [/cube is not used|without the doubling cube/, 'analysis-cannot-cube'],
    [/there are (only )?\d+ cards with/, 'analysis-cannot-copies'],
    [/breaks the main rule/, 'analysis-cannot-main-rule'],
    [/start cards? (are|is) missing|golden|one of each|start card/, 'analysis-cannot-first-cards'],
    [/the cards laid are worth/, 'analysis-cannot-points'],
    [/over when the mover’?'?s card has no square|as many cards as hands/, 'analysis-cannot-lay'],
    [/a station for every complete line/, 'analysis-cannot-station'],
    [/each tile lies in one place/, 'analysis-cannot-tiles'],
    [/a table that laying tiles gives|does not (fit|follow)|joins?\b.*tile/, 'analysis-cannot-line'],
    [/when no unlaid tile fits/, 'analysis-cannot-over'],
    [/touching sides agree/, 'analysis-cannot-sides'],
    [/where the first card may lie/, 'analysis-cannot-first-square'],
    [/all roads join into one network/, 'analysis-cannot-network'],
    [/no more cards of a kind/, 'analysis-cannot-deck'],
    [/cards left to the lot|as large as the turns/, 'analysis-cannot-hands'],
    [/the roads joined add up/, 'analysis-cannot-points'],
    [/the game has ended if/, 'analysis-cannot-over'],
];

export function explain(error: unknown): string {
    if (!(error instanceof Refused)) return inWords(error);
    const { code, message } = error.refusal;
    if (code !== 'bad_request') return inWords(error);
    const [, key] = reasons.find(([said]) => said.test(message)) ?? [];
    return key === undefined ? t('analysis-cannot', { reason: message }) : t(key);
}
