import { FluentBundle, FluentResource, type FluentVariable } from '@fluent/bundle';
import { describe, expect, it } from 'vitest';
import { reasonWords } from './reasons';

const files = import.meta.glob<string>('../../../texts/*/*.ftl', {
    query: '?raw',
    import: 'default',
    eager: true,
});
const judges = import.meta.glob<string>('../../../crates/bots/src/*/review.rs', {
    query: '?raw',
    import: 'default',
    eager: true,
});

/** The texts of a language; whatever cannot be formatted fails. */
function textsOf(language: string) {
    const bundle = new FluentBundle(language, { useIsolating: false });
    for (const [file, text] of Object.entries(files)) {
        if (file.includes(`/${language}/`)) bundle.addResource(new FluentResource(text));
    }
    return (key: string, values: Record<string, FluentVariable> = {}) => {
        const message = bundle.getMessage(key);
        if (!message?.value) throw new Error(`no text for ${key}`);
        const errors: Error[] = [];
        const text = bundle.formatPattern(message.value, values, errors);
        if (errors[0]) throw errors[0];
        return text;
    };
}

const t = textsOf('en');
const name = (seat: number) => ['Taras', 'Olya'][seat - 1] ?? String(seat);

describe('a reason', () => {
    it('is the text of its key with its figures', () => {
        const blots = { key: 'nardy-does-blots', figures: { blots: 1, throws: 11 } };
        expect(reasonWords(t, blots)).toBe('leaves a blot, and 11 throws of 36 can hit');
        expect(reasonWords(t, { key: 'nardy-does-safe', figures: {} }, name)).toBe('leaves no shot');
    });

    it('calls players by their names where these are known', () => {
        const fence = { key: 'quoridor-does-lengthens', figures: { own: 1, seat: 2, theirs: 3 } };
        expect(reasonWords(t, fence)).toBe('lengthens the way of seat 2 by 3 and your own by 1');
        expect(reasonWords(t, fence, name)).toBe('lengthens the way of Olya by 3 and your own by 1');
    });
});

/** Every key that the bots give. */
const given = Object.values(judges).flatMap((source) =>
    [...source.matchAll(/"(\w+-does-[\w-]+)"/g)].map((match) => match[1] ?? ''),
);
/** The names of figures, whosever they are; a text takes what it needs, and one that is missing fails. */
const names = Object.values(judges).flatMap((source) =>
    [...source.matchAll(/"([a-z_]+)"/g)].map((match) => match[1] ?? ''),
);

it('knows every reason that the bots give', () => {
    expect(given.length).toBeGreaterThan(20);
});

describe.each(['en', 'ru', 'uk'])('in %s', (language) => {
    const words = textsOf(language);

    it.each([0, 1, 2, 5, 21])('every reason can be said with %i', (figure) => {
        for (const key of given) {
            const figures = { ...Object.fromEntries(names.map((of) => [of, figure])), seat: 2 };
            const said = reasonWords(words, { key, figures });
            expect(said, key).not.toMatch(/[{}$]/);
            if (!/quoridor-does-(lengthens|race)/.test(key)) continue;
            const named = reasonWords(words, { key, figures }, name);
            expect(named, key).toContain('Olya');
        }
    });
});
