import { describe, expect, it } from 'vitest';
import games from './fixtures/games.json';
import type { Rect } from '../geometry';
import { meets, type Spot } from './geometry';
import { layout, type MapLayout, type Network, type Shape } from './layout';
import { tunnels } from './detour';
import { Field } from './field';
import { SIGN, TILE, type Route } from './route';

/** The start station's lines and the ten stations' as the city's data file has them. */
const START_LINES = [3, 3, 4, 4];
const STATION_LINES = [
    [2, 3],
    [3, 2],
    [2, 3],
    [2, 3],
    [3, 3],
    [2, 4],
    [4, 2],
    [3, 4],
    [3, 4],
    [2, 4],
];

type Opening = Network['stations'][number];

/** The map after each of these openings. */
function growing(openings: readonly Opening[]): Network[] {
    const lines: Network['lines'][number][] = START_LINES.map((length, index) => ({
        line: `L${index + 1}`,
        from: null,
        length,
    }));
    return openings.map(({ station }, index) => {
        for (const length of STATION_LINES[station - 1] ?? []) {
            lines.push({ line: `L${lines.length + 1}`, from: station, length });
        }
        return { stations: openings.slice(0, index + 1), lines: [...lines] };
    });
}

/** Reads `7@L4 6@L6`: station 7 after L4, then station 6 after L6. */
function read(game: string): Opening[] {
    return game.split(' ').map((text) => {
        const [station = '', line = ''] = text.split('@');
        return { station: Number(station), line };
    });
}

/** Numbers that look random and are the same every time. */
function numbers(seed: number): (below: number) => number {
    let state = seed;
    return (below) => {
        state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
        return Math.floor((state / 2 ** 32) * below);
    };
}

/** All ten stations in some order; `choose` says which unfinished line each closes. */
function invented(seed: number, choose: (unfinished: number[], below: (n: number) => number) => number) {
    const below = numbers(seed);
    const pile = STATION_LINES.map((_, index) => index + 1);
    const unfinished = START_LINES.map((_, index) => index + 1);
    let count = unfinished.length;
    const openings: Opening[] = [];
    while (pile.length > 0) {
        const line = choose(unfinished, below);
        unfinished.splice(unfinished.indexOf(line), 1);
        const [station = 0] = pile.splice(below(pile.length), 1);
        openings.push({ station, line: `L${line}` });
        unfinished.push((count += 1), (count += 1));
    }
    return openings;
}

/** Everything that is drawn with the room it covers: plates, signs, tiles, and plates to come. */
function drawn(map: MapLayout): [string, Rect][] {
    const along = ({ x, y, heading }: Spot, length: number): Rect => {
        const [width, height] = heading % 2 === 0 ? [length, 2] : [2, length];
        return { x: x - width / 2, y: y - height / 2, width, height };
    };
    const things: [string, Rect][] = [['the start station', map.start]];
    for (const [name, route] of map.lines) {
        things.push(
            [`the station after ${name}`, route.plate],
            [`the sign of ${name}`, along(route.sign, SIGN)],
        );
        route.slots.forEach((slot, index) =>
            things.push([`tile ${index + 1} of ${name}`, along(slot, TILE)]),
        );
    }
    return things;
}

function collisions(map: MapLayout): string[] {
    const all = drawn(map);
    return all.flatMap(([a, one], index) =>
        all.slice(index + 1).flatMap(([b, other]) => (meets(one, other) ? [`${a} and ${b}`] : [])),
    );
}

function check(openings: readonly Opening[], shape: Shape) {
    for (const network of growing(openings)) {
        const map = layout(network, shape);
        expect(collisions(map)).toEqual([]);
        expect(map.lines.size).toBe(network.lines.length);
        for (const { line, length } of network.lines) expect(map.lines.get(line)?.slots).toHaveLength(length);
    }
}

const SHAPES: readonly Shape[] = ['wide', 'tall', 'square'];
const PATIENCE = 240_000;

describe('M17: the map never collides', () => {
    it(
        'in games that were played',
        () => {
            games.forEach((game, index) => check(read(game), SHAPES[index % SHAPES.length] ?? 'wide'));
        },
        PATIENCE,
    );

    it.each<[string, (unfinished: number[], below: (n: number) => number) => number]>([
        ['any', (unfinished, below) => unfinished[below(unfinished.length)] ?? 0],
        ['the newest', (unfinished) => unfinished.at(-1) ?? 0],
        ['the oldest', (unfinished) => unfinished[0] ?? 0],
        ['one of the newest', (unfinished, below) => unfinished.at(-1 - below(3)) ?? 0],
    ])(
        'when stations always open after %s line',
        (_, choose) => {
            for (let seed = 0; seed < 6; seed++) {
                check(invented(seed, choose), SHAPES[seed % SHAPES.length] ?? 'wide');
            }
        },
        PATIENCE,
    );

    it(
        'and what lies on it stays where it is when a station opens',
        () => {
            const maps = growing(read(games[0] ?? '')).map((network) => layout(network, 'wide'));
            for (const [index, map] of maps.slice(0, -1).entries()) {
                const next = maps[index + 1];
                for (const [name, route] of map.lines) expect(next?.lines.get(name)).toEqual(route);
            }
        },
        PATIENCE,
    );

    it('even where a station is walled in: its line comes out beyond the wall', () => {
        const wall: Rect[] = [
            { x: -20, y: -12, width: 40, height: 2 },
            { x: -20, y: 10, width: 40, height: 2 },
            { x: -20, y: -12, width: 2, height: 24 },
            { x: 18, y: -12, width: 2, height: 24 },
        ];
        const found: Route[] = [];
        tunnels({ x: 4, y: 0, heading: 0 }, 3, new Field(wall, 1), (route) => found.push(route));
        expect(found.length).toBeGreaterThan(0);
        for (const { solid, plate } of found) {
            for (const part of [...solid, plate]) expect(wall.some((rect) => meets(part, rect))).toBe(false);
        }
    });

    it('puts each new station where its room was kept', () => {
        const [first] = growing([{ station: 3, line: 'L2' }]);
        if (!first) throw new Error('a station opened');
        const before = layout({ stations: [], lines: first.lines.slice(0, START_LINES.length) }, 'wide');
        expect(layout(first, 'wide').stations.get(3)).toEqual(before.lines.get('L2')?.plate);
    });
});
