/** The rules that each game's folder brings along. */

import type { GameName } from '../boards';
import type { RulesPage } from './rules';

const pages = import.meta.glob<{ rules: RulesPage }>('../boards/*/rules.ts');

export async function rulesOf(game: GameName): Promise<RulesPage> {
    const page = await pages[`../boards/${game}/rules.ts`]?.();
    return page?.rules ?? { sections: [], lesson: [] };
}
