/** People in front of browsers. Whatever goes wrong in a browser fails the test it happens in. */

import { type Browser, type BrowserContext, type Page, chromium } from 'playwright-core';
import { afterAll, afterEach, beforeAll, expect } from 'vitest';
import { Service } from './service';
import { settling } from './settling';

export const desktop = { width: 1280, height: 800 };
export const phone = { width: 390, height: 844 };

export interface Person {
    page: Page;
    context: BrowserContext;
    /** Every frame that came over the live socket, newest last. */
    frames: string[];
    /** What the browser complained of so far; at the end of a test it fails by it. */
    trouble: readonly string[];
    /** What went wrong that the test expects: taken out of what fails it. */
    forgive: (what: RegExp) => void;
    /** Waits until the page is there and has got everything that it asked for. */
    settled: () => Promise<void>;
}

interface Options {
    size?: { width: number; height: number };
    touch?: boolean;
    language?: 'en' | 'ru' | 'uk';
    dark?: boolean;
    name?: string;
}

/** A service and a browser for all tests of a file. */
export function setTheTable(...flags: string[]) {
    let service: Service;
    let browser: Browser;
    let people: { person: Person; forgiven: RegExp[] }[] = [];

    beforeAll(async () => {
        service = await Service.start(...flags);
        browser = await chromium.launch({
            // Chromium without windows: it shows the same page for half the processor time.
            executablePath: process.env['CHROMIUM'] ?? '/usr/bin/chromium-headless-shell',
            args: ['--no-sandbox', '--disable-dev-shm-usage'],
        });
    });

    afterEach(async () => {
        const seen = people;
        people = [];
        const trouble = seen.flatMap(({ person, forgiven }) =>
            person.trouble.filter((one) => !forgiven.some((what) => what.test(one))),
        );
        await Promise.all(seen.map(({ person }) => person.context.close()));
        expect(trouble, 'what the browsers complained of').toEqual([]);
    });

    afterAll(async () => {
        await browser?.close();
        await service?.stop();
    });

    /** Somebody opens the page at an address. */
    async function open(path: string, options: Options = {}): Promise<Person> {
        const { size = desktop, touch = false, language = 'en', dark = false, name } = options;
        const context = await browser.newContext({
            baseURL: service.url,
            viewport: size,
            hasTouch: touch,
            isMobile: touch,
            locale: language,
            colorScheme: dark ? 'dark' : 'light',
            reducedMotion: 'reduce',
        });
        const page = await context.newPage();
        const trouble: string[] = [];
        const forgiven: RegExp[] = [];
        const forgive = (what: RegExp) => forgiven.push(what);
        const person: Person = { page, context, frames: [], trouble, forgive, settled: settling(page) };
        people.push({ person, forgiven });
        page.on('console', (message) => {
            if (message.type() === 'error' || message.type() === 'warning')
                trouble.push(`console: ${message.text()}`);
        });
        page.on('pageerror', (error) => trouble.push(`error: ${error.message}`));
        page.on('requestfailed', (request) => {
            const why = request.failure()?.errorText ?? '';
            if (why !== 'net::ERR_ABORTED') trouble.push(`request: ${request.url()} ${why}`);
        });
        page.on('response', (answer) => {
            if (answer.status() >= 400) trouble.push(`answer: ${answer.status()} ${answer.url()}`);
        });
        page.on('websocket', (socket) => {
            socket.on('framereceived', ({ payload }) => person.frames.push(payload.toString()));
        });
        if (name !== undefined) {
            await context.request.post('/api/me', { data: { name }, headers: { origin: service.url } });
            await context.addInitScript((known) => {
                // A frame that shows a PDF keeps nothing.
                if (window === window.top) localStorage.setItem('igroteka.somebody', known);
            }, name);
        }
        await page.goto(path);
        return person;
    }

    return {
        open,
        get service() {
            return service;
        },
    };
}
