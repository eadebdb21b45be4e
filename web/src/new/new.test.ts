/**
 * Every option of every game can be chosen on the page, and is worded in every language.
 *
 * `games.fixture.json` is what the service answers to `GET /api/games`; a test of the catalogue writes it.
 */

import { describe, expect, it } from 'vitest';
import type { Kind } from '../api/protocol';
import type { GameName } from '../boards';
import type { Setup } from '../boards/board';
import { defaultSetup, setupOf } from '../boards/setups';
import { fieldsOf, type Field } from './fields';
import kinds from './games.fixture.json';
import { applies, corrections, isSettled, stillChosen } from './plan';
import { planOf, seatsFor, withKind } from './seats';

const texts = import.meta.glob<string>('../../../texts/*/*.ftl', {
    query: '?raw',
    import: 'default',
    eager: true,
});

const games = kinds.map(({ id }) => id as GameName);
const languages = ['en', 'ru', 'uk'];

const kindOf = (game: GameName) => (kinds as unknown as Kind[]).find(({ id }) => id === game) as Kind;

/** A few values of a field, its ends among them. */
function someValues(field: Field): unknown[] {
    switch (field.kind) {
        case 'flag':
            return [true, false];
        case 'choice':
            return [...field.values];
        case 'number':
            return [
                ...new Set([
                    field.min,
                    Math.min(field.min + 1, field.max),
                    Math.min(field.min + 2, field.max),
                    field.max,
                ]),
            ];
        case 'seat':
            return ['lot', 1];
        case 'numbers':
            return [Array<number>(field.length).fill(field.min)];
        case 'text':
            return [''];
    }
}

/** What the service makes of a setup where a default depends on other fields. */
function answered(game: GameName, setup: Setup): Setup {
    if (game !== 'roads' || 'table' in setup) return setup;
    return { ...setup, table: setup['variant'] === 1 ? 'unlimited' : 'field' };
}

function defaults(kind: Kind): Setup {
    const properties = kind.setup_schema['properties'] as Record<string, { default?: unknown }>;
    const named = Object.entries(properties).filter(([, schema]) => schema.default !== undefined);
    return Object.fromEntries(named.map(([name, schema]) => [name, schema.default]));
}

/** The fields that can be changed by somebody who only changes what the page shows. */
function reachable(game: GameName): Set<string> {
    const kind = kindOf(game);
    const fields = fieldsOf(kind);
    const found = new Set<string>();
    const seen = new Set<string>();
    const todo: Record<string, unknown>[] = [{}];
    for (let changes = todo.pop(); changes; changes = todo.pop()) {
        const setup = answered(game, { ...defaults(kind), ...changes });
        const shown = setupOf(game).groups.flatMap((group) => group.fields);
        for (const name of shown.filter((field) => applies(game, field, setup))) {
            const field = fields.get(name);
            expect(field, `${game} has no field ${name}`).toBeDefined();
            if (!field || isSettled(field)) continue;
            found.add(name);
            // Only what others depend on opens further ways.
            if (field.kind !== 'choice' && field.kind !== 'flag' && field.kind !== 'number') continue;
            const possible = setupOf(game).rules[name]?.values?.(setup) ?? someValues(field);
            for (const value of possible) {
                const next = stillChosen(game, { ...changes, [name]: value }, setup);
                const key = JSON.stringify(Object.entries(next).sort());
                if (Object.keys(next).length <= 3 && !seen.has(key)) {
                    seen.add(key);
                    todo.push(next);
                }
            }
        }
    }
    return found;
}

