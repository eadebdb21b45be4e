/** Nardy by hand: checkers, what is due, the cube, and the match. Checkers that are nowhere else are borne off. */

import type { Setup } from '../../boards/board';
import { CHECKERS, HOME, WALL, across, opponent } from '../../boards/nardy/view';
import {
    type Cell,
    type Editor,
    type Field,
    type Tool,
    partsOf,
    seatWord,
    seats,
    turnField,
    withAt,
    word,
    wordsOf,
} from './editor';

export interface NardyModel {
    readonly setup: Setup;
    readonly white: string;
    /** Each side's checkers from its own side: home, the points 1 to 24, the wall. */
    readonly sides: readonly [readonly number[], readonly number[]];
    readonly cube: number;
    readonly owner: number | null;
    readonly turn: number;
    /** `throws`, `decides`, `answers`, or the dice. */
    readonly due: string;
}

const NOBODY: readonly number[] = [CHECKERS, ...Array.from({ length: WALL }, () => 0)];

function readSide(text: string): number[] {
    const side = [...NOBODY];
    side[HOME] = 0;
    for (const found of wordsOf(text)) {
        const [place = '', count = ''] = found.split(':');
        side[place === 'bar' ? WALL : place === 'off' ? HOME : Number(place)] = Number(count);
    }
    return side;
}

function writeSide(side: readonly number[]): string {
    const places = [WALL, ...Array.from({ length: 24 }, (_, at) => 24 - at), HOME];
    const name = (place: number) => (place === WALL ? 'bar' : place === HOME ? 'off' : String(place));
    return places
        .filter((place) => (side[place] ?? 0) > 0)
        .map((place) => `${name(place)}:${side[place]}`)
        .join(' ');
}

/** The side with one checker more or fewer in a place; it comes from home, or goes there. */
function moved(side: readonly number[], place: number, by: number): readonly number[] {
    const home = side[HOME] ?? 0;
    const here = side[place] ?? 0;
    if (home - by < 0 || here + by < 0) return side;
    return withAt(withAt(side, place, here + by), HOME, home - by);
}

const throws = seats(6).flatMap((high) => seats(high).map((low) => `${high}${low}`));

