/** What can be chosen before a game is printed, from the service's own table. The service checks it once more. */

import type { GameName } from '../boards';
import type { Language } from '../texts/texts.svelte';
import table from './table.json';

export interface Words {
    name: string;
    words: readonly string[];
}

export interface Range {
    name: string;
    min: number;
    max: number;
    default: number;
}

export type Value = string | number;

export interface Choices {
    parts: readonly string[];
    /** By the name of the choice. */
    values: Readonly<Record<string, Value>>;
}

/** What each game can print, in the order of its sheets. */
export function partsOf(game: GameName): readonly string[] {
    return table.games[game].parts;
}

/** What can be chosen for a game beside its parts; the language is that of the page. */
export function choicesOf(game: GameName): (Words | Range)[] {
    const kinds: Record<string, object> = table.choices;
    return table.games[game].choices
        .filter((name) => name !== 'parts' && name !== 'lang')
        .map((name) => ({ name, ...kinds[name] }) as Words | Range);
}

export function defaults(game: GameName): Choices {
    const values = choicesOf(game).map((choice) => [
        choice.name,
        'words' in choice ? choice.words[0] : choice.default,
    ]);
    return { parts: partsOf(game), values: Object.fromEntries(values) as Choices['values'] };
}

/** The first variant of roads is for two players (R14). */
export function isForTwo(choices: Choices): boolean {
    return choices.values['variant'] === '1';
}

/** Where the service gives the sheets. */
export function sheetsAt(game: GameName, choices: Choices, lang: Language): string {
    const query = new URLSearchParams({ lang });
    const parts = partsOf(game).filter((part) => choices.parts.includes(part));
    if (parts.length < partsOf(game).length) query.set('parts', parts.join(','));
    for (const { name } of choicesOf(game)) query.set(name, String(choices.values[name]));
    if (isForTwo(choices)) query.set('players', '2');
    return `/api/print/${game}?${query.toString()}`;
}
