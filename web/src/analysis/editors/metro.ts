/** Metro by hand: the tiles on the lines, the stations that are open, the hand of whoever is to act, the tokens. */

import type { AnyView, Setup } from '../../boards/board';
import { type View, asHeld, turned } from '../../boards/metro/view';
import {
    type Cell,
    type Editor,
    type Field,
    type Row,
    type Words,
    listed,
    partsOf,
    seatWord,
    seats,
    turnField,
    withAt,
    word,
    wordsOf,
} from './editor';

interface Line {
    readonly name: string;
    /** The half towards the station first. */
    readonly tiles: readonly string[];
}

interface Station {
    readonly station: number;
    readonly line: string;
    readonly owner: number;
}

export interface MetroModel {
    readonly setup: Setup;
    readonly turn: number;
    readonly stage: string;
    /** What else the stage says: that somebody may lay once more, or has used a token. */
    readonly flags: string;
    readonly hand: readonly string[];
    /** How many tiles each seat holds; 0 for whoever has left. */
    readonly held: readonly number[];
    readonly gone: readonly number[];
    readonly tokens: readonly number[];
    readonly startTile: string;
    readonly lines: readonly Line[];
    readonly stations: readonly Station[];
}

const pips = Array.from({ length: 10 }, (_, pip) => pip);
const everyTile = pips.flatMap((low) => pips.slice(low).map((high) => `${low}-${high}`));

const used = ({ lines, hand, startTile }: MetroModel) =>
    new Set([...lines.flatMap(({ tiles }) => tiles.map(asHeld)), ...hand, asHeld(startTile)]);

/** The lines that there are: those that the service shows, with the tiles of the model. */
function linesOf({ lines }: MetroModel, view: AnyView | null) {
    const shown = (view as View | null)?.lines ?? [];
    const names = [
        ...new Set([
            ...shown.map(({ line }) => line),
            'L1',
            'L2',
            'L3',
            'L4',
            ...lines.map(({ name }) => name),
        ]),
    ];
    return names
        .sort((one, other) => Number(one.slice(1)) - Number(other.slice(1)))
        .map((name) => ({
            name,
            tiles: lines.find((line) => line.name === name)?.tiles ?? [],
            length: shown.find(({ line }) => line === name)?.length,
        }));
}

/** A tile with the half in front that joins the one before it, if one does. */
function joined(tile: string, before: string | undefined): string {
    return before !== undefined && before[2] === tile[2] && before[2] !== tile[0] ? turned(tile) : tile;
}

