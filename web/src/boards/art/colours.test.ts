/// <reference types="node" />

/** Paper shows what the page shows by day: the colours in the files are the boards' own. */

import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import type { Palette } from './drawing';
import { materialsOf } from './testing';
import { palette as metro } from '../metro/art';
import { dicePalette, palette as nardy } from '../nardy/art';
import { palette as quoridor } from '../quoridor/art';
import { palette as sudoku } from '../sudoku/art';
import { palette as roads } from '../roads/back';

const files = import.meta.glob<string>('../../../../art/*/*.svg', {
    query: '?raw',
    import: 'default',
    eager: true,
});
/** What a variable is by day: as it is first set, for the first seat, square or line. */
function byDay(game: string, variable: string): string | undefined {
    const value = new RegExp(`${variable}:\\s*([^;]+);`).exec(materialsOf(game))?.[1];
    const other = /^var\((.+)\)$/.exec(value ?? '')?.[1];
    return other ? byDay(game, other) : value;
}

const drawn = (game: string) => Object.entries(files).filter(([path]) => path.includes(`/art/${game}/`));
const coloursIn = (file: string) => [...file.matchAll(/(?:fill|stroke)="(#\w+)"/g)].map(([, found]) => found);

const palettes: [string, Palette][] = [
    ['quoridor', quoridor],
    ['nardy', nardy],
    ['nardy', dicePalette],
    ['metro', metro],
    ['sudoku', sudoku],
    ['roads', roads],
];
test.each(palettes)('%s', (game, palette) => {
    expect(drawn(game).length).toBeGreaterThan(0);
    const used = new Set(drawn(game).flatMap(([, file]) => coloursIn(file)));
    for (const [colour, variable] of Object.entries(palette)) {
        expect(used, variable).toContain(colour);
        expect(byDay(game, variable), variable).toBe(colour);
    }
});

test('a pawn of quoridor and its sign are in their seat’s colours', () => {
    for (const seat of [1, 2, 3, 4]) {
        const [, rules = ''] =
            new RegExp(`\\.seat-${seat} \\{([^}]+)\\}`).exec(materialsOf('quoridor')) ?? [];
        const set = [...rules.matchAll(/(#\w+);/g)].map(([, colour]) => colour);
        const pawn = files[`../../../../art/quoridor/pawn-${seat}.svg`] ?? '';
        expect(new Set(coloursIn(pawn))).toEqual(new Set(set));
        const sign = files[`../../../../art/quoridor/sign-${seat}.svg`] ?? '';
        expect(coloursIn(sign)).toEqual(set.slice(0, 2));
    }
});

test('whoever prints finds the colours of the metro lines in order', () => {
    const readme = readFileSync(join(import.meta.dirname, '../../../../art/README.md'), 'utf8');
    const [row = ''] = /^\| `metro\/line\.svg`.*$/m.exec(readme) ?? [];
    const told = [...row.matchAll(/`(#\w+)`/g)].map(([, colour]) => colour).slice(1);
    const lines = Array.from({ length: 10 }, (_, line) => byDay('metro', `--line-${line}`));
    expect(told).toEqual(lines);
});

test('a file keeps to what paper understands: shapes with plain attributes', () => {
    for (const [path, file] of Object.entries(files)) {
        expect(file, path).toMatch(/^<svg xmlns="http:\/\/www\.w3\.org\/2000\/svg" viewBox="[-\d. ]+">\n/);
        const tags = new Set([...file.matchAll(/<(\w+)/g)].map(([, tag]) => tag));
        for (const tag of tags)
            expect(['svg', 'g', 'path', 'rect', 'circle', 'ellipse'], path).toContain(tag);
        expect(file, path).not.toMatch(/style=|class=|var\(|currentColor|href/);
    }
});