describe.each(games)('%s', (game) => {
    const kind = kindOf(game);
    const fields = fieldsOf(kind);

    it('lets every field be reached', () => {
        const open = [...fields.values()].filter((field) => !isSettled(field)).map(({ name }) => name);
        expect([...reachable(game)].sort()).toEqual(open.sort());
    });

    it.each(languages)('is worded in %s', (language) => {
        const text = texts[`../../../texts/${language}/${game}.ftl`] ?? '';
        const keys = new Set([...text.matchAll(/^([a-z][\w-]*)\s*=/gm)].map((match) => match[1]));
        const shown = [...fields.values()].filter((field) => !isSettled(field));
        const wanted = [
            `${game}-name`,
            `${game}-tagline`,
            ...kind.presets.flatMap((preset) => [
                `${game}-preset-${preset}`,
                `${game}-preset-${preset}-about`,
            ]),
            ...shown.flatMap(({ name }) => [`${game}-option-${name}`, `${game}-option-${name}-about`]),
            ...shown.flatMap((field) =>
                field.kind === 'choice'
                    ? field.values.map((value) => `${game}-option-${field.name}-${value}`)
                    : [],
            ),
        ];
        expect(wanted.filter((key) => !keys.has(key))).toEqual([]);
    });

    it('seats as many on one screen as the rules allow', () => {
        const several = kind.players.filter((count) => count > 1);
        expect(setupOf(game).players).toEqual(several);
        for (const count of several) expect(defaultSetup(game, count)['players'] ?? 2).toBe(count);
    });
});

describe('what belongs together', () => {
    const roads = { variant: 2, players: 3, cards: 24, table: 'field', field: [6, 8] };

    it('drops what a change makes meaningless', () => {
        expect(stillChosen('roads', { variant: 1, players: 4, field: [5, 5] }, roads)).toEqual({
            variant: 1,
        });
        expect(stillChosen('sudoku', { side: 'adult', scoring: 'block' }, { side: 'children' })).toEqual({
            side: 'adult',
        });
        expect(stillChosen('nardy', { match: 3, score: [3, 0] }, {})).toEqual({ match: 3 });
        expect(stillChosen('quoridor', { players: 2, start: 4 }, {})).toEqual({ players: 2 });
    });

    it('keeps what still fits', () => {
        const changes = { variant: 3, table: 'field', field: [5, 5], players: 4, start: 4 };
        expect(stillChosen('roads', changes, roads)).toEqual(changes);
    });

    it('makes a solo game strict, since nobody is there to object', () => {
        expect(corrections('sudoku', { players: 1, referee: 'table' })).toEqual({ referee: 'strict' });
        expect(corrections('sudoku', { players: 2, referee: 'table' })).toEqual({});
    });

    it('lets a newspaper have fewer cards than squares', () => {
        const small = { ...roads, players: 2, cards: 20, field: [6, 8] };
        expect(setupOf('roads').objection?.(small)).toBeUndefined();
    });

    it('takes nine golden cards, each number, row and column once', () => {
        const manual = (cards: string) =>
            setupOf('sudoku').objection?.({ side: 'adult', golden: 'manual', golden_cards: cards });
        const good = 'a1=1 d2=2 g3=3 b4=4 e5=5 h6=6 c7=7 f8=8 i9=9';
        expect(manual(good)).toBeUndefined();
        for (const bad of [
            good.replace('i9=9', ''),
            good.replace('i9', 'a9'),
            good.replace('i9', 'i8'),
            good.replace('=9', '=8'),
        ])
            expect(manual(bad), bad).toEqual({ key: 'new-why-golden' });
    });
});

describe('seats', () => {
    it('begin with me and bots, and keep who sits', () => {
        const two = seatsFor(2, []);
        expect(two.map((seat) => planOf(seat, ''))).toEqual([{ kind: 'me' }, { kind: 'bot', level: 2 }]);
        const four = seatsFor(4, withKind(two, 1, 'open'));
        expect(four.map(({ kind }) => kind)).toEqual(['me', 'open', 'bot', 'bot']);
    });

    it('have me once', () => {
        expect(withKind(seatsFor(3, []), 2, 'me').map(({ kind }) => kind)).toEqual(['bot', 'bot', 'me']);
    });

    it('give a name to whoever sits beside and has not said one', () => {
        expect(planOf({ kind: 'here', level: 2, name: '  ' }, 'Player 2')).toEqual({
            kind: 'here',
            name: 'Player 2',
        });
    });
});
