/** The rules of roads with their pictures, and the first things to try. */

import type { Study } from '../../api/protocol';
import type { Diagram, RulesPage } from '../../rules/rules';
import { Network } from './fit';
import { kindOf, laidOf, type Kind } from './view';

type Deck = Readonly<Record<Kind, number>>;

/** Two players' decks: variant 1 with 20 cards each, the others with 24. */
const duelDeck: Deck = { '...2': 7, '..22': 16, '.2.2': 10, '.222': 5, '2222': 2 };
const twoDeck: Deck = { '..22': 14, '.2.2': 10, '.222': 16, '2222': 8 };
const mixedDeck: Deck = {
    '..22': 7,
    '..44': 7,
    '.2.2': 3,
    '.2.4': 4,
    '.222': 3,
    '.242': 5,
    '.4.4': 3,
    '.424': 5,
    '.444': 3,
    '2222': 1,
    '2424': 6,
    '4444': 1,
};

/** What of a deck is not among these cards. */
function rest(deck: Deck, cards: readonly Kind[]): Kind[] {
    const left = { ...deck };
    for (const card of cards) left[card] = (left[card] ?? 0) - 1;
    return Object.entries(left).flatMap(([kind, count]) =>
        Array.from({ length: Math.max(0, count) }, () => kind),
    );
}

function cards(kinds: readonly Kind[]): string {
    return kinds.join(' ') || '-';
}

function laidKinds(table: readonly string[]): Kind[] {
    return table.map(laidOf).flatMap((laid) => (laid ? [kindOf(laid.sides)] : []));
}

/** R13: every road that joins two cards, and one for the first card. */
function joined(table: readonly string[]): number {
    const network = new Network({ table, field: null });
    const touching = network.cards.map((card) => network.roadsTo(card));
    return 1 + touching.reduce((sum, roads) => sum + roads, 0) / 2;
}

function text(table: readonly string[], hands: readonly string[], pile: string, active: number): string {
    return [
        table.join(' ') || '-',
        hands.join(' | '),
        `pile ${pile}`,
        'aside -',
        'first 1',
        'out -',
        'resigned -',
        'passed -',
        'missed 0 0',
        pile === '-' ? 'joined 0 0' : `joined ${joined(table)} 0`,
        `play ${active}`,
        '-',
    ].join(' / ');
}

/** Variant 3: a hand of a few cards, everything else in the pile. */
function pile(setup: Record<string, unknown>, table: readonly string[], hand: readonly Kind[]): Study {
    const deck = setup['lanes'] === 'mixed' ? mixedDeck : twoDeck;
    const hidden = rest(deck, [...laidKinds(table), ...hand]);
    return {
        game: 'roads',
        setup: { variant: 3, start: 1, ...setup },
        position: text(table, [cards(hand), '-'], cards(hidden), 1),
        seat: 1,
    };
}

/** Variants 1 and 2: every card is in one of two hands, the chosen ones in that of the seat to move. */
function dealt(
    setup: Record<string, unknown>,
    deck: Deck,
    table: readonly string[],
    active: 1 | 2,
    chosen: readonly Kind[],
): Study {
    const left = rest(deck, [...laidKinds(table), ...chosen]);
    const own = Math.ceil((left.length + chosen.length) / 2) - chosen.length;
    const hands = [cards([...chosen, ...left.slice(0, own)]), cards(left.slice(own))];
    if (active === 2) hands.reverse();
    return {
        game: 'roads',
        setup: { start: 1, ...setup },
        position: text(table, hands, '-', active),
        seat: active,
    };
}

const open = { table: 'unlimited' };
const duel = { variant: 1, cards: 20 };
/** Three roads and a blank side around 1,0. */
const ring = [
    '0,-1:22..',
    '1,-1:22.2',
    '2,-1:2..2',
    '0,0:222.',
    '2,0:2.2.',
    '0,1:2.2.',
    '1,1:.22.',
    '2,1:..22',
];
/** One end left, in the north. */
const nearlyClosed = ['0,-1:2...', '0,0:2.2.', '0,1:2.2.'];

/** A picture needs no hand. */
function picture({ seat: _, ...study }: Study, caption: string): Diagram {
    return { study, caption };
}

