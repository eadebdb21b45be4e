/** Every word that people read comes from here: the Fluent files in `texts/`, one folder a language. */

import { FluentBundle, FluentResource, type FluentVariable } from '@fluent/bundle';
import { remember, remembered } from '../frame/storage';

export const languages = ['uk', 'ru', 'en'] as const;
export type Language = (typeof languages)[number];

/** Each language by its own name. */
export const languageNames: Record<Language, string> = { uk: 'Українська', ru: 'Русский', en: 'English' };

const files = import.meta.glob<string>('../../../texts/*/*.ftl', { query: '?raw', import: 'default' });

const wanted = new Set(['common']);
let bundle = $state.raw(new FluentBundle('en'));
let current = $state<Language>('en');
/** The language that will be shown once it is there. */
let aim: Language = 'en';

function preferred(): Language {
    const known = (tag: string | null) =>
        languages.find((language) => tag?.toLowerCase().startsWith(language));
    return known(remembered('language')) ?? navigator.languages.map(known).find(Boolean) ?? 'en';
}

/** The number of the newest build, and when it is done. */
let newest = 0;
let building = Promise.resolve();

/** Builds a language's bundle. If another build has begun meanwhile, this one is dropped. */
async function put(to: Language) {
    const own = ++newest;
    const parts = await Promise.all(
        [...wanted].map(async (part) => files[`../../../texts/${to}/${part}.ftl`]?.()),
    );
    if (own !== newest) return;
    const built = new FluentBundle(to, { useIsolating: false });
    for (const text of parts) if (text !== undefined) built.addResource(new FluentResource(text));
    bundle = built;
    current = to;
    document.documentElement.lang = to;
}

function build(to: Language): Promise<void> {
    aim = to;
    building = put(to);
    return settled();
}

/** Waits for the newest build, including one that begins meanwhile. */
async function settled() {
    let last;
    do {
        last = building;
        await last;
    } while (last !== building);
}

/** Resolves once the first texts can be shown. */
export const ready = build(preferred());

/** The language shown. */
export function language(): Language {
    return current;
}

/** Switches the language everywhere. If it cannot be loaded, the old one stays. */
export async function speak(to: Language) {
    const before = current;
    try {
        await build(to);
        remember('language', to);
    } catch (error) {
        await build(before);
        throw error;
    }
}

/** Makes sure that further files are loaded: `await need('quoridor')`. */
export async function need(...parts: string[]) {
    const missing = parts.filter((part) => !wanted.has(part));
    for (const part of missing) wanted.add(part);
    try {
        await (missing.length > 0 ? build(aim) : settled());
    } catch (error) {
        for (const part of missing) wanted.delete(part);
        throw error;
    }
}

/** The text of a key; the key itself, visibly, if there is none. */
export function t(key: string, values?: Record<string, FluentVariable>): string {
    const message = bundle.getMessage(key);
    if (!message?.value) return key;
    return bundle.formatPattern(message.value, values ?? null, []);
}

/** Whether a key has a text. */
export function has(key: string): boolean {
    return bundle.hasMessage(key);
}
