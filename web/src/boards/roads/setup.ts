import { isSeat, type GameSetup } from '../setup';

const VARIANTS = ['duel', 'newspaper', 'pile'];

const setup: GameSetup = {
    players: [2, 3, 4, 5, 6],
    variant: ({ variant, lanes }) =>
        `${VARIANTS[Number(variant) - 1] ?? 'duel'}${lanes === 'mixed' ? '-lanes' : ''}`,
    // R14: the first variant is for two, so more play with the newspaper.
    presetFor: (players) => (players > 2 ? { preset: 'newspaper', players } : {}),
    groups: [
        { name: 'players', fields: ['players', 'start'] },
        { name: 'rules', fields: ['variant', 'lanes'] },
        { name: 'board', fields: ['table', 'field'] },
        { name: 'cards', fields: ['cards', 'aside'] },
    ],
    rules: {
        // R14
        players: { when: ({ variant }) => variant !== 1 },
        variant: {
            words: { 1: 'roads-preset-duel', 2: 'roads-preset-newspaper', 3: 'roads-preset-pile' },
        },
        // R8: the first variant has no field, the second one always has.
        table: { when: ({ variant }) => variant === 3 },
        field: {
            when: ({ variant, table }) => variant === 2 || (variant === 3 && table === 'field'),
            most: [24, 16],
        },
        start: { fits: isSeat },
    },
    hasDraws: ({ variant }) => variant === 1,
};

export default setup;
