/**
 * Draws the icons that want pixels, from the SVG files beside them: `node icons.mjs` after these have changed.
 * Needs Chromium, as the browser tests do.
 */

import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { chromium } from 'playwright-core';

const folder = join(import.meta.dirname, 'public');

/** Apple's telephones round the corners themselves, and so do those that mask. */
const icons = [
    { from: 'icon-maskable.svg', to: 'apple-touch-icon.png', size: 180 },
    { from: 'icon.svg', to: 'icon-192.png', size: 192 },
    { from: 'icon.svg', to: 'icon-512.png', size: 512 },
    { from: 'icon-maskable.svg', to: 'icon-maskable-512.png', size: 512 },
];

const browser = await chromium.launch({
    executablePath: process.env['CHROMIUM'] ?? '/usr/bin/chromium',
    args: ['--no-sandbox'],
});
for (const { from, to, size } of icons) {
    const page = await browser.newPage({ viewport: { width: size, height: size } });
    const drawing = readFileSync(join(folder, from), 'utf8');
    await page.setContent(`<style>body { margin: 0 } svg { display: block }</style>${drawing}`);
    writeFileSync(join(folder, to), await page.screenshot({ omitBackground: true }));
    await page.close();
}
await browser.close();
