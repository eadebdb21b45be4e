/** What the page must know of a game before its board is loaded: how many play, and how its options are laid out. */

import type { Options } from '../api/protocol';
import type { Setup } from './board';

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

/** What the service would refuse, said before it is asked. */
export interface Objection {
    /** The text's key. */
    key: string;
    values?: Record<string, number>;
}

/** One per game, in `boards/GAME/setup.ts`. */
export interface GameSetup {
    /** How many can sit around one screen; a test compares this with the game's schema. */
    players: readonly number[];
    /** The preset that comes nearest, for the variant's name. */
    variant: (setup: Setup) => string;
    /** The default setup for so many players, where the number alone does not say it. */
    presetFor?: (players: number) => Record<string, unknown>;
    /** The options, in the groups in which they are shown. */
    groups: readonly { name: GroupName; fields: readonly string[] }[];
    /** What belongs together. */
    rules: Readonly<Record<string, Rule>>;
    objection?: (setup: Setup) => Objection | undefined;
    /** Whether the rules know an agreed draw. */
    hasDraws?: (setup: Setup) => boolean;
    /** Whether a move can be taken back. */
    hasTakebacks?: (options: Options | undefined) => boolean;
    /** The setup has a match of its own; other games are repeated until somebody has so many points. */
    hasOwnMatch?: true;
    /** Players may throw the dice themselves. */
    hasDice?: true;
}

/** A seat that there is, or the lot. */
export const isSeat = (value: unknown, setup: Setup) =>
    value === 'lot' || Number(value) <= Number(setup['players']);
