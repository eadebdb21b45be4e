import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { Studied } from './protocol';
import { allSteps } from './steps';

const asked: string[] = [];

/** A part of a game of six steps, two at once. */
function part(from: number): Studied {
    const steps = [from, from + 1].map((number) => ({
        line: number === 0 ? null : `1 e${number}`,
        turn: { kind: 'nobody' } as unknown as Studied['steps'][number]['turn'],
        view: {},
    }));
    const end = from + 2;
    return {
        game: 'quoridor',
        setup: {},
        from,
        steps,
        legal: end < 6 ? ['e9'] : [],
        ...(end < 6 ? { next: end } : { outcome: { winners: [1], scores: [1, 0], reason: 'goal' } }),
    };
}

function answer(body: unknown, status = 200) {
    return new Response(JSON.stringify(body), { status });
}

beforeEach(() => {
    asked.length = 0;
    vi.useFakeTimers();
});

afterEach(() => {
    vi.useRealTimers();
    vi.unstubAllGlobals();
});

it('puts the parts of a long game together', async () => {
    vi.stubGlobal('fetch', (address: string) => {
        asked.push(address);
        return Promise.resolve(
            answer(part(Number(new URL(address, 'http://x').searchParams.get('from') ?? 0))),
        );
    });
    const studied = await allSteps('g', { link: 'abc' });
    expect(asked).toEqual([
        '/api/games/g/steps?link=abc',
        '/api/games/g/steps?link=abc&from=2',
        '/api/games/g/steps?link=abc&from=4',
    ]);
    expect(studied.steps.map(({ line }) => line)).toEqual([null, '1 e1', '1 e2', '1 e3', '1 e4', '1 e5']);
    expect([studied.from, studied.next, studied.legal]).toEqual([0, undefined, []]);
    expect(studied.outcome?.winners).toEqual([1]);
});

it('waits as long as the service asks for, but not for ever', async () => {
    const refused = { error: { code: 'too_many', message: 'wait', retry_after: 3 } };
    let refusals = 1;
    vi.stubGlobal('fetch', (address: string) => {
        asked.push(address);
        return Promise.resolve(refusals-- > 0 ? answer(refused, 429) : answer(part(4)));
    });
    const one = allSteps('g', {});
    await vi.advanceTimersByTimeAsync(2_900);
    expect(asked.length).toBe(1);
    await vi.advanceTimersByTimeAsync(200);
    await one;
    refusals = 100;
    const other = expect(allSteps('g', {})).rejects.toMatchObject({ refusal: { code: 'too_many' } });
    await vi.advanceTimersByTimeAsync(60_000);
    await other;
    expect(asked.length).toBe(2 + 5);
});