export const metro: Editor<MetroModel> = {
    read(text, setup) {
        const parts = partsOf(text, 6);
        if (!parts) return null;
        const [next = '', hands = '', tokens = '', startTile = '', lines = '', stations = ''] = parts;
        const [, stage, seat, flags = ''] = /^(lay|draw|more) (\d)(?: (.+))?$/.exec(next) ?? [];
        if (stage === undefined || seat === undefined) return null;
        const turn = Number(seat);
        const held = hands.split(',').map((hand) => hand.trim());
        const own = wordsOf(held[turn - 1] ?? '-');
        const count = (hand: string) =>
            hand === 'out'
                ? 0
                : wordsOf(hand).reduce(
                      (sum, tile) => sum + (tile[0] === '?' ? Number(tile.slice(1)) || 1 : 1),
                      0,
                  );
        const list = (part: string) => (part === '-' ? [] : part.split(',').map((one) => one.trim()));
        return {
            setup,
            turn,
            stage,
            flags,
            hand: own.filter((tile) => tile[0] !== '?'),
            held: held.map(count),
            gone: seats(held.length).filter((one) => held[one - 1] === 'out'),
            tokens: wordsOf(tokens).map(Number),
            startTile,
            lines: list(lines).map((line) => {
                const [name = '', ...tiles] = wordsOf(line);
                return { name, tiles };
            }),
            stations: list(stations).map((station) => {
                const [, number, line = '', owner] = /^(\d+) after (L\d+) by (\d)$/.exec(station) ?? [];
                return { station: Number(number), line, owner: Number(owner) };
            }),
        };
    },

    write({ turn, stage, flags, hand, held, gone, tokens, startTile, lines, stations }) {
        const hands = held.map((count, at) => {
            if (gone.includes(at + 1)) return 'out';
            const known = at + 1 === turn ? hand : [];
            const unseen = count - known.length;
            return listed([...known, ...(unseen > 0 ? [`?${unseen}`] : [])]);
        });
        return [
            `${stage} ${turn}${flags === '' ? '' : ` ${flags}`}`,
            hands.join(', '),
            tokens.join(' '),
            startTile,
            listed(
                lines
                    .filter(({ tiles }) => tiles.length > 0)
                    .map(({ name, tiles }) => `${name} ${tiles.join(' ')}`),
                ', ',
            ),
            listed(
                stations.map(({ station, line, owner }) => `${station} after ${line} by ${owner}`),
                ', ',
            ),
        ].join(' / ');
    },

    setup: ({ setup }) => setup,

    tools(model) {
        const lying = used(model);
        return everyTile.map((tile) => ({
            id: tile,
            label: word('analysis-edit-tile', { tile }),
            face: { kind: 'tile', text: tile },
            isUsed: lying.has(tile),
        }));
    },

    grid(model, view) {
        const tile = (id: string, text: string, where: Words): Cell => ({
            id,
            label: [where, word('analysis-edit-tile', { tile: text })],
            face: { kind: 'tile', text },
        });
        const add = (id: string, where: Words): Cell => ({
            id,
            label: [where, word('analysis-edit-add')],
            look: 'add',
        });
        const lines = linesOf(model, view).map(({ name, tiles, length }): Row => {
            const where = word('analysis-edit-line', { line: name });
            const isFull = length !== undefined && tiles.length >= length;
            return {
                name: where,
                cells: [
                    ...tiles.map((text, at) => tile(`${name} ${at}`, text, where)),
                    ...(isFull ? [] : [add(`${name} +`, where)]),
                ],
            };
        });
        const where = word('analysis-edit-hand', { seat: model.turn });
        const hand = model.hand.map((text, at) => tile(`hand ${at}`, text, where));
        return {
            rows: [...lines, { name: where, cells: [...hand, add('hand +', where)] }],
            isBoard: false,
        };
    },

    tap(model, cell, tool) {
        const [place = '', at = ''] = cell.split(' ');
        const isFree = !used(model).has(tool);
        const { hand, held, turn, lines } = model;
        if (place === 'hand') {
            const next =
                at === '+'
                    ? isFree
                        ? [...hand, tool].sort()
                        : hand
                    : hand.filter((_, i) => i !== Number(at));
            const count = Math.max(next.length, (held[turn - 1] ?? 0) + (at === '+' ? 0 : -1));
            return { ...model, hand: next, held: withAt(held, turn - 1, count) };
        }
        const line = lines.find(({ name }) => name === place) ?? { name: place, tiles: [] };
        // What lies behind a tile that is taken away goes with it.
        const tiles =
            at === '+'
                ? isFree
                    ? [...line.tiles, joined(tool, line.tiles.at(-1))]
                    : line.tiles
                : line.tiles.slice(0, Number(at));
        const others = lines.filter(({ name }) => name !== place);
        const next = [...others, { name: place, tiles }].sort(
            (one, other) => Number(one.name.slice(1)) - Number(other.name.slice(1)),
        );
        const isShorter = tiles.length < line.tiles.length;
        const stations = isShorter ? model.stations.filter((one) => one.line !== place) : model.stations;
        return { ...model, lines: next, stations };
    },

    fields(model, view) {
        const { turn, held, hand, gone, tokens, stations } = model;
        const players = held.length;
        const number = (id: string, label: Words, value: number, min: number, max: number): Field => ({
            id,
            label,
            kind: 'number',
            value,
            min,
            max,
        });
        const complete = linesOf(model, view).filter(
            ({ tiles, length }) => length !== undefined && tiles.length >= length,
        );
        return [
            turnField(turn, players),
            ...seats(players)
                .filter((seat) => !gone.includes(seat))
                .flatMap((seat) => [
                    number(
                        `held ${seat - 1}`,
                        word('analysis-edit-held', { seat }),
                        held[seat - 1] ?? 0,
                        seat === turn ? Math.max(1, hand.length) : 1,
                        30,
                    ),
                    number(
                        `tokens ${seat - 1}`,
                        word('analysis-edit-tokens', { seat }),
                        tokens[seat - 1] ?? 0,
                        0,
                        9,
                    ),
                ]),
            ...complete.flatMap(({ name }): Field[] => {
                const opened = stations.find(({ line }) => line === name);
                const taken = stations.filter(({ line }) => line !== name).map(({ station }) => station);
                const most = Number((view as View | null)?.pile ?? 0) + stations.length;
                const free = seats(Math.max(most, 10)).filter((station) => !taken.includes(station));
                return [
                    {
                        id: `station ${name}`,
                        label: word('analysis-edit-station', { line: name }),
                        kind: 'choice',
                        value: String(opened?.station ?? 0),
                        options: [
                            { value: '0', text: word('analysis-edit-station-none') },
                            ...free.map((station) => ({ value: String(station), text: String(station) })),
                        ],
                    },
                    ...(opened
                        ? [
                              {
                                  id: `owner ${name}`,
                                  label: word('analysis-edit-station-owner', { line: name }),
                                  kind: 'choice' as const,
                                  value: String(opened.owner),
                                  options: seats(players).map((seat) => ({
                                      value: String(seat),
                                      text: seatWord(seat),
                                  })),
                              },
                          ]
                        : []),
                ];
            }),
        ];
    },

    set(model, field, value) {
        const [what, which = ''] = field.split(' ');
        const { stations, turn } = model;
        switch (what) {
            case 'turn':
                return { ...model, turn: Number(value), hand: [], stage: 'lay', flags: '' };
            case 'held':
                return { ...model, held: withAt(model.held, Number(which), Number(value)) };
            case 'tokens':
                return { ...model, tokens: withAt(model.tokens, Number(which), Number(value)) };
            case 'owner':
                return {
                    ...model,
                    stations: stations.map((one) =>
                        one.line === which ? { ...one, owner: Number(value) } : one,
                    ),
                };
            default: {
                const owner = stations.find(({ line }) => line === which)?.owner ?? turn;
                const others = stations.filter(({ line }) => line !== which);
                const station = Number(value);
                return {
                    ...model,
                    stations: station === 0 ? others : [...others, { station, line: which, owner }],
                };
            }
        }
    },

    clear: (model) => ({ ...model, lines: [], stations: [], stage: 'lay', flags: '' }),
};
