/** What is agreed at a table, in a few words: the variant, the clock, the match, the cube, ratings. */

import type { ClockPlan, Options } from '../api/protocol';
import { isGame } from '../boards';
import type { Setup } from '../boards/board';
import { setupOf } from '../boards/setups';
import { t } from '../texts/texts.svelte';

interface Terms {
    game: string;
    setup: Setup;
    options: Options;
}

/** The variant's name; the game's texts must be loaded. */
export function variantInWords({ game, setup }: Pick<Terms, 'game' | 'setup'>): string | undefined {
    return isGame(game) ? t(`${game}-preset-${setupOf(game).variant(setup)}`) : undefined;
}

/** The clock, as players write it: 5+3; undefined where there is none. */
export function clockInWords(clock: ClockPlan): string | undefined {
    switch (clock.kind) {
        case 'none':
            return undefined;
        case 'per_move':
            return t('common-clock-per_move', { seconds: clock.seconds });
        case 'fischer':
            return `${formatMinutes(clock.initial_seconds)}+${clock.increment_seconds}`;
        case 'days':
            return t('common-clock-days', { days: clock.days });
    }
}

/** Minutes, and a half where it is one: 90 seconds are 1.5. */
const formatMinutes = (seconds: number) => String(Math.round(seconds / 6) / 10);

/** What a match adds up: the points of nardy's own match, the wins of every other. */
export const matchCounts = (game: string) => (isGame(game) && setupOf(game).hasOwnMatch ? 'points' : 'wins');

function matchInWords({ game, setup, options }: Terms): string | undefined {
    // Nardy's own match stands in the setup.
    const match = Number(setup['match'] ?? 0) || options.match_to;
    return match > 0 ? t('common-match-to', { to: match, counts: matchCounts(game) }) : undefined;
}

const cubeInWords = ({ setup }: Terms) => (setup['cube'] === true ? t('common-cube') : undefined);

const isSaid = (word: string | undefined): word is string => word !== undefined;

/** What is played: the variant, the match, the cube. */
export function rulesInWords(terms: Terms): string[] {
    return [variantInWords(terms), matchInWords(terms), cubeInWords(terms)].filter(isSaid);
}

/** All of it, the variant first. */
export function termsInWords(terms: Terms): string[] {
    const { options } = terms;
    return [
        variantInWords(terms),
        clockInWords(options.clock),
        matchInWords(terms),
        cubeInWords(terms),
        options.rated ? t('common-rated') : undefined,
    ].filter(isSaid);
}
