/** A game of roads in words. */

import { t } from '../../texts/texts.svelte';
import type { Around, Fact, Setup, Speaker } from '../board';
import { endWords } from '../ending';
import { Network } from './fit';
import { figures } from './note';
import { laidOf, nameOf, stacks, widthOf, type RoadsView, type Sides, type Square } from './view';

/** «a four-lane bend»; widths are named only where they differ. */
export function cardWords(sides: Sides, mixed: boolean): string {
    return t(`roads-card-${nameOf(sides)}`, { width: mixed ? widthOf(sides) : 'plain' });
}

/** A square as people read it. */
export function squareWords({ x, y }: Square): string {
    return t('roads-square', { x, y });
}

/** A card on the table: what it is and where its roads lead. */
export function laidWords(square: Square, sides: Sides, mixed: boolean): string {
    const roads = ['north', 'east', 'south', 'west'].filter((_, index) => sides.charAt(index) !== '.');
    const ways = roads.map((side) => t(`roads-way-${side}`)).join(', ');
    return t('roads-laid', { square: squareWords(square), card: cardWords(sides, mixed), ways });
}

export function facts(view: RoadsView, seat: number, _setup: Setup): Fact[] {
    const found: Fact[] = [];
    if (view.variant === 1 && view.first !== null) {
        const role = view.first === seat ? 'open' : 'close';
        found.push({ text: t(`roads-role-${role}`), label: t(`roads-goal-${role}`) });
    }
    const count = view.hands[seat - 1]?.count ?? 0;
    found.push({ text: t('roads-fact-cards', { count }), label: t('roads-fact-cards-label', { count }) });
    const missed = view.missed[seat - 1] ?? 0;
    if (view.variant === 3 && missed > 0) {
        found.push({
            text: t('roads-fact-missed', { count: missed }),
            label: t('roads-fact-missed-label', { count: missed }),
        });
    }
    if (view.out.includes(seat)) found.push({ text: t('roads-fact-out'), label: t('roads-fact-out-label') });
    return found;
}

export function say(line: string, speaker: Speaker, { before }: Around<RoadsView>): string | null {
    const mixed = before?.lanes === 'mixed';
    const who = (seat: number) => ({ who: speaker.own(seat) ? 'you' : 'other', name: speaker.name(seat) });

    const [mark = '', verb = '', ...rest] = line.split(' ');
    if (mark === '!') {
        const seat = Number(rest[0]);
        if (verb === 'start') {
            const role = before?.variant === 1 ? 'duel' : 'plain';
            return t('roads-say-start', { ...who(Number(rest[0])), role });
        }
        if (verb === 'draw') {
            const card = rest[1] ?? '';
            if (!/^[.24]{4}$/.test(card)) return t('roads-say-draw', who(seat));
            return t('roads-say-draw-card', {
                ...who(seat),
                card: cardWords(card, mixed || card.includes('4')),
            });
        }
        if (verb === 'aside') return t('roads-say-aside', { count: rest.length });
        return null;
    }
    const seat = Number(mark);
    if (!Number.isInteger(seat) || seat < 1) return null;
    const laid = laidOf(verb);
    if (laid) {
        const card = cardWords(laid.sides, mixed || laid.sides.includes('4'));
        return t('roads-say-lay', { ...who(seat), card, square: figures(laid) });
    }
    if (verb === 'pass') return t('roads-say-pass', who(seat));
    if (verb === 'out') return t('roads-say-out', who(seat));
    return null;
}

export function describe(view: RoadsView, speaker: Speaker, _setup: Setup): string {
    const mixed = view.lanes === 'mixed';
    const network = new Network(view);
    const sentences: string[] = [];
    if (view.field)
        sentences.push(t('roads-describe-field', { width: view.field[0], height: view.field[1] }));
    sentences.push(t('roads-describe-table', { count: view.table.length }));
    for (const card of network.cards) sentences.push(laidWords(card, card.sides, mixed) + '.');
    const ends = network.openEnds();
    sentences.push(t('roads-describe-ends', { count: ends.length }));
    view.hands.forEach((_, index) => sentences.push(describeSeat(view, index + 1, speaker)));
    if (view.variant === 3) sentences.push(t('roads-pile-label', { count: view.pile.count }) + '.');
    for (const seat of view.out) sentences.push(t('roads-out', { names: speaker.name(seat) }));
    if (view.ending) sentences.push(endWords('roads', view.ending));
    return sentences.join(' ');
}

/** The cards of a seat, or how many there are where they are hidden. */
export function describeSeat(view: RoadsView, seat: number, speaker: Speaker): string {
    const hand = view.hands[seat - 1];
    if (!hand) return '';
    const values = { name: speaker.name(seat), who: speaker.own(seat) ? 'you' : 'other', count: hand.count };
    if (!hand.cards || hand.count === 0) return t('roads-describe-count', values);
    const cards = stacks(hand.cards)
        .map(({ kind, count }) => t('roads-stack', { card: cardWords(kind, view.lanes === 'mixed'), count }))
        .join(', ');
    return t('roads-describe-hand', { ...values, cards });
}
