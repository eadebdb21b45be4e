/**
 * Roads by hand: the cards on the table, the hand of whoever is to act, and what the variant counts. Where all cards
 * are dealt, how many everybody holds follows from how many lie on the table.
 */

import type { AnyView, Setup } from '../../boards/board';
import { type RoadsView, at as squareName, beside } from '../../boards/roads/view';
import {
    type Editor,
    type Field,
    type Row,
    type Words,
    listed,
    partsOf,
    seats,
    turnField,
    withAt,
    word,
    wordsOf,
} from './editor';

/** Cards by kind. */
type Counts = Readonly<Record<string, number>>;

export interface RoadsModel {
    readonly setup: Setup;
    /** The sides of each card, clockwise from the north, by its square. */
    readonly table: Readonly<Record<string, string>>;
    /** The cards of whoever is to act, as far as they are known. */
    readonly hand: Counts;
    /** How many cards each seat holds. */
    readonly held: readonly number[];
    readonly aside: number;
    readonly hasPile: boolean;
    readonly first: number;
    /** The parts that a hand does not change: who is out, has resigned, has passed, and the turns missed. */
    readonly kept: readonly string[];
    /** Variant 3: the roads that every seat but the last one has joined. */
    readonly joined: readonly number[];
    readonly phase: string;
    readonly turn: number;
}

const KINDS = ['...2', '..22', '.2.2', '.222', '2222'];

/** The same card a quarter turn further. */
export const turnedCard = (sides: string): string => `${sides[3] ?? ''}${sides.slice(0, 3)}`;

/** The card as it lies in a hand: of its four turns the one that comes first. */
export function kindOf(sides: string): string {
    const turns = [sides];
    while (turns.length < 4) turns.push(turnedCard(turns.at(-1) ?? ''));
    return turns.sort()[0] ?? sides;
}

const squareOf = (name: string) => {
    const [x = 0, y = 0] = name.split(',').map(Number);
    return { x, y };
};

/** Where two roads meet. */
function joints({ table }: RoadsModel): number {
    return Object.entries(table).reduce((sum, [name, sides]) => {
        // Each joint once: from the card to the south or west of it.
        const met = [0, 1].filter(
            (direction) => sides[direction] !== '.' && squareName(beside(squareOf(name), direction)) in table,
        );
        return sum + met.length;
    }, 0);
}

/** Everything that follows from the cards on the table, where it does. */
function settled(model: RoadsModel): RoadsModel {
    const { setup, held, table, turn } = model;
    const players = held.length;
    const dealt = Number(setup['cards'] ?? 24);
    const [out, resigned] = model.kept;
    if (setup['variant'] === 3 || out !== '-' || resigned !== '-') return model;
    const laid = Object.keys(table).length;
    const rounds = Math.floor(laid / players);
    const first = ((((turn - 1 - laid) % players) + players) % players) + 1;
    const order = (seat: number) => (seat - first + players) % players;
    const holds = seats(players).map((seat) =>
        Math.max(0, dealt - rounds - (order(seat) < order(turn) ? 1 : 0)),
    );
    return { ...model, first, held: holds, hand: trimmed(model.hand, holds[turn - 1] ?? 0) };
}

/** No more cards than a hand holds: those of which there are most go first. */
function trimmed(hand: Counts, most: number): Counts {
    const left = { ...hand };
    while (sum(left) > most) {
        const [kind = ''] = Object.entries(left).reduce((one, other) => (other[1] > one[1] ? other : one));
        left[kind] = (left[kind] ?? 1) - 1;
    }
    return left;
}

const sum = (counts: Counts) => Object.values(counts).reduce((all, count) => all + count, 0);

function readHand(text: string): { known: Record<string, number>; unseen: number } {
    const known: Record<string, number> = {};
    let unseen = 0;
    for (const card of wordsOf(text)) {
        if (card.startsWith('?')) unseen += Number(card.slice(1)) || 1;
        else {
            const [kind = '', count = '1'] = card.split('*');
            known[kind] = Number(count);
        }
    }
    return { known, unseen };
}

