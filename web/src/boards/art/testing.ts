/// <reference types="node" />

/** Colours as eyes see them, for tests: their contrast, and how they look to the colour-blind. */

import { readFileSync } from 'node:fs';
import { join } from 'node:path';

type Rgb = readonly [number, number, number];

/** A game's materials as they are written; imported as a module they would be empty in a test. */
export function materialsOf(game: string): string {
    return readFileSync(join(import.meta.dirname, `../${game}/materials.css`), 'utf8');
}

/** The colour of a material by day or at night. */
export function materialOf(game: string, variable: string, theme: 'day' | 'night'): string {
    const [day = '', night = ''] = materialsOf(game).split("[data-theme='dark']", 2);
    const found = new RegExp(`${variable}: (#[\\da-f]{3,6});`).exec(theme === 'day' ? day : night)?.[1];
    if (!found) throw new Error(`${game} sets no ${variable} by ${theme}`);
    return found;
}

/** The contrast of two colours as the accessibility guidelines count it, from 1 to 21. */
export function contrast(one: string, other: string, sight: Sight = 'all'): number {
    const [light, dark] = [luminance(seen(one, sight)), luminance(seen(other, sight))].sort((a, b) => b - a);
    return ((light ?? 0) + 0.05) / ((dark ?? 0) + 0.05);
}

export const sights = ['all', 'protan', 'deutan', 'tritan'] as const;
export type Sight = (typeof sights)[number];

/** Full dichromacy, in linear light (Machado, Oliveira and Fernandes 2009). */
const matrices: Record<Sight, readonly [Rgb, Rgb, Rgb]> = {
    all: [
        [1, 0, 0],
        [0, 1, 0],
        [0, 0, 1],
    ],
    protan: [
        [0.152286, 1.052583, -0.204868],
        [0.114503, 0.786281, 0.099216],
        [-0.003882, -0.048116, 1.051998],
    ],
    deutan: [
        [0.367322, 0.860646, -0.227968],
        [0.280085, 0.672501, 0.047413],
        [-0.01182, 0.04294, 0.968881],
    ],
    tritan: [
        [1.255528, -0.076749, -0.178779],
        [-0.078411, 0.930809, 0.147602],
        [0.004733, 0.691367, 0.3039],
    ],
};

function seen(colour: string, sight: Sight): Rgb {
    const of = linear(colour);
    const [red, green, blue] = matrices[sight].map((row) => {
        const sum = row[0] * of[0] + row[1] * of[1] + row[2] * of[2];
        return Math.min(1, Math.max(0, sum));
    });
    return [red ?? 0, green ?? 0, blue ?? 0];
}

function linear(colour: string): Rgb {
    const channel = (at: number) => {
        const value = Number.parseInt(colour.slice(at, at + 2), 16) / 255;
        return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
    };
    return [channel(1), channel(3), channel(5)];
}

function luminance([red, green, blue]: Rgb): number {
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}
