/** Quoridor by hand: pawns, fences, the fences left, and whose turn it is. */

import type { Setup } from '../../boards/board';
import {
    type Bar,
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

export interface QuoridorModel {
    readonly setup: Setup;
    readonly size: number;
    /** Squares, `-` for whoever has resigned. */
    readonly pawns: readonly string[];
    readonly left: readonly number[];
    /** As `e3h`. */
    readonly fences: readonly string[];
    readonly turn: number;
}

const SQUARE = /^([a-k])(\d{1,2})$/;

export const quoridor: Editor<QuoridorModel> = {
    read(text, setup) {
        const parts = partsOf(text, 4);
        if (!parts) return null;
        const [pawns = '', left = '', fences = '', turn = ''] = parts;
        return {
            setup,
            size: Number(setup['size'] ?? 9),
            pawns: wordsOf(pawns),
            left: wordsOf(left).map(Number),
            fences: wordsOf(fences),
            turn: Number(turn) || 1,
        };
    },

    write: ({ pawns, left, fences, turn }) =>
        [pawns.join(' '), left.join(' '), listed(fences), String(turn)].join(' / '),

    setup: ({ setup }) => setup,

    tools: ({ pawns }): Tool[] => [
        ...pawns.flatMap((square, at): Tool[] => {
            const seat = at + 1;
            const label = word('analysis-edit-pawn', { seat });
            return square === '-' ? [] : [{ id: `pawn ${seat}`, label, face: { kind: 'pawn', seat } }];
        }),
        { id: 'h', label: word('analysis-edit-fence-h'), face: { kind: 'fence', orientation: 'h' } },
        { id: 'v', label: word('analysis-edit-fence-v'), face: { kind: 'fence', orientation: 'v' } },
    ],

    grid({ size, pawns, fences }) {
        const rows = Array.from({ length: size }, (_, from): Row => {
            const row = size - from;
            const cells = Array.from({ length: size }, (_, column) => {
                const id = squareAt(column, row);
                const seat = pawns.indexOf(id) + 1;
                const here = fences.filter((fence) => fence.slice(0, -1) === id);
                return {
                    id,
                    label: [
                        id,
                        ...(seat > 0 ? [word('analysis-edit-pawn', { seat })] : []),
                        ...here.map((fence) =>
                            word(`analysis-edit-fence-${fence.endsWith('h') ? 'h' : 'v'}`),
                        ),
                    ],
                    ...(seat > 0 && { face: { kind: 'pawn' as const, seat } }),
                };
            });
            return { cells };
        });
        const bars = fences.flatMap((fence): Bar[] => {
            const [, column = 'a', row = '1'] = SQUARE.exec(fence.slice(0, -1)) ?? [];
            const orientation = fence.endsWith('h') ? 'h' : 'v';
            return [{ row: size - Number(row), column: column.charCodeAt(0) - 97, orientation }];
        });
        return { rows, isBoard: true, bars };
    },

    tap(model, cell, tool) {
        const { pawns, fences, size } = model;
        const [, seat] = /^pawn (\d)$/.exec(tool) ?? [];
        if (seat !== undefined) {
            const at = Number(seat) - 1;
            const from = pawns[at] ?? cell;
            // Whoever stands there goes where the other one came from.
            return {
                ...model,
                pawns: withAt(
                    pawns.map((one) => (one === cell ? from : one)),
                    at,
                    cell,
                ),
            };
        }
        // A fence lies between four squares: those at the edge have none beyond.
        const [, column = 'a', row = '1'] = SQUARE.exec(cell) ?? [];
        const inside = squareAt(
            Math.min(column.charCodeAt(0) - 97, size - 2),
            Math.min(Number(row), size - 1),
        );
        const fence = `${inside}${tool}`;
        return {
            ...model,
            fences: fences.includes(fence) ? fences.filter((one) => one !== fence) : [...fences, fence],
        };
    },

    fields: ({ left, pawns, turn, setup }) => [
        turnField(turn, pawns.length),
        ...left.map((value, at) => ({
            id: `left ${at}`,
            label: word('analysis-edit-fences-left', { seat: at + 1 }),
            kind: 'number' as const,
            value,
            min: 0,
            max: Number(setup['fences'] ?? 10),
        })),
    ],

    set(model, field, value) {
        if (field === 'turn') return { ...model, turn: Number(value) };
        const at = Number(field.split(' ')[1]);
        return { ...model, left: withAt(model.left, at, Number(value)) };
    },

    clear: (model) => ({
        ...model,
        fences: [],
        left: seats(model.pawns.length).map(() => Number(model.setup['fences'] ?? 10)),
    }),
};
