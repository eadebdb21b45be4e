/** Setups that together try everything a game's schema allows: each choice, each flag, the ends of each range. */

import type { Kind } from '../../src/api/protocol';
import type { GameName } from '../../src/boards';
import { applies } from '../../src/new/plan';

export type Setup = Record<string, unknown>;
/** What the service makes of a setup; undefined if it refuses it. */
export type Study = (setup: Setup) => Promise<Setup | undefined>;

interface Schema {
    type?: string;
    enum?: unknown[];
    anyOf?: Schema[];
    const?: unknown;
    items?: Schema;
    maxItems?: number;
    minimum?: number;
    maximum?: number;
}

/** A value that a setup is to have; `otherwise` is what to try where no setup has it. */
interface Wish {
    field: string;
    value: unknown;
    has: (value: unknown) => boolean;
    otherwise?: () => Wish;
}

/** S1: a manual start names squares. No schema says which ones go together, so these are said here. */
const texts: Readonly<Record<string, string>> = {
    golden_cards: 'a1=1 d2=2 g3=3 b4=4 e5=5 h6=6 c7=7 f8=8 i9=9',
};

const equal = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other);

function exactly(field: string, value: unknown): Wish {
    return { field, value, has: (found) => equal(found, value) };
}

/** The end of a range; where nothing goes with it, the next number inwards. */
function end(from: number, to: number, make: (value: number) => Wish): Wish {
    if (from === to) return make(from);
    return { ...make(from), otherwise: () => end(from < to ? from + 1 : from - 1, to, make) };
}

function bothEnds({ minimum = 0, maximum = 0 }: Schema, make: (value: number) => Wish): Wish[] {
    return [end(minimum, maximum, make), end(maximum, minimum, make)];
}

/** Everything that is to be tried of a field. `players` are the numbers that the game is for. */
function wishesOf(field: string, schema: Schema, players: readonly number[], usual: unknown[]): Wish[] {
    if (field === 'players') return players.map((count) => exactly(field, count));
    if (schema.enum) return schema.enum.map((value) => exactly(field, value));
    if (schema.anyOf) {
        const seats = Array.from({ length: Math.max(...players) }, (_, index) => index + 1);
        const words = schema.anyOf.flatMap((one) => (one.const === undefined ? [] : [one.const]));
        return [...words, ...seats].map((value) => exactly(field, value));
    }
    switch (schema.type) {
        case 'boolean':
            return [true, false].map((value) => exactly(field, value));
        case 'integer':
            return bothEnds(schema, (value) => exactly(field, value));
        case 'string':
            return [
                { field, value: texts[field], has: (found) => typeof found === 'string' && found !== '' },
            ];
        case 'array': {
            const places = Array.from({ length: schema.maxItems ?? 0 }, (_, place) => place);
            // Each number by itself at its ends, beside what the others usually are.
            return places.flatMap((place) =>
                bothEnds(schema.items ?? {}, (value) => ({
                    field,
                    value: places.map((at) => (at === place ? value : usual[at])),
                    has: (found) => Array.isArray(found) && found[place] === value,
                })),
            );
        }
        default:
            throw new Error(`${field} is of a type that the tests do not know`);
    }
}

/** Whether an option has this value and means something beside the others. */
function isGranted(game: GameName, { field, has }: Wish, resolved: Setup | undefined): boolean {
    return resolved !== undefined && has(resolved[field]) && applies(game, field, resolved);
}

/** Valid setups, as few as are easily found, in which every wish is granted somewhere. */
export async function everySetup(kind: Kind, study: Study): Promise<Setup[]> {
    const game = kind.id as GameName;
    const schemas = Object.entries(kind.setup_schema['properties'] as Record<string, Schema>);
    const presets: Setup[] = kind.presets.map((preset) => ({ preset }));
    const resolved = await Promise.all(presets.map(study));
    const usual = (field: string) => resolved.map((one) => one?.[field]).find((value) => value !== undefined);
    const options = schemas.filter(([field]) => field !== 'preset');
    const wishes = options.flatMap(([field, schema]) =>
        wishesOf(field, schema, kind.players, (usual(field) as unknown[] | undefined) ?? []),
    );

    /** Options that may make another one possible: none, single ones, then pairs. */
    function helpers(field: string): Setup[][] {
        const others = wishes.filter((wish) => wish.field !== field);
        const single = others.map((wish) => ({ [wish.field]: wish.value }));
        const pairs = others.flatMap((one, index) =>
            others
                .slice(index + 1)
                .filter((two) => two.field !== one.field)
                .map((two) => ({ [one.field]: one.value, [two.field]: two.value })),
        );
        return [[{}, ...single], pairs];
    }

    /** A setup that grants a wish, or what comes nearest to it. */
    async function grant(wish: Wish): Promise<{ setup: Setup; as: Wish } | undefined> {
        for (const some of helpers(wish.field)) {
            for (let as: Wish | undefined = wish; as; as = as.otherwise?.()) {
                for (const helper of some) {
                    for (const preset of presets) {
                        const setup = { ...preset, ...helper, [as.field]: as.value };
                        if (isGranted(game, as, await study(setup))) return { setup, as };
                    }
                }
            }
        }
        return undefined;
    }

    const setups: Setup[] = [];
    let open = wishes;
    for (let first = open[0]; first; first = open[0]) {
        const found = await grant(first);
        if (!found) throw new Error(`no setup of ${game} has ${first.field} ${JSON.stringify(first.value)}`);
        let { setup } = found;
        const granted = [found.as];
        // As many other wishes as go with it.
        for (const wish of open) {
            if (wish.field in setup) continue;
            const more = { ...setup, [wish.field]: wish.value };
            const answer = await study(more);
            if (![...granted, wish].every((one) => isGranted(game, one, answer))) continue;
            setup = more;
            granted.push(wish);
        }
        const final = await study(setup);
        open = open.filter((wish) => wish !== first && !isGranted(game, wish, final));
        setups.push(setup);
    }
    return setups;
}
