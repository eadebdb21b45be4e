// Measures the page in headless Chromium: usage page.mjs BINARY ROUNDS (mostly called by bench/page).

import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { createRequire } from 'node:module';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const { chromium } = createRequire(new URL('../web/package.json', import.meta.url))('playwright-core');
const [binary, rounds] = [process.argv[2], Number(process.argv[3] ?? 5)];

/** A phone of the lower middle: four times slower than this computer, on a slow mobile network. */
const slow = { cpu: 4, latency: 150, down: (1.6e6 / 8) | 0, up: (0.75e6 / 8) | 0 };
const phone = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true, locale: 'uk' };

const port = await new Promise((resolve) => {
    const probe = createServer().listen(0, '127.0.0.1', () => {
        const { port } = probe.address();
        probe.close(() => resolve(port));
    });
});
const url = `http://127.0.0.1:${port}`;
const folder = mkdtempSync(join(tmpdir(), 'igroteka-page-'));
const flags = ['--listen', `127.0.0.1:${port}`, '--data', join(folder, 'data'), '--no-limits', '--log-level', 'warn'];
const service = spawn(binary, ['serve', ...flags], { stdio: 'ignore' });
const browser = await chromium.launch({ executablePath: process.env.CHROMIUM ?? '/usr/bin/chromium', args: ['--no-sandbox'] });

try {
    for (let tries = 0; ; tries += 1) {
        if (await fetch(`${url}/readyz`).then((answer) => answer.ok, () => false)) break;
        if (tries > 200) throw new Error('the service does not start');
        await new Promise((resolve) => setTimeout(resolve, 50));
    }
    console.log('| page | what | found |');
    console.log('|---|---|---|');
    const bytes = await firstLoad();
    console.log(`| home | JavaScript of the first load, compressed | ${kilobytes(bytes.script)} |`);
    console.log(`| home | everything of the first load, compressed | ${kilobytes(bytes.all)} |`);
    console.log(`| home | layout shift | ${bytes.shift.toFixed(3)} |`);
    for (const game of ['roads', 'quoridor', 'sudoku', 'metro', 'nardy']) {
        const times = [];
        for (let round = 0; round < rounds; round += 1) times.push(await untilPlayable(game));
        console.log(`| ${game} | a table on a slow phone, from the address to the first possible move | ${middle(times)} ms |`);
        console.log(`| ${game} | longest task while dragging on that phone | ${await longestTask(game)} ms |`);
    }
} finally {
    await browser.close();
    service.kill('SIGTERM');
    rmSync(folder, { recursive: true, force: true });
}

function kilobytes(count) {
    return `${(count / 1000).toFixed(1)} KB`;
}

function middle(numbers) {
    return Math.round(numbers.toSorted((a, b) => a - b)[numbers.length >> 1]);
}

/** What comes over the wire until the home page is quiet. */
async function firstLoad() {
    const context = await browser.newContext(phone);
    const page = await context.newPage();
    const client = await context.newCDPSession(page);
    await client.send('Network.enable');
    const kinds = new Map();
    const found = { script: 0, all: 0, shift: 0 };
    client.on('Network.responseReceived', ({ requestId, type }) => kinds.set(requestId, type));
    client.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
        found.all += encodedDataLength;
        if (kinds.get(requestId) === 'Script') found.script += encodedDataLength;
    });
    await page.addInitScript(() => {
        globalThis.shift = 0;
        new PerformanceObserver((list) => {
            for (const entry of list.getEntries()) globalThis.shift += entry.value;
        }).observe({ type: 'layout-shift', buffered: true });
    });
    await page.goto(url, { waitUntil: 'networkidle' });
    found.shift = await page.evaluate(() => globalThis.shift);
    await context.close();
    return found;
}

/** A slow phone in front of a fresh table of a game against a bot. */
async function atTable(game) {
    const context = await browser.newContext({ ...phone, baseURL: url });
    const ask = async (path, data) => (await context.request.post(path, { data, headers: { origin: url } })).json();
    await ask('/api/me', { name: 'Olya' });
    const start = game === 'nardy' ? {} : { start: 1 };
    const { id } = await ask('/api/tables', { game, setup: start, seats: [{ kind: 'me' }, { kind: 'bot', level: 1 }] });
    await ask(`/api/tables/${id}/actions`, { kind: 'start' });
    const page = await context.newPage();
    const client = await context.newCDPSession(page);
    await client.send('Network.enable');
    const { latency, down, up, cpu } = slow;
    await client.send('Network.emulateNetworkConditions', { offline: false, latency, downloadThroughput: down, uploadThroughput: up });
    await client.send('Emulation.setCPUThrottlingRate', { rate: cpu });
    const began = Date.now();
    await page.goto(`/table/${id}`, { waitUntil: 'commit' });
    await page.locator('[data-status="playing"] .board svg').first().waitFor();
    return { context, page, took: Date.now() - began };
}

async function untilPlayable(game) {
    const { context, took } = await atTable(game);
    await context.close();
    return took;
}

/** The longest task of the main thread while a finger moves over the board. */
async function longestTask(game) {
    const { context, page } = await atTable(game);
    await page.waitForTimeout(1500);
    await page.evaluate(() => {
        globalThis.longest = 0;
        new PerformanceObserver((list) => {
            for (const entry of list.getEntries()) globalThis.longest = Math.max(globalThis.longest, entry.duration);
        }).observe({ type: 'longtask' });
    });
    const box = await page.locator('.board').boundingBox();
    const at = (part) => [box.x + box.width * (0.2 + 0.6 * part), box.y + box.height * (0.8 - 0.5 * part)];
    await page.mouse.move(...at(0));
    await page.mouse.down();
    for (let step = 0; step <= 40; step += 1) await page.mouse.move(...at(step / 40));
    await page.mouse.up();
    await page.waitForTimeout(300);
    const longest = await page.evaluate(() => Math.round(globalThis.longest));
    await context.close();
    return longest === 0 ? 'under 50' : longest;
}
