/** The best of the games that one played alone. Only what was played by the same setup is compared. */

import type { GameSummary } from '../api/protocol';
import { isGame } from '../boards/games';
import { setupOf } from '../boards/setups';
import { applies } from '../new/plan';

export interface Best {
    game: GameSummary;
    score: number;
    /** What tells its setup from those of the other bests: options with their values. */
    apart: { field: string; value: string }[];
}

type Options = ReadonlyMap<string, unknown>;

/** The options that meant something in a game. */
function optionsOf({ game, setup = {} }: GameSummary): Options {
    if (!isGame(game)) return new Map();
    const fields = setupOf(game).groups.flatMap(({ fields }) => fields);
    return new Map(
        fields.filter((field) => applies(game, field, setup)).map((field) => [field, setup[field]]),
    );
}

/** What has to agree for two games to be compared. */
const keyOf = (game: GameSummary) => JSON.stringify([game.game, ...optionsOf(game)]);

/** The best score by the same setup among the other games; null if there is none. */
export function bestBefore(games: readonly GameSummary[], game: GameSummary): number | null {
    const scores = games
        .filter((other) => other.id !== game.id && other.players.length === 1 && keyOf(other) === keyOf(game))
        .flatMap(({ outcome }) => outcome?.scores.slice(0, 1) ?? []);
    return scores.length > 0 ? Math.max(...scores) : null;
}

/** The best game for each setup, the highest score first and of equal ones the oldest. */
export function soloBests(games: readonly GameSummary[]): Best[] {
    const bests = new Map<string, { game: GameSummary; score: number; options: Options }>();
    for (const game of games) {
        const score = game.players.length === 1 ? game.outcome?.scores[0] : undefined;
        if (score === undefined) continue;
        const options = optionsOf(game);
        const key = keyOf(game);
        const best = bests.get(key);
        const isBetter =
            !best || score > best.score || (score === best.score && game.started_at < best.game.started_at);
        if (isBetter) bests.set(key, { game, score, options });
    }
    const all = [...bests.values()].sort(
        (a, b) => b.score - a.score || a.game.started_at - b.game.started_at,
    );
    return all.map(({ game, score, options }) => {
        const others = all.filter((other) => other.game.game === game.game).map(({ options }) => options);
        const differs = (field: string, value: string) =>
            others.some((other) => other.has(field) && other.get(field) !== value);
        // Only words: squares of cards and the like say nothing to people.
        const apart = [...options].flatMap(([field, value]) =>
            typeof value === 'string' && /^\w+$/.test(value) && differs(field, value)
                ? [{ field, value }]
                : [],
        );
        return { game, score, apart };
    });
}
