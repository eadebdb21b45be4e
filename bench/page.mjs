// Measures the page in headless Chromium: usage page.mjs BINARY ROUNDS (mostly called by bench/page). With
// IGROTEKA_PAGE_DIST the program shows that build of the page instead of the one in it.

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

/** What is dragged in each game, told the legal moves. */
const dragged = {
    roads: () => '[data-card]',
    quoridor: () => '[data-square]',
    sudoku: () => '[data-hand]',
    metro: () => '[data-tile].fits',
    nardy: ([move]) => `[data-place="${/\d+/.exec(move)[0]}"]`,
};

const port = await new Promise((resolve) => {
    const probe = createServer().listen(0, '127.0.0.1', () => {
        const { port } = probe.address();
        probe.close(() => resolve(port));
    });
});
const url = `http://127.0.0.1:${port}`;
const folder = mkdtempSync(join(tmpdir(), 'igroteka-page-'));
const flags = [
    '--listen',
    `127.0.0.1:${port}`,
    '--data',
    join(folder, 'data'),
    '--no-limits',
    '--log-level',
    'warn',
];
if (process.env.IGROTEKA_PAGE_DIST) flags.push('--page', process.env.IGROTEKA_PAGE_DIST);
const service = spawn(binary, ['serve', ...flags], { stdio: 'ignore' });
const browser = await chromium.launch({
    executablePath: process.env.CHROMIUM ?? '/usr/bin/chromium-headless-shell',
    args: ['--no-sandbox'],
});

try {
    for (let tries = 0; ; tries += 1) {
        if (
            await fetch(`${url}/readyz`).then(
                (answer) => answer.ok,
                () => false,
            )
        )
            break;
        if (tries > 200) throw new Error('the service does not start');
        await new Promise((resolve) => setTimeout(resolve, 50));
    }
    const loads = await repeated(firstLoad);
    console.log('| first load of the home page, Ukrainian, nothing kept | found |');
    console.log('|---|---|');
    console.log(
        `| JavaScript over the wire, compressed, with its headers | ${kilobytes(middle(loads.map(({ script }) => script)))} |`,
    );
    console.log(
        `| everything over the wire: page, scripts, styles, fonts, pictures | ${kilobytes(middle(loads.map(({ all }) => all)))} |`,
    );
    console.log(`| requests | ${middle(loads.map(({ requests }) => requests))} |`);
    console.log(
        `| largest paint on the slow phone | ${milliseconds(middle(loads.map(({ paint }) => paint)))} |`,
    );
    console.log(`| layout shift, the worst | ${worst(loads.map(({ shift }) => shift)).toFixed(3)} |`);
    console.log();
    console.log(
        '| a table on the slow phone | until it can be played | longest task while dragging | layout shift, the worst |',
    );
    console.log('|---|---|---|---|');
    for (const game of Object.keys(dragged)) {
        const found = await repeated(() => atTable(game));
        const [ready, drag] = [found.map(({ ready }) => ready), found.map(({ drag }) => drag)]
            .map(middle)
            .map(milliseconds);
        console.log(
            `| ${game} | ${ready} | ${drag} | ${worst(found.map(({ shift }) => shift)).toFixed(3)} |`,
        );
    }
} finally {
    await browser.close();
    service.kill('SIGTERM');
    rmSync(folder, { recursive: true, force: true });
}

async function repeated(measure) {
    const found = [];
    for (let round = 0; round < rounds; round += 1) found.push(await measure());
    return found;
}

function kilobytes(count) {
    return `${(count / 1000).toFixed(1)} KB`;
}

function milliseconds(time) {
    return `${time < 10 ? time.toFixed(1) : Math.round(time)} ms`;
}

function middle(numbers) {
    return numbers.toSorted((a, b) => a - b)[numbers.length >> 1];
}

function worst(numbers) {
    return Math.max(...numbers);
}

/** Runs in the page from its first moment; what it notes is read later as `noted`. */
function takeNotes() {
    const noted = { shift: 0, paint: 0, busy: 0, playable: 0 };
    globalThis.noted = noted;
    const watch = (type, note) =>
        new PerformanceObserver((list) => list.getEntries().forEach(note)).observe({ type, buffered: true });
    watch('layout-shift', ({ value, hadRecentInput }) => (noted.shift += hadRecentInput ? 0 : value));
    watch('largest-contentful-paint', ({ startTime }) => (noted.paint = startTime));
    watch('longtask', ({ startTime, duration }) => (noted.busy = startTime + duration));
    // A board that is drawn, and whose first move is ours.
    const look = () => {
        const [board, ours] = ['main > .board svg', '.status.ours'].map((part) =>
            document.querySelector(`[data-status="playing"] ${part}`),
        );
        if (board && ours) noted.playable = performance.now();
        else requestAnimationFrame(look);
    };
    requestAnimationFrame(look);
}

