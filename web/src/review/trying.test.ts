import { afterEach, expect, it, vi } from 'vitest';
import type { GameModule } from '../boards/board';
import { decision } from './fixture';

vi.mock('../texts/texts.svelte', () => ({ t: (key: string) => key }));
const { Trying } = await import('./trying.svelte');

afterEach(() => vi.unstubAllGlobals());

/** A service that thinks until nobody wants to know any more. */
function endless() {
    const asked: AbortSignal[] = [];
    vi.stubGlobal('fetch', (path: string, { signal }: RequestInit) => {
        const studied = { setup: {}, legal: ['e4'], steps: [{ view: {} }] };
        if (path === '/api/study') return Promise.resolve(Response.json(studied));
        if (!signal) throw new Error('nothing can end this thought');
        asked.push(signal);
        return new Promise((_, refuse) => {
            signal.addEventListener('abort', () => refuse(new DOMException('left', 'AbortError')));
        });
    });
    return asked;
}

async function begun() {
    const task = { record: 'game: quoridor\n\n1 e1\n', decision: decision(0, 1, 'blunder') };
    const module = { predict: (view: unknown) => view } as unknown as GameModule;
    const speaker = { name: String, own: () => false };
    const trying = new Trying({ ...task, unit: 'win', thresholds: [0.05, 0.1, 0.2] }, module, speaker);
    await trying.open();
    return trying;
}

it.each(['close', 'giveUp'] as const)(
    '%s ends the thought about an attempt, and is no problem',
    async (leave) => {
        const asked = endless();
        const trying = await begun();
        const attempt = trying.attempt('e4');
        await vi.waitFor(() => expect(asked).toHaveLength(1));
        expect(asked[0]?.aborted).toBe(false);
        trying[leave]();
        expect(asked[0]?.aborted).toBe(true);
        await attempt;
        expect([trying.busy, trying.problem, trying.verdict]).toEqual([false, '', null]);
    },
);