export const rules: RulesPage = {
    sections: [
        {
            heading: 'roads-rules-idea',
            paragraphs: ['roads-rules-idea-text', 'roads-rules-idea-cards'],
            diagrams: [
                picture(
                    pile(
                        open,
                        [
                            '-1,0:22..',
                            '0,0:.2.2',
                            '1,0:22.2',
                            '2,0:2..2',
                            '-1,1:.22.',
                            '0,1:22.2',
                            '1,1:..22',
                            '2,1:2.2.',
                        ],
                        ['..22', '.222'],
                    ),
                    'roads-rules-idea-picture',
                ),
            ],
        },
        {
            heading: 'roads-rules-fit',
            paragraphs: ['roads-rules-fit-text', 'roads-rules-fit-open'],
            diagrams: [picture(pile(open, ring, ['.222']), 'roads-rules-fit-picture')],
        },
        {
            heading: 'roads-rules-lanes',
            paragraphs: ['roads-rules-lanes-text'],
            diagrams: [
                picture(
                    pile(
                        { ...open, lanes: 'mixed' },
                        [
                            '-2,0:.44.',
                            '-1,0:.4.4',
                            '0,0:.2.4',
                            '1,0:22.2',
                            '2,0:.2.2',
                            '-2,-1:4.4.',
                            '1,1:2424',
                        ],
                        ['..44', '2222'],
                    ),
                    'roads-rules-lanes-picture',
                ),
            ],
        },
        {
            heading: 'roads-rules-duel',
            paragraphs: ['roads-rules-duel-text', 'roads-rules-duel-list', 'roads-rules-duel-closed'],
            diagrams: [picture(dealt(duel, duelDeck, nearlyClosed, 2, ['...2']), 'roads-rules-duel-picture')],
        },
        {
            heading: 'roads-rules-newspaper',
            paragraphs: ['roads-rules-newspaper-text'],
            diagrams: [
                picture(
                    dealt(
                        { variant: 2 },
                        twoDeck,
                        [
                            '1,1:22..',
                            '2,1:.2.2',
                            '3,1:2.22',
                            '0,2:.2.2',
                            '1,2:2.22',
                            '3,2:2.2.',
                            '1,3:.222',
                            '2,3:.2.2',
                            '3,3:2222',
                            '4,3:.2.2',
                            '5,3:22.2',
                            '3,4:222.',
                            '4,4:.2.2',
                            '5,4:2.22',
                            '3,5:2.2.',
                        ],
                        2,
                        ['..22'],
                    ),
                    'roads-rules-newspaper-picture',
                ),
            ],
        },
        {
            heading: 'roads-rules-pile',
            paragraphs: ['roads-rules-pile-text', 'roads-rules-pile-end'],
            diagrams: [
                picture(
                    pile({}, ['2,3:22..', '3,3:.2.2', '2,4:222.', '3,4:.2.2'], ['..22', '2222']),
                    'roads-rules-pile-picture',
                ),
            ],
        },
        { heading: 'roads-rules-options', paragraphs: ['roads-rules-options-list'] },
    ],
    lesson: [
        {
            study: pile(open, ['0,0:.2.2', '1,0:.2.2', '-1,0:22..'], ['..22']),
            task: 'roads-try-turn',
            right: ['2,0:2..2'],
            hint: 'roads-try-turn-hint',
            praise: 'roads-try-turn-praise',
        },
        {
            study: pile(open, ring, ['.222']),
            task: 'roads-try-gap',
            right: ['1,0:2.22'],
            hint: 'roads-try-gap-hint',
            praise: 'roads-try-gap-praise',
        },
        {
            study: pile({ ...open, lanes: 'mixed' }, ['0,0:.44.', '1,0:.4.4'], ['..44', '.2.2', '.2.4']),
            task: 'roads-try-lanes',
            right: ['0,-1:4.2.'],
            hint: 'roads-try-lanes-hint',
            praise: 'roads-try-lanes-praise',
        },
        {
            study: dealt(duel, duelDeck, nearlyClosed, 2, ['...2', '...2']),
            task: 'roads-try-close',
            right: ['0,2:..2.'],
            hint: 'roads-try-close-hint',
            praise: 'roads-try-close-praise',
        },
        {
            study: dealt(duel, duelDeck, ['0,-1:2...', '0,0:2.2.'], 1, ['2222', '.222']),
            task: 'roads-try-open',
            right: ['0,1:2222', '0,1:.222', '0,1:2.22', '0,1:222.'],
            hint: 'roads-try-open-hint',
            praise: 'roads-try-open-praise',
        },
    ],
};