/** A slow phone with nothing in its cache. */
async function slowPhone() {
    const context = await browser.newContext({ ...phone, baseURL: url });
    const page = await context.newPage();
    await page.addInitScript(takeNotes);
    const client = await context.newCDPSession(page);
    await client.send('Network.enable');
    const { latency, down, up, cpu } = slow;
    await client.send('Network.emulateNetworkConditions', {
        offline: false,
        latency,
        downloadThroughput: down,
        uploadThroughput: up,
    });
    await client.send('Emulation.setCPUThrottlingRate', { rate: cpu });
    return { context, page, client };
}

/** What comes over the wire until the home page is quiet. */
async function firstLoad() {
    const { context, page, client } = await slowPhone();
    const kinds = new Map();
    const found = { script: 0, all: 0, requests: 0 };
    client.on('Network.responseReceived', ({ requestId, type }) => kinds.set(requestId, type));
    client.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
        found.requests += 1;
        found.all += encodedDataLength;
        if (kinds.get(requestId) === 'Script') found.script += encodedDataLength;
    });
    await page.goto('/', { waitUntil: 'networkidle' });
    const { shift, paint } = await page.evaluate(() => globalThis.noted);
    await context.close();
    return { ...found, shift, paint };
}

/** A fresh table of a game against a bot: when it can be played, and how it feels to drag something there. */
async function atTable(game) {
    const { context, page, client } = await slowPhone();
    const ask = async (path, data) =>
        (await context.request.post(path, { data, headers: { origin: url } })).json();
    await ask('/api/me', { name: 'Olya' });
    const { id } = await ask('/api/tables', {
        game,
        setup: { start: 1 },
        seats: [{ kind: 'me' }, { kind: 'bot', level: 1 }],
    });
    await ask(`/api/tables/${id}/actions`, { kind: 'start' });
    await page.goto(`/table/${id}`, { waitUntil: 'commit' });
    // Interactive: what it shows can be played, and half a second passes in which the main thread was never busy for long.
    const ready = await page.waitForFunction(() => {
        const { playable, busy } = globalThis.noted;
        const since = Math.max(playable, busy);
        return playable > 0 && performance.now() - since > 500 && since;
    });
    const { legal } = (await (await context.request.get(`/api/tables/${id}`)).json()).now.game;
    const drag = await longestTask(page, client, dragged[game](legal));
    const { shift } = await page.evaluate(() => globalThis.noted);
    const found = { ready: await ready.jsonValue(), drag, shift };
    await context.close();
    return found;
}

/** The longest task of the page's main thread while a finger drags something over the board and back. */
async function longestTask(page, client, what) {
    const middleOf = ({ x, y, width, height }) => ({ x: x + width / 2, y: y + height / 2 });
    const from = middleOf(await page.locator(what).first().boundingBox());
    const board = await page.locator('main > .board').boundingBox();
    const centre = middleOf(board);
    const touch = (type, point) =>
        client.send('Input.dispatchTouchEvent', { type, touchPoints: point ? [point] : [] });
    await browser.startTracing(page, {
        categories: ['toplevel', 'devtools.timeline', 'disabled-by-default-devtools.timeline'],
    });
    await touch('touchStart', from);
    for (let step = 1; step <= 60; step += 1) {
        // Out to the middle, once around, and home again.
        const round = (Math.PI * step) / 15;
        const there = {
            x: centre.x + Math.sin(round) * board.width * 0.3,
            y: centre.y + Math.cos(round) * board.height * 0.2,
        };
        const way = Math.min(1, step / 15, (60 - step) / 15);
        await touch('touchMove', {
            x: from.x + (there.x - from.x) * way,
            y: from.y + (there.y - from.y) * way,
        });
    }
    await touch('touchEnd');
    const { traceEvents } = JSON.parse((await browser.stopTracing()).toString());
    const mains = traceEvents.filter(
        ({ name, args }) => name === 'thread_name' && args.name === 'CrRendererMain',
    );
    const isMain = ({ pid, tid }) => mains.some((main) => main.pid === pid && main.tid === tid);
    const tasks = traceEvents.filter(
        (event) => event.name === 'RunTask' && event.ph === 'X' && isMain(event),
    );
    if (tasks.length === 0) throw new Error('the browser tells of no task');
    return worst(tasks.map(({ dur }) => dur / 1000));
}
