import { expect, test } from 'vitest';
import { Viewport } from './viewport.svelte';

const limits = { smallest: 1, largest: 60, smallestFit: 1, largestFit: 24, margin: 0, bounded: true };

/** A window of 400 by 400 pixels before a map of 100 by 100. */
function viewport(): Viewport {
    const made = new Viewport(limits);
    [made.width, made.height] = [400, 400];
    made.bounds = { x: 0, y: 0, width: 100, height: 100 };
    return made;
}

const part = { x: 10, y: 20, width: 20, height: 40 };

test('a visit shows a part of the map, until it ends', () => {
    const map = viewport();
    map.visit(part);
    expect(map.scale).toBe(10);
    expect(map.middle).toEqual({ x: 20, y: 40 });
    map.leave();
    expect(map.fits).toBe(true);
});

test('a part under what covers the upper edge is shown below it', () => {
    const map = viewport();
    map.top = 200;
    map.visit(part);
    expect(map.fromMap({ x: 20, y: 20 })).toEqual({ x: 200, y: 200 });
});

test('a visit that would hardly show more does not move the map', () => {
    const map = viewport();
    map.visit({ x: 0, y: 0, width: 90, height: 90 });
    expect(map.fits).toBe(true);
});

test('what somebody chose to see stays, before a visit and during one', () => {
    const map = viewport();
    map.zoomIn();
    map.visit(part);
    expect(map.scale).toBe(5);
    map.fit();
    map.visit(part);
    map.pan(20, 0);
    map.leave();
    expect(map.middle).toEqual({ x: 18, y: 40 });
});
