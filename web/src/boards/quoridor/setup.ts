import { isSeat, type GameSetup } from '../setup';

const setup: GameSetup = {
    players: [2, 4],
    variant: ({ size, players }) => (Number(size) < 9 ? 'small' : players === 4 ? 'four' : 'two'),
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
        ply_limit: { words: { 0: 'quoridor-zero-ply_limit' } },
    },
    hasDraws: () => true,
    hasTakebacks: () => true,
};

export default setup;
