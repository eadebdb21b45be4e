/** When a page has come to rest. Playwright's `networkidle` costs half a second each time and knows no live sockets. */

import type { Page } from 'playwright-core';
import type { FromServer } from '../../src/api/protocol';

/** So many frames in a row must ask for nothing: what has just come may ask for more once it runs. */
const FRAMES = 3;

/** Follows what a page asks for from now on; the function waits for a heading and for the last answer. */
export function settling(page: Page): () => Promise<void> {
    let awaited = new Set<unknown>();
    let isLeaving = false;
    page.on('request', (request) => {
        awaited.add(request);
        if (request.isNavigationRequest() && request.frame() === page.mainFrame()) isLeaving = true;
    });
    page.on('framenavigated', (frame) => {
        // A page that is left may not say what became of its sockets. A new address alone leaves no page.
        if (frame !== page.mainFrame() || !isLeaving) return;
        isLeaving = false;
        awaited = new Set();
    });
    page.on('requestfinished', (request) => awaited.delete(request));
    page.on('requestfailed', (request) => awaited.delete(request));
    page.on('websocket', (socket) => {
        /** What was asked over this socket; before its first answer, the socket itself. */
        const asked = new Set<number>();
        const here = awaited;
        const wait = (isOpen = true) => {
            if (isOpen && asked.size > 0) here.add(socket);
            else here.delete(socket);
        };
        here.add(socket);
        socket.on('framesent', ({ payload }) => {
            asked.add((JSON.parse(payload.toString()) as { id: number }).id);
            wait();
        });
        socket.on('framereceived', ({ payload }) => {
            const news = JSON.parse(payload.toString()) as FromServer;
            if (news.kind === 'ok' || news.kind === 'pong' || news.kind === 'refused') asked.delete(news.id);
            wait();
        });
        socket.on('close', () => wait(false));
    });

    return async () => {
        await page.locator('h1').first().waitFor({ state: 'attached' });
        for (let quiet = 0; quiet < FRAMES;) {
            await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(resolve)));
            quiet = awaited.size === 0 ? quiet + 1 : 0;
        }
    };
}
