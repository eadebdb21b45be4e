import { describe, expect, it } from 'vitest';
import { around, meets, strip, type Rect } from './geometry';
import { layout, type MapLayout, type Network, type Shape } from './layout';
import { SIGN, TILE } from './route';

/** The start station's lines and the ten stations' as the city's data file has them. */
const START_LINES = [3, 3, 4, 4];
const STATION_LINES = [[2, 3], [3, 2], [2, 3], [2, 3], [3, 3], [2, 4], [4, 2], [3, 4], [3, 4], [2, 4]];

/** Numbers that look random and are the same every time. */
function numbers(seed: number): (below: number) => number {
    let state = seed;
    return (below) => {
        state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
        return Math.floor((state / 2 ** 32) * below);
    };
}

/** A map as it grows: `choose` says which of the unfinished lines is closed next. */
export function* growing(seed: number, choose: (unfinished: string[], below: (n: number) => number) => string) {
    const below = numbers(seed);
    const lines = START_LINES.map((length, index) => ({ line: `L${index + 1}`, from: null as number | null, length }));
    const stations: { station: number; line: string }[] = [];
    const pile = STATION_LINES.map((_, index) => index + 1);
    while (pile.length > 0) {
        const unfinished = lines.map((line) => line.line).filter((line) => !stations.some((one) => one.line === line));
        const line = choose(unfinished, below);
        const [station = 0] = pile.splice(below(pile.length), 1);
        stations.push({ station, line });
        for (const length of STATION_LINES[station - 1] ?? []) {
            lines.push({ line: `L${lines.length + 1}`, from: station, length });
        }
        yield { stations: [...stations], lines: [...lines] } satisfies Network;
    }
}

/** Everything that is drawn, each with the room it covers. */
function drawn(map: MapLayout): [string, Rect][] {
    const along = (spot: { x: number; y: number; heading: 0 | 1 | 2 | 3 }, length: number): Rect => {
        const flat = spot.heading % 2 === 0;
        const [w, h] = flat ? [length, 2] : [2, length];
        return { x: spot.x - w / 2, y: spot.y - h / 2, w, h };
    };
    const plates: [string, Rect][] = [['start', map.start]];
    for (const [name, route] of map.lines) plates.push([`plate after ${name}`, route.plate]);
    const things = [...map.lines].flatMap(([name, route]): [string, Rect][] => [
        [`sign of ${name}`, along(route.sign, SIGN)],
        ...route.slots.map((slot, index): [string, Rect] => [`tile ${index + 1} of ${name}`, along(slot, TILE)]),
    ]);
    return [...plates, ...things];
}

function collisions(map: MapLayout): string[] {
    const all = drawn(map);
    const found: string[] = [];
    all.forEach(([a, one], index) => {
        for (const [b, other] of all.slice(index + 1)) if (meets(one, other)) found.push(`${a} and ${b}`);
    });
    return found;
}

describe('M17: the map', () => {
    it('never lets two tiles, signs or plates overlap', () => {
        const sizes: number[] = [];
        let failed = 0;
        const t0 = performance.now();
        for (let seed = 0; seed < 2; seed++) {
            for (const shape of ['wide', 'tall'] as Shape[]) {
                let last;
                try {
                for (const network of growing(seed, (lines, below) => lines[below(lines.length)] ?? '')) {
                    last = layout(network, shape);
                    expect(collisions(last)).toEqual([]);
                }
                } catch (e) { if (!String(e).includes('no room')) throw e; failed++; }
                if (last) { const b = around(drawn(last).map(([, r]) => r)); sizes.push(b.w, b.h); }
            }
        }
        console.log('failed', failed, performance.now() - t0, sizes.slice(0, 24).join(' '));
    }, 600000);
});
void strip;
