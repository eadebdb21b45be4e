/** Every preset and every number of players is played for ten turns; in a full run every option of the setups too. */

import { describe, expect, test } from 'vitest';
import type { Kind, Studied } from '../src/api/protocol';
import { type Person, setTheTable } from './given/browser';
import { begin, games, numbers, playOn, setUp } from './given/games';
import { everySetup, type Setup } from './given/setups';

const at = setTheTable();
const full = process.env['IGROTEKA_FULL'] !== undefined;
const TURNS = 10;
/** A full run has some fifteen setups a game. */
const PATIENCE = full ? 1_800_000 : 240_000;

/** What the service makes of a setup, asked once each. */
function studying({ context, page }: Person, game: string) {
    const origin = new URL(page.url()).origin;
    const known = new Map<string, Setup | undefined>();
    return async (setup: Setup) => {
        const key = JSON.stringify(setup);
        if (!known.has(key)) {
            const data = { game, setup };
            const answer = await context.request.post('/api/study', { data, headers: { origin } });
            known.set(key, answer.ok() ? ((await answer.json()) as Studied).setup : undefined);
        }
        return known.get(key);
    };
}

/** How often the turn has passed on in a record; alone every move is a turn. */
function turnsOf(record: readonly string[], players: number): number {
    const seats = record.flatMap((line) => /^\d/.exec(line)?.slice() ?? []);
    return seats.filter((seat, index) => players === 1 || seat !== seats[index - 1]).length;
}

/** Plays games of a setup by the board until there were ten turns: some end sooner. */
async function play(somebody: Person, game: string, setup: Setup, players: number) {
    const bots = Array.from({ length: players - 1 }, () => ({ kind: 'bot' as const, level: 1 }));
    const random = numbers(13);
    for (let turns = 0; turns < TURNS;) {
        const { id } = await setUp(somebody, { game, setup, seats: [{ kind: 'me' }, ...bots] });
        await begin(somebody, id, (start) => start.click());
        const seats = [{ person: somebody, seats: [1], way: 'mouse' as const }];
        for (let here = 0; turns + here < TURNS;) {
            const { now, record } = await playOn({ table: id, seats, random, moves: 1 });
            here = turnsOf(record, players);
            if (!now.game?.outcome && turns + here < TURNS) continue;
            expect(here, 'a game without a turn').toBeGreaterThan(0);
            turns += here;
            break;
        }
    }
}

describe.each(games)('%s', (game) => {
    test('ten turns of every setup', { timeout: PATIENCE }, async () => {
        const somebody = await at.open('/', { name: 'Somebody' });
        const answer = await somebody.context.request.get('/api/games');
        const kind = ((await answer.json()) as Kind[]).find((one) => one.id === game);
        if (!kind) throw new Error(`the service does not know ${game}`);
        const study = studying(somebody, game);
        const setups: Setup[] = kind.presets.map((preset) => ({ preset }));
        for (const players of kind.players) {
            // The first preset that so many can play.
            const several = kind.presets.map((preset) => ({ preset, players }));
            const possible = await Promise.all(several.map(study));
            const found = several[possible.findIndex((one) => one !== undefined)];
            if (!found) throw new Error(`${game} is not for ${players} players`);
            setups.push(found);
        }
        if (full) setups.push(...(await everySetup(kind, study)));
        const done = new Set<string>();
        for (const setup of setups) {
            const resolved = await study(setup);
            const key = JSON.stringify(resolved);
            if (done.has(key)) continue;
            done.add(key);
            await play(somebody, game, setup, Number(resolved?.['players'])).catch((error: unknown) => {
                throw new Error(`${game} ${JSON.stringify(setup)}`, { cause: error });
            });
        }
        expect(done.size).toBeGreaterThan(1);
    });
});