export const nardy: Editor<NardyModel> = {
    read(text, setup) {
        const parts = partsOf(text, 5);
        if (!parts) return null;
        const [white = '', one = '', two = '', cube = '', due = ''] = parts;
        const [, value = '1', owner] = /^cube (\d+)(?::(\d))?$/.exec(cube) ?? [];
        const [, turn, what, dice] = /^(\d) (throws|decides|answers|plays) ?(\d\d)?$/.exec(due) ?? [];
        if (turn === undefined || what === undefined) return null;
        return {
            setup,
            white: white.replace(/^white /, ''),
            sides: [readSide(one), readSide(two)],
            cube: Number(value),
            owner: owner === undefined ? null : Number(owner),
            turn: Number(turn),
            due: dice ?? what,
        };
    },

    write({ white, sides, cube, owner, turn, due }) {
        const what = /^\d\d$/.test(due) ? `plays ${due}` : due;
        return [
            `white ${white}`,
            writeSide(sides[0]),
            writeSide(sides[1]),
            `cube ${cube}${owner === null || cube === 1 ? '' : `:${owner}`}`,
            `${turn} ${what}`,
        ].join(' / ');
    },

    setup: ({ setup }) => setup,

    tools: ({ sides }): Tool[] => [
        ...seats(2).map((seat): Tool => {
            const left = sides[seat - 1]?.[HOME] ?? 0;
            const label = word('analysis-edit-checker', { seat, left });
            return { id: `checker ${seat}`, label, face: { kind: 'checkers', seat, count: 1 } };
        }),
        { id: 'remove', label: word('analysis-edit-remove') },
    ],

    grid({ sides }) {
        const cell = (id: string, name: string, seat: number, count: number, look: Cell['look']): Cell => ({
            id,
            label: [name, ...(count > 0 ? [word('analysis-edit-checkers', { seat, count })] : [])],
            look: look ?? 'plain',
            sign: name,
            ...(count > 0 && { face: { kind: 'checkers', seat, count } }),
        });
        const point = (place: number): Cell => {
            const own = sides[0][place] ?? 0;
            const other = sides[1][across(place)] ?? 0;
            const look = place % 2 === 0 ? 'plain' : 'shaded';
            return cell(String(place), String(place), own > 0 ? 1 : 2, own || other, look);
        };
        const bar = (seat: number) => cell(`bar ${seat}`, 'bar', seat, sides[seat - 1]?.[WALL] ?? 0, 'bar');
        const six = (from: number, step: number) =>
            Array.from({ length: 6 }, (_, at) => point(from + at * step));
        return {
            rows: [
                { cells: [...six(13, 1), bar(2), ...six(19, 1)] },
                { cells: [...six(12, -1), bar(1), ...six(6, -1)] },
            ],
            isBoard: true,
        };
    },

    tap(model, id, tool) {
        const [, barOf] = /^bar (\d)$/.exec(id) ?? [];
        const place = (seat: number) =>
            barOf === undefined ? (seat === 1 ? Number(id) : across(Number(id))) : WALL;
        const sides: [readonly number[], readonly number[]] = [...model.sides];
        const change = (seat: number, by: number) => {
            sides[seat - 1] = moved(sides[seat - 1] ?? NOBODY, place(seat), by);
        };
        const all = barOf === undefined ? seats(2) : [Number(barOf)];
        if (tool === 'remove') for (const seat of all) change(seat, -1);
        else {
            const seat = Number(tool.split(' ')[1]);
            if (!all.includes(seat)) return model;
            // A point is held by one side only.
            const other = opponent(seat);
            const inTheWay = barOf === undefined ? (sides[other - 1]?.[place(other)] ?? 0) : 0;
            if ((sides[seat - 1]?.[HOME] ?? 0) > 0) change(other, -inTheWay);
            change(seat, 1);
        }
        return { ...model, sides };
    },

    fields({ setup, turn, due, cube, owner }) {
        const withCube = setup['cube'] === true;
        const score = (setup['score'] as readonly number[] | undefined) ?? [0, 0];
        const match = Number(setup['match'] ?? 0);
        const phases = ['throws', ...(withCube ? ['decides', 'answers'] : [])];
        const fields: Field[] = [
            turnField(turn, 2),
            {
                id: 'due',
                label: word('analysis-edit-dice'),
                kind: 'choice',
                value: due,
                options: [
                    ...phases.map((value) => ({ value, text: word(`analysis-edit-due-${value}`) })),
                    ...throws.map((value) => ({ value, text: value.split('').join('–') })),
                ],
            },
            {
                id: 'points',
                label: word('analysis-edit-gammons'),
                kind: 'choice',
                value: setup['points'] === 'gammon' ? 'gammon' : 'single',
                options: ['single', 'gammon'].map((value) => ({
                    value,
                    text: word(`analysis-edit-points-${value}`),
                })),
            },
            {
                id: 'withCube',
                label: word('analysis-edit-cube'),
                kind: 'choice',
                value: withCube ? String(cube) : 'none',
                options: [
                    { value: 'none', text: word('analysis-edit-cube-none') },
                    ...Array.from({ length: 7 }, (_, at) => String(2 ** at)).map((value) => ({
                        value,
                        text: value,
                    })),
                ],
            },
        ];
        if (withCube && cube > 1) {
            fields.push({
                id: 'owner',
                label: word('analysis-edit-cube-owner'),
                kind: 'choice',
                value: String(owner ?? 1),
                options: seats(2).map((seat) => ({ value: String(seat), text: seatWord(seat) })),
            });
        }
        const number = (id: string, label: Field['label'], value: number, max: number): Field => ({
            id,
            label,
            kind: 'number',
            value,
            min: 0,
            max,
        });
        fields.push(number('match', word('analysis-edit-match'), match, 64));
        if (match > 0) {
            for (const seat of seats(2)) {
                const label = word('analysis-edit-score', { seat });
                fields.push(number(`score ${seat - 1}`, label, score[seat - 1] ?? 0, match - 1));
            }
        }
        return fields;
    },

    set(model, field, value) {
        const { setup } = model;
        const score = (setup['score'] as readonly number[] | undefined) ?? [0, 0];
        const agreed = (changes: Setup): NardyModel => ({ ...model, setup: { ...setup, ...changes } });
        switch (field) {
            case 'turn':
                return { ...model, turn: Number(value) };
            case 'due':
                return { ...model, due: String(value) };
            case 'points':
                return agreed({ points: value });
            case 'owner':
                return { ...model, owner: Number(value) };
            case 'withCube':
                return value === 'none'
                    ? { ...agreed({ cube: false }), cube: 1, owner: null, due: thrown(model.due) }
                    : {
                          ...agreed({ cube: true }),
                          cube: Number(value),
                          owner: value === '1' ? null : (model.owner ?? 1),
                      };
            case 'match': {
                const match = Number(value);
                const most = score.map((points) => Math.min(points, Math.max(0, match - 1)));
                return agreed({ match, score: most, ...(match > 0 && { jacoby: false }) });
            }
            default:
                return agreed({ score: withAt(score, Number(field.split(' ')[1]), Number(value)) });
        }
    },

    clear: (model) => ({ ...model, sides: [NOBODY, NOBODY] }),
};

/** Without a cube nobody decides about one. */
const thrown = (due: string) => (/^\d\d$/.test(due) ? due : 'throws');
