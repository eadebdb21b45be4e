import { expect, it } from 'vitest';
import { drawing, roadWidth } from './draw';
import { turned } from './view';

/** Where the road's surface crosses the edges of the card: from, to, on each side. */
function mouths(sides: string): Record<string, number[]> {
    const points = [
        ...drawing(sides)
            .asphalt.replace(/A\S+ \S+ 0 \d \d /g, 'L')
            .matchAll(/(-?[\d.]+) (-?[\d.]+)(?= |$|L)/g),
    ].map((found) => [Number(found[1]), Number(found[2])]);
    const on = (test: (x: number, y: number) => boolean, pick: 0 | 1) =>
        points.flatMap(([x = 0, y = 0]) => (test(x, y) ? [pick === 0 ? x : y] : [])).sort((a, b) => a - b);
    return {
        north: on((_, y) => y === -50, 0),
        east: on((x) => x === 50, 1),
        south: on((_, y) => y === 50, 0),
        west: on((x) => x === -50, 1),
    };
}

it('lets every road leave its card in the middle of the side, so that neighbours join', () => {
    const [two, four] = [roadWidth('2') / 2, roadWidth('4') / 2];
    for (const kind of [
        '...2',
        '...4',
        '..22',
        '..44',
        '.2.2',
        '.2.4',
        '.222',
        '.242',
        '.424',
        '2222',
        '2424',
        '4444',
    ]) {
        for (let quarters = 0; quarters < 4; quarters++) {
            const sides = turned(kind, quarters);
            const found = mouths(sides);
            ['north', 'east', 'south', 'west'].forEach((side, index) => {
                const half = { '.': 0, '2': two, '4': four }[sides.charAt(index)] ?? 0;
                expect(found[side], `${sides} ${side}`).toEqual(half === 0 ? [] : [-half, half]);
            });
        }
    }
});

it('draws four lanes clearly wider than two', () => {
    expect(roadWidth('4')).toBeGreaterThan(1.6 * roadWidth('2'));
});