const labels = ['pile', 'aside', 'first', 'out', 'resigned', 'passed', 'missed', 'joined'];

export const roads: Editor<RoadsModel> = {
    read(text, setup) {
        const parts = partsOf(text, 12);
        if (!parts || parts[11] !== '-') return null;
        const [, phase, seat] = /^(play|draw) (\d)$/.exec(parts[10] ?? '') ?? [];
        if (phase === undefined) return null;
        const turn = Number(seat);
        const [pile = '-', aside = '-', first = '', ...others] = labels.map((label, at) =>
            (parts[at + 2] ?? '').slice(label.length).trim(),
        );
        const hands = (parts[1] ?? '').split('|').map((hand) => readHand(hand.trim()));
        const laid = readHand(aside);
        return {
            setup,
            table: Object.fromEntries(
                wordsOf(parts[0] ?? '-').map((card) => card.split(':') as [string, string]),
            ),
            hand: hands[turn - 1]?.known ?? {},
            held: hands.map(({ known, unseen }) => sum(known) + unseen),
            aside: sum(laid.known) + laid.unseen,
            hasPile: pile !== '-',
            first: Number(first) || 1,
            kept: others.slice(0, 4),
            joined: wordsOf(others[4] ?? '').map(Number),
            phase,
            turn,
        };
    },

    write(model) {
        const { table, hand, held, aside, hasPile, first, kept, phase, turn } = model;
        const hands = held.map((count, at) => {
            const known = at + 1 === turn ? hand : {};
            const cards = Object.entries(known)
                .filter(([, number]) => number > 0)
                .sort(([one], [other]) => (one < other ? -1 : 1));
            const unseen = count - sum(known);
            return listed([
                ...cards.map(([kind, number]) => `${kind}${number > 1 ? `*${number}` : ''}`),
                ...(unseen > 0 ? [`?${unseen}`] : []),
            ]);
        });
        const laid = Object.keys(table).length;
        const isCounted = model.setup['variant'] === 3;
        const most = isCounted && laid > 0 ? joints(model) + 1 : 0;
        const known = isCounted ? model.joined.slice(0, -1) : model.joined.slice(0, -1).map(() => 0);
        const rest = most - known.reduce((all, one) => all + one, 0);
        const values = [
            hasPile ? '?' : '-',
            aside > 0 ? `?${aside}` : '-',
            first,
            ...kept,
            [...known, Math.max(0, rest)].join(' '),
        ];
        return [
            listed(Object.entries(table).map(([square, sides]) => `${square}:${sides}`)),
            hands.join(' | '),
            ...labels.map((label, at) => `${label} ${values[at]}`),
            `${phase} ${turn}`,
            '-',
        ].join(' / ');
    },

    // Who begins follows from who is to act.
    setup: ({ setup, first }) => ({ ...setup, start: first }),

    tools: (_, view) => [
        ...kinds(view).map((kind) => ({
            id: kind,
            label: word('analysis-edit-road', { card: kind }),
            face: { kind: 'road' as const, sides: kind },
        })),
        { id: 'turn', label: word('analysis-edit-turn-card') },
        { id: 'remove', label: word('analysis-edit-remove') },
    ],

    grid({ table, setup }) {
        const field =
            setup['table'] === 'field'
                ? (setup['field'] as readonly [number, number] | undefined)
                : undefined;
        const laid = Object.keys(table).map(squareOf);
        const xs = laid.map(({ x }) => x);
        const ys = laid.map(({ y }) => y);
        const [west, east, south, north] = field
            ? [0, field[0] - 1, 0, field[1] - 1]
            : [
                  Math.min(0, ...xs) - 1,
                  Math.max(0, ...xs) + 1,
                  Math.min(0, ...ys) - 1,
                  Math.max(0, ...ys) + 1,
              ];
        const rows = Array.from({ length: north - south + 1 }, (_, down): Row => {
            const cells = Array.from({ length: east - west + 1 }, (_, across) => {
                const id = squareName({ x: west + across, y: north - down });
                const sides = table[id];
                return {
                    id,
                    label: [
                        id,
                        ...(sides === undefined ? [] : [word('analysis-edit-road', { card: sides })]),
                    ],
                    ...(sides !== undefined && { face: { kind: 'road' as const, sides } }),
                };
            });
            return { cells };
        });
        return { rows, isBoard: true };
    },

    tap(model, cell, tool) {
        const here = model.table[cell];
        const table = { ...model.table };
        if (tool === 'remove') delete table[cell];
        else if (tool === 'turn' || (here !== undefined && kindOf(here) === tool)) {
            if (here === undefined) return model;
            table[cell] = turnedCard(here);
        } else table[cell] = fitting(tool, cell, model.table);
        return settled({ ...model, table });
    },

    fields(model, view) {
        const { turn, held, hand, setup, joined, phase } = model;
        const number = (id: string, label: Words, value: number, max: number): Field => ({
            id,
            label,
            kind: 'number',
            value,
            min: 0,
            max,
        });
        const own = held[turn - 1] ?? 0;
        const free = own - sum(hand);
        const isCounted = setup['variant'] === 3;
        return [
            turnField(turn, held.length),
            ...(isCounted
                ? [
                      {
                          id: 'phase',
                          label: word('analysis-edit-phase'),
                          kind: 'choice' as const,
                          value: phase,
                          options: ['play', 'draw'].map((value) => ({
                              value,
                              text: word(`analysis-edit-phase-${value}`),
                          })),
                      },
                      ...held.map((value, at) =>
                          number(`held ${at}`, word('analysis-edit-held-cards', { seat: at + 1 }), value, 40),
                      ),
                      ...joined
                          .slice(0, -1)
                          .map((value, at) =>
                              number(
                                  `joined ${at}`,
                                  word('analysis-edit-points', { seat: at + 1 }),
                                  value,
                                  200,
                              ),
                          ),
                  ]
                : []),
            ...kinds(view).map((kind): Field => ({
                ...number(
                    `hand ${kind}`,
                    word('analysis-edit-hand-card', { card: kind }),
                    hand[kind] ?? 0,
                    (hand[kind] ?? 0) + Math.max(0, free),
                ),
                face: { kind: 'road', sides: kind },
            })),
        ];
    },

    set(model, field, value) {
        const [what, which = ''] = field.split(' ');
        switch (what) {
            case 'turn':
                return settled({ ...model, turn: Number(value), hand: {} });
            case 'phase':
                return { ...model, phase: String(value) };
            case 'held':
                return { ...model, held: withAt(model.held, Number(which), Number(value)) };
            case 'joined':
                return { ...model, joined: withAt(model.joined, Number(which), Number(value)) };
            default:
                return { ...model, hand: { ...model.hand, [which]: Number(value) } };
        }
    },

    clear: (model) => settled({ ...model, table: {}, joined: model.joined.map(() => 0) }),
};

const kinds = (view: AnyView | null) => (view as RoadsView | null)?.deck.map(({ card }) => card) ?? KINDS;

/** The card turned so that it joins what lies around the square, if it can. */
function fitting(kind: string, cell: string, table: Readonly<Record<string, string>>): string {
    const turns = [kind];
    while (turns.length < 4) turns.push(turnedCard(turns.at(-1) ?? ''));
    const square = squareOf(cell);
    const fits = (sides: string) =>
        [0, 1, 2, 3].every((direction) => {
            const next = table[squareName(beside(square, direction))];
            return next === undefined || next[(direction + 2) % 4] === sides[direction];
        });
    return turns.find(fits) ?? kind;
}
