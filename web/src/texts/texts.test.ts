/**
 * Every text is there in every language, is used, and can be read.
 *
 * A key counts as used where it stands in the source in quotes, and where a template begins with what it begins with:
 * `roads-option-${field}` uses all that begin with `roads-option-`. Where the beginning itself is put in, as in
 * `${game}-name`, what follows is compared for each game.
 */

import { games } from '../boards/games';
import { FluentResource } from '@fluent/bundle';
import { describe, expect, it } from 'vitest';

const files = import.meta.glob<string>('../../../texts/*/*.ftl', {
    query: '?raw',
    import: 'default',
    eager: true,
});
const sources = import.meta.glob<string>(
    // What is printed and what a review says have their words from the same files.
    [
        '../**/*.{ts,svelte}',
        '!../**/*.test.ts',
        '../../../crates/print/src/**/*.rs',
        '../../../crates/review/src/*.rs',
        '../../../crates/bots/src/*/review.rs',
    ],
    { query: '?raw', import: 'default', eager: true },
);

const languages = ['en', 'ru', 'uk'];
const parts = [...new Set(Object.keys(files).map((file) => file.split('/').at(-1) ?? ''))].sort();

const textOf = (language: string, part: string) => files[`../../../texts/${language}/${part}`] ?? '';
/** The keys as they are written, whether or not they can be read. */
const keysIn = (text: string) =>
    [...text.matchAll(/^([a-zA-Z][\w-]*)[ \t]*=/gm)].map((match) => match[1] ?? '');
/** What a text puts in. What it only decides by differs: one language asks for a number where another does not. */
const variablesIn = (message: string) =>
    [...new Set([...message.matchAll(/\{\s*\$(\w+)\s*\}/g)].map((match) => match[1]))].sort();

/** Each message with everything below it. */
function messages(text: string): Map<string, string> {
    const found = new Map<string, string>();
    for (const block of text.split(/^(?=[a-zA-Z][\w-]*[ \t]*=)/m)) {
        const key = /^([a-zA-Z][\w-]*)[ \t]*=/.exec(block)?.[1];
        if (key) found.set(key, block.replaceAll(/^#.*$/gm, ''));
    }
    return found;
}

const code = Object.values(sources).join('\n');

describe.each(parts)('%s', (part) => {
    it.each(languages)('can be read in %s, each key once', (language) => {
        const text = textOf(language, part);
        const written = keysIn(text);
        const read = new FluentResource(text).body.map(({ id }) => id);
        // What cannot be read is left out of a resource without a word.
        expect(read).toEqual(written);
        expect(new Set(written).size).toBe(written.length);
    });

    it('has the same keys and puts in the same things in every language', () => {
        const [first = '', ...others] = languages;
        const model = messages(textOf(first, part));
        for (const language of others) {
            const other = messages(textOf(language, part));
            expect([...other.keys()].sort(), language).toEqual([...model.keys()].sort());
            for (const [key, message] of model)
                expect(variablesIn(other.get(key) ?? ''), `${key} in ${language}`).toEqual(
                    variablesIn(message),
                );
        }
    });
});

describe('the source', () => {
    const keys = new Set(parts.flatMap((part) => keysIn(textOf('en', part))));
    const quoted = new Set(
        [...code.matchAll(/(['"`])([a-z][a-z0-9]*-[\w-]+)\1/g)].map((match) => match[2] ?? ''),
    );
    /** Beginnings of keys in templates, and what follows a game's name: `-option-` of `${game}-option-${field}`. */
    const beginnings = [...code.matchAll(/`([a-z][a-z0-9]*-(?:[\w-]*-)?)\$\{/g)].map(
        (match) => match[1] ?? '',
    );
    const ofGames = [...code.matchAll(/`\$\{[^`}]*\}(-[a-z][\w-]*)(`|\$\{)/g)].map((match) => ({
        follows: match[1] ?? '',
        whole: match[2] === '`',
    }));

    function isUsed(key: string): boolean {
        if (quoted.has(key) || beginnings.some((beginning) => key.startsWith(beginning))) return true;
        // `${key}-you` is another form of a key that stands elsewhere.
        const isForm = ofGames.some(
            ({ follows, whole }) =>
                whole && key.endsWith(follows) && quoted.has(key.slice(0, -follows.length)),
        );
        if (isForm) return true;
        const game = games.find((name) => key.startsWith(`${name}-`));
        if (!game) return false;
        const rest = key.slice(game.length);
        return ofGames.some(({ follows, whole }) => (whole ? rest === follows : rest.startsWith(follows)));
    }

    it('uses every text', () => {
        expect([...keys].filter((key) => !isUsed(key))).toEqual([]);
    });

    it('has of every game what is asked of every game: its name, its rules in a minute', () => {
        const asked = [...new Set(ofGames.flatMap(({ follows, whole }) => (whole ? [follows] : [])))];
        const ofSome = asked.filter((follows) => games.some((game) => keys.has(game + follows)));
        const wanted = ofSome.flatMap((follows) => games.map((game) => game + follows));
        // Roads has one for each variant: `roads-minute-duel`.
        const isThere = (wish: string) => [...keys].some((key) => key === wish || key.startsWith(`${wish}-`));
        expect(wanted.filter((wish) => !isThere(wish))).toEqual([]);
    });

    it('builds no key from the name of a file alone, which would count all its texts as used', () => {
        const bare = beginnings.filter((beginning) => parts.includes(`${beginning.slice(0, -1)}.ftl`));
        expect([...new Set(bare)]).toEqual([]);
    });

    it('uses no text that is not there', () => {
        const asked = [...code.matchAll(/\bt\(\s*(['"`])([^'"`$]+)\1/g)].map((match) => match[2] ?? '');
        // Keys of games that stand in data, such as rules and lists of what keys do.
        const inData = [...quoted].filter((word) => games.some((game) => word.startsWith(`${game}-rules-`)));
        expect([...new Set([...asked, ...inData])].filter((key) => !keys.has(key)).sort()).toEqual([]);
        const empty = beginnings.filter(
            (beginning) => isKeyLike(beginning) && ![...keys].some((key) => key.startsWith(beginning)),
        );
        expect([...new Set(empty)]).toEqual([]);
    });

    /** Whether a template's beginning is that of a key, and not of an address or a class. */
    function isKeyLike(beginning: string): boolean {
        const first = beginning.split('-')[0] ?? '';
        return parts.includes(`${first}.ftl`);
    }
});
