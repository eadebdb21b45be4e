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

function preferred(): Language {
    const known = (tag: string | null) =>
        languages.find((language) => tag?.toLowerCase().startsWith(language));
    return known(remembered('language')) ?? navigator.languages.map(known).find(Boolean) ?? 'en';
}

async function build(to: Language) {
    const parts = await Promise.all([...wanted].map((part) => files[`../../../texts/${to}/${part}.ftl`]?.()));
    const built = new FluentBundle(to, { useIsolating: false });
    for (const text of parts) if (text !== undefined) built.addResource(new FluentResource(text));
    bundle = built;
    current = to;
    document.documentElement.lang = to;
}

/** Settled once the first words can be shown. */
export const ready = build(preferred());

/** The language shown. */
export function language(): Language {
    return current;
}

/** Shows another language, at once and everywhere. */
export async function speak(to: Language) {
    remember('language', to);
    await build(to);
}

/** Makes sure that further files are loaded: `await need('quoridor')`. */
export async function need(...parts: string[]) {
    const missing = parts.filter((part) => !wanted.has(part));
    if (missing.length === 0) return;
    for (const part of missing) wanted.add(part);
    await build(current);
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
