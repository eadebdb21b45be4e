import { expect, test } from 'vitest';
import { Viewport } from '../viewport.svelte';
import { rulers } from './ruler';

const limits = { smallest: 0.1, largest: 3, smallestFit: 0.01, largestFit: 1, margin: 0, bounded: false };

/** A window of 400 by 300 pixels over squares from −2,−1 to 2,1. */
function seen(zoom = 1) {
    const viewport = new Viewport(limits);
    const extent = { x: -250, y: -150, width: 500, height: 300 };
    Object.assign(viewport, { width: 400, height: 300, bounds: extent });
    viewport.zoom(zoom);
    const { columns, rows } = rulers(viewport, extent);
    return [columns, rows].map((ticks) => ticks.map(({ text, at }) => `${text} ${Math.round(at)}`));
}

test('columns are numbered from the west, rows from the south', () => {
    expect(seen()).toEqual([
        ['−2 40', '−1 120', '0 200', '1 280', '2 360'],
        ['−1 230', '0 150', '1 70'],
    ]);
});

test('where squares are narrow, only some have figures, and none lies outside the window', () => {
    expect(seen(0.25)).toEqual([['−2 160', '0 200', '2 240'], ['0 150']]);
    expect(seen(4)).toEqual([['0 200'], ['0 150']]);
});
