/** Sudoku by hand: the cards on the board, which of them lay there first, the card in hand, and the points. */

import type { Setup } from '../../boards/board';
import {
    type Editor,
    type Row,
    type Tool,
    listed,
    partsOf,
    seats,
    squareAt,
    turnField,
    withAt,
    word,
    wordsOf,
} from './editor';

export interface SudokuModel {
    readonly setup: Setup;
    /** Rows from the top; 0 for a free square. */
    readonly board: readonly (readonly number[])[];
    /** The squares of the cards that lay there before play. */
    readonly start: readonly string[];
    /** The card of whoever is to act; null for one that is left to the lot. */
    readonly hand: number | null;
    /** Seats that have left the game. */
    readonly gone: readonly number[];
    /** Of every seat but the last one in the game, which has the rest. */
    readonly scores: readonly number[];
    readonly removed: readonly string[];
    readonly phase: 'lay' | 'draw';
    readonly turn: number;
}

const rowsOf = ({ board }: SudokuModel) => board.length;

/** The cards that lie nowhere yet. */
function left({ board, removed }: SudokuModel): number {
    const laid = board.flat().filter((card) => card > 0).length;
    return board.length ** 2 - laid - removed.length;
}

/** Who holds a card: everybody while there are enough, else those who are to act first. */
function hands(model: SudokuModel): string[] {
    const players = model.scores.length;
    const waiting = model.phase === 'draw' ? 1 : 0;
    const order = seats(players)
        .map((seat) => ((model.turn - 1 + seat - 1) % players) + 1)
        .filter((seat) => !model.gone.includes(seat));
    const holding = new Set(order.slice(waiting, waiting + left(model)));
    return seats(players).map((seat) => {
        if (model.gone.includes(seat)) return 'x';
        if (!holding.has(seat)) return '-';
        return seat === model.turn && model.hand !== null ? String(model.hand) : '?';
    });
}

export const sudoku: Editor<SudokuModel> = {
    read(text, setup) {
        const parts = partsOf(text, 6);
        if (!parts) return null;
        const [board = '', start = '', held = '', scores = '', removed = '', next = ''] = parts;
        const [, phase, turn] = /^(lay|draw) (\d)$/.exec(next) ?? [];
        if (phase !== 'lay' && phase !== 'draw') return null;
        const cards = wordsOf(held);
        return {
            setup,
            board: wordsOf(board).map((row) => [...row].map((card) => Number(card) || 0)),
            start: wordsOf(start),
            hand: Number(cards[Number(turn) - 1]) || null,
            gone: seats(cards.length).filter((seat) => cards[seat - 1] === 'x'),
            scores: wordsOf(scores).map((score) => Number(score) || 0),
            removed: wordsOf(removed),
            phase,
            turn: Number(turn),
        };
    },

    write(model) {
        const { board, start, scores, removed, phase, turn } = model;
        const last = scores.length - 1;
        return [
            board.map((row) => row.map((card) => card || '.').join('')).join(' '),
            listed(start),
            hands(model).join(' '),
            scores.map((score, at) => (at === last ? '?' : score)).join(' '),
            listed(removed),
            `${phase} ${turn}`,
        ].join(' / ');
    },

    setup: ({ setup }) => setup,

    tools: (model): Tool[] => [
        ...seats(rowsOf(model)).map((card): Tool => {
            const face = { kind: 'card' as const, text: String(card), golden: false };
            return { id: String(card), label: word('analysis-edit-card', { card }), face };
        }),
        { id: 'first', label: word('analysis-edit-first-card') },
        { id: 'remove', label: word('analysis-edit-remove') },
    ],

    grid({ board, start, setup }) {
        const [tall, wide] = blocksOf(board.length, setup);
        const rows = board.map((cards, row): Row => {
            const cells = cards.map((card, column) => {
                const id = squareAt(column, row + 1);
                const golden = start.includes(id);
                return {
                    id,
                    label: [
                        id,
                        ...(card > 0 ? [word('analysis-edit-card', { card })] : []),
                        ...(golden ? [word('analysis-edit-first-card')] : []),
                    ],
                    ...(card > 0 && { face: { kind: 'card' as const, text: String(card), golden } }),
                    // Every other block, so that blocks can be told apart.
                    look:
                        (Math.floor(column / wide) + Math.floor(row / tall)) % 2 === 1
                            ? ('shaded' as const)
                            : ('plain' as const),
                };
            });
            return { cells };
        });
        return { rows, isBoard: true };
    },

    tap(model, cell, tool) {
        const column = cell.charCodeAt(0) - 97;
        const row = Number(cell.slice(1)) - 1;
        const cards = model.board[row];
        if (!cards) return model;
        const was = cards[column] ?? 0;
        const without = model.start.filter((square) => square !== cell);
        if (tool === 'first') {
            if (was === 0) return model;
            return {
                ...model,
                start: without.length < model.start.length ? without : [...model.start, cell],
            };
        }
        const card = tool === 'remove' || Number(tool) === was ? 0 : Number(tool);
        const board = withAt(model.board, row, withAt(cards, column, card));
        return { ...model, board, start: card === 0 ? without : model.start };
    },

    fields(model) {
        const { turn, scores, hand, phase } = model;
        const players = scores.length;
        return [
            ...(players > 1 ? [turnField(turn, players)] : []),
            ...(phase === 'draw'
                ? []
                : [
                      {
                          id: 'hand',
                          label: word('analysis-edit-in-hand'),
                          kind: 'choice' as const,
                          value: hand === null ? '?' : String(hand),
                          options: [
                              { value: '?', text: word('analysis-edit-by-lot') },
                              ...seats(rowsOf(model)).map((card) => ({
                                  value: String(card),
                                  text: String(card),
                              })),
                          ],
                      },
                  ]),
            ...scores.slice(0, -1).map((value, at) => ({
                id: `score ${at}`,
                label: word('analysis-edit-points', { seat: at + 1 }),
                kind: 'number' as const,
                value,
                min: 0,
                max: 999,
            })),
        ];
    },

    set(model, field, value) {
        if (field === 'turn') return { ...model, turn: Number(value), hand: null };
        if (field === 'hand') return { ...model, hand: Number(value) || null };
        return { ...model, scores: withAt(model.scores, Number(field.split(' ')[1]), Number(value)) };
    },

    clear: (model) => ({
        ...model,
        board: model.board.map((cards, row) =>
            cards.map((card, column) => (model.start.includes(squareAt(column, row + 1)) ? card : 0)),
        ),
        scores: model.scores.map(() => 0),
        removed: [],
    }),
};

/** How tall and how wide a block is. */
function blocksOf(size: number, setup: Setup): [number, number] {
    if (size === 9) return [3, 3];
    return setup['blocks'] === '3x2' ? [3, 2] : [2, 3];
}
