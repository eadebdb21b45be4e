/** The editors of the games, each in a file with its name. A game without one simply has none. */

import type { GameName } from '../../boards/games';
import type { Editor } from './editor';

const modules = import.meta.glob<Record<string, Editor<unknown>>>([
    './*.ts',
    '!./*.test.ts',
    '!./editor.ts',
    '!./index.ts',
]);

/** Loaded when it is first needed. */
export function editorOf(game: GameName): Promise<Editor<unknown> | undefined> | undefined {
    return modules[`./${game}.ts`]?.().then((module) => module[game]);
}
