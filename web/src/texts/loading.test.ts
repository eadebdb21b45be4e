import { beforeAll, expect, test, vi } from 'vitest';

vi.stubGlobal('navigator', { languages: ['en'] });
vi.stubGlobal('document', { documentElement: { lang: '' } });

let texts: typeof import('./texts.svelte');

beforeAll(async () => {
    texts = await import('./texts.svelte');
    await texts.ready;
});

test('whoever asks second for a part waits for it too', async () => {
    const first = texts.need('table');
    await texts.need('table');
    expect(texts.has('table-home')).toBe(true);
    await first;
});

test('of two languages asked for at once the last one is shown', async () => {
    await Promise.all([texts.speak('uk'), texts.speak('ru')]);
    expect(texts.language()).toBe('ru');
});

test('a part asked for while the language changes comes in the new one', async () => {
    const spoken = texts.speak('en');
    await texts.need('home');
    expect([texts.language(), texts.has('home-network'), texts.has('table-home')]).toEqual([
        'en',
        true,
        true,
    ]);
    await spoken;
});
