/** Why a card cannot lie somewhere, and why the service refused a move, in the reader's language. */

import type { Error as Refusal } from '../../api/protocol';
import { t } from '../../texts/texts.svelte';
import type { Speaker } from '../board';
import { explainBy, type Reasons } from '../reasons';
import type { Misfit } from './fit';
import type { Side } from './view';

/** Why a card cannot lie on a square: a sentence for each side that does not agree, otherwise one. */
export function misfitRefusal(misfit: Misfit, mixed: boolean): string[] {
    if (misfit.why !== 'clash') return [t(`roads-why-${misfit.why}`)];
    return misfit.clashes.map(({ direction, shown, asked }) => sideRefusal(direction, shown, asked, mixed));
}

/** Lanes are told of only where roads have different numbers of them. */
function sideRefusal(side: string, shown: Side, asked: Side, mixed: boolean): string {
    const word = (of: Side) => (of === '.' ? 'blank' : of === '4' ? 'four' : mixed ? 'two' : 'road');
    return t('roads-why-side', { side, shown: word(shown), asked: word(asked) });
}

/** Sides as the service calls them. */
const SIDES: Readonly<Record<string, Side>> = {
    'a blank side': '.',
    'a two-lane road': '2',
    'a four-lane road': '4',
};

const REASONS: Reasons = [
    [/^a card lies on \S+ already/, () => t('roads-why-occupied')],
    [/ is off the /, () => t('roads-why-off')],
    [/^the first card lies on /, () => t('roads-why-centre')],
    [/ touches no card/, () => t('roads-why-apart')],
    [/^no road joins/, () => t('roads-why-alone')],
    [
        /^the card's (?<side>\w+) side is (?<shown>[^,]+), but its neighbour there shows (?<asked>[^;]+);/,
        ({ side = '', shown = '', asked = '' }) => {
            const sides = [SIDES[shown] ?? '.', SIDES[asked] ?? '.'] as const;
            return sideRefusal(side, ...sides, sides.includes('4'));
        },
    ],
];

export function explainRefusal(refusal: Refusal, speaker: Speaker): string | null {
    return explainBy(REASONS, refusal, speaker);
}
