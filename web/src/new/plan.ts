/** How each game's options are laid before people: in which groups, and what belongs together. */

import type { Setup } from '../boards/board';
import type { GameName } from '../boards';
import type { Field } from './fields';

export type GroupName = 'players' | 'board' | 'cards' | 'rules' | 'end' | 'match';

export interface Rule {
    /** Where the option means something; everywhere if left out. */
    when?: (setup: Setup) => boolean;
    /** The values to choose from, where the schema's range has more or other ones. */
    values?: (setup: Setup) => readonly (string | number)[];
    /** Whether a value that was chosen still goes with the rest. */
    fits?: (value: unknown, setup: Setup) => boolean;
    /** What is said to the service where the option means nothing, if a preset says otherwise. */
    otherwise?: unknown;
    /** The most of each of several numbers. */
    most?: readonly number[];
    /** Texts of values that are numbers, by their keys. */
    words?: Readonly<Record<number, string>>;
}

export interface Plan {
    groups: readonly { name: GroupName; fields: readonly string[] }[];
    rules: Readonly<Record<string, Rule>>;
}

const isMatch = (setup: Setup) => Number(setup['match']) > 0;
const severalPlay = (setup: Setup) => Number(setup['players']) > 1;
/** A seat that there is, or the lot. */
const isSeat = (value: unknown, setup: Setup) => value === 'lot' || Number(value) <= Number(setup['players']);
const isAdult = (setup: Setup) => setup['side'] === 'adult';
const isChildren = (setup: Setup) => setup['side'] === 'children';

export const plans: Readonly<Record<GameName, Plan>> = {
    roads: {
        groups: [
            { name: 'players', fields: ['players', 'start'] },
            { name: 'rules', fields: ['variant', 'lanes'] },
            { name: 'board', fields: ['table', 'field'] },
            { name: 'cards', fields: ['cards', 'aside'] },
        ],
        rules: {
            // R14
            players: { when: (setup) => setup['variant'] !== 1 },
            variant: {
                words: { 1: 'roads-preset-duel', 2: 'roads-preset-newspaper', 3: 'roads-preset-pile' },
            },
            // R8: the first variant has no field, the second one always has.
            table: { when: (setup) => setup['variant'] === 3 },
            field: {
                when: ({ variant, table }) => variant === 2 || (variant === 3 && table === 'field'),
                most: [24, 16],
            },
            start: { fits: isSeat },
        },
    },
    quoridor: {
        groups: [
            { name: 'players', fields: ['players', 'start'] },
            { name: 'board', fields: ['size', 'fences'] },
            { name: 'rules', fields: ['side_step_past_pawn'] },
            { name: 'end', fields: ['repetition', 'ply_limit'] },
        ],
        rules: {
            players: { values: () => [2, 4] },
            size: { values: () => [5, 7, 9, 11] },
            start: { fits: isSeat },
            ply_limit: { words: { 0: 'new-zero-quoridor-ply_limit' } },
        },
    },
    sudoku: {
        groups: [
            { name: 'players', fields: ['players', 'start'] },
            { name: 'board', fields: ['side', 'blocks', 'layout', 'golden', 'golden_cards'] },
            { name: 'rules', fields: ['referee', 'check_seconds', 'scoring'] },
            { name: 'end', fields: ['end'] },
        ],
        rules: {
            start: { when: severalPlay, fits: isSeat },
            // S12: nobody is there to object.
            referee: { when: severalPlay, otherwise: 'strict' },
            check_seconds: {
                when: (setup) => severalPlay(setup) && setup['referee'] === 'table',
                words: { 0: 'new-zero-sudoku-check_seconds' },
            },
            golden: { when: isAdult },
            golden_cards: { when: (setup) => isAdult(setup) && setup['golden'] === 'manual' },
            layout: { when: isChildren },
            blocks: { when: isChildren },
            // S15
            scoring: {
                values: (setup) => (isAdult(setup) ? ['full', 'simple'] : ['full', 'simple', 'block']),
            },
        },
    },
    metro: {
        groups: [
            { name: 'players', fields: ['players', 'start'] },
            { name: 'board', fields: ['city', 'start_tile'] },
            { name: 'rules', fields: ['tokens_per_turn'] },
        ],
        rules: {
            start: { fits: isSeat },
            tokens_per_turn: { words: { 0: 'new-zero-metro-tokens_per_turn' } },
        },
    },
    nardy: {
        groups: [
            { name: 'players', fields: ['players', 'white', 'start'] },
            { name: 'rules', fields: ['bear_off', 'points'] },
            { name: 'match', fields: ['match', 'score', 'cube', 'crawford', 'jacoby'] },
        ],
        rules: {
            match: { words: { 0: 'new-zero-nardy-match' } },
            score: {
                when: isMatch,
                fits: (value, setup) =>
                    (value as number[]).every((points) => points < Number(setup['match'])),
            },
            crawford: { when: (setup) => isMatch(setup) && setup['cube'] === true },
            // The Jacoby rule is for single games, and says what gammons count before the cube is turned.
            jacoby: {
                when: (setup) => !isMatch(setup) && setup['cube'] === true && setup['points'] === 'gammon',
            },
        },
    },
};

/** Whether an option means something with this setup. */
export function applies(game: GameName, field: string, setup: Setup): boolean {
    return plans[game].rules[field]?.when?.(setup) ?? true;
}

/** What was changed, without what no longer means anything or is no longer possible. */
export function stillChosen(game: GameName, changes: Setup, resolved: Setup): Record<string, unknown> {
    let kept: Record<string, unknown> = { ...changes };
    // Leaving one out can make another one mean nothing: again until nothing changes.
    for (;;) {
        const setup = { ...resolved, ...kept };
        const rules = plans[game].rules;
        const fits = ([field, value]: [string, unknown]) =>
            applies(game, field, setup) &&
            (rules[field]?.values?.(setup).includes(value as string | number) ?? true) &&
            (rules[field]?.fits?.(value, setup) ?? true);
        const fitting = Object.entries(kept).filter(fits);
        if (fitting.length === Object.keys(kept).length) return kept;
        kept = Object.fromEntries(fitting);
    }
}

/** What the service is told where a preset says what cannot be. */
export function corrections(game: GameName, setup: Setup): Record<string, unknown> {
    const wrong = Object.entries(plans[game].rules).filter(
        ([field, { otherwise }]) => otherwise !== undefined && !applies(game, field, setup),
    );
    return Object.fromEntries(wrong.map(([field, { otherwise }]) => [field, otherwise]));
}

/** Whether there is nothing to choose: nardy is always for two. */
export function isSettled(field: Field): boolean {
    return field.kind === 'number' && field.min === field.max;
}
