import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

const web = join(import.meta.dirname, '../..');
const read = (path: string) => readFileSync(join(web, path));

interface Manifest {
    icons: { src: string; type: string; sizes: string; purpose: string }[];
}
const { icons } = JSON.parse(read('public/manifest.webmanifest').toString()) as Manifest;

/** The width and height in a PNG's header. */
function sizeOf(path: string): string {
    const png = read(path);
    expect(png.toString('latin1', 1, 4)).toBe('PNG');
    return `${png.readUInt32BE(16)}x${png.readUInt32BE(20)}`;
}

test('the icons of the manifest are what it says they are', () => {
    for (const { src, type, sizes } of icons) {
        if (type === 'image/png') expect(sizeOf(`public${src}`), src).toBe(sizes);
        else expect(read(`public${src}`).toString(), src).toContain('<svg');
    }
});

test('the page can be installed: both sizes as pixels, and one to be masked', () => {
    const pixels = icons.filter(({ type }) => type === 'image/png');
    const sizes = (wanted: string) =>
        pixels.filter(({ purpose }) => purpose === wanted).map(({ sizes }) => sizes);
    expect(sizes('any')).toEqual(['192x192', '512x512']);
    expect(sizes('maskable')).toEqual(['512x512']);
});

test('a telephone of Apple finds its icon', () => {
    const link = /<link rel="apple-touch-icon" href="([^"]+)"/.exec(read('index.html').toString());
    expect(sizeOf(`public${link?.[1]}`)).toBe('180x180');
});
