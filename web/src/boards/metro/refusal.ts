/** Why a tile cannot be laid, and why the service refused a move, in the reader's language. */

import { t } from '../../texts/texts.svelte';
import type { Error as Refusal } from '../../api/protocol';
import type { Speaker } from '../board';
import { explainBy, type Reasons } from '../reasons';
import type { Misfit } from './fits';
import type { LineName } from './view';

/** Why a tile does not fit a line. */
export function lineRefusal(why: Misfit, line: LineName): string {
    switch (why.kind) {
        case 'closed':
            return t('metro-why-closed', { line });
        case 'tokens':
            return t('metro-why-tokens', { line });
        case 'end':
            return t('metro-why-end', { line, end: why.end });
        case 'start':
            return t('metro-why-start', { line, tile: why.tile });
        case 'min':
            return t('metro-why-min', { line, limit: why.limit });
        case 'max':
            return t('metro-why-max', { line, limit: why.limit });
    }
}

const REASONS: Reasons = [
    [/^it is not seat/, () => t('metro-why-turn')],
    [/^(?<line>L\d+) is complete/, ({ line = '' }) => t('metro-why-closed', { line })],
    [/so (?<line>L\d+) cannot be started/, ({ line = '' }) => t('metro-why-tokens', { line })],
    [/^(?<line>L\d+) ends in (?<end>\d)/, ({ line = '', end = '' }) => t('metro-why-end', { line, end })],
    [
        /^(?<line>L\d+) begins at the start tile (?<tile>\d-\d)/,
        ({ line = '', tile = '' }) => t('metro-why-start', { line, tile }),
    ],
    [
        /^(?<line>L\d+) takes no half below (?<limit>\d)/,
        ({ line = '', limit = '' }) => t('metro-why-min', { line, limit }),
    ],
    [
        /^(?<line>L\d+) takes no half above (?<limit>\d)/,
        ({ line = '', limit = '' }) => t('metro-why-max', { line, limit }),
    ],
    [/you must lay one/, () => t('metro-why-must')],
    [/only the drawn tile (?<tile>\d-\d)/, ({ tile = '' }) => t('metro-why-drawn', { tile })],
];

export function explainRefusal(refusal: Refusal, speaker: Speaker): string | null {
    return explainBy(REASONS, refusal, speaker);
}
