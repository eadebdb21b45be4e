import { isSeat, type GameSetup } from '../setup';

const setup: GameSetup = {
    players: [2, 3, 4],
    variant: ({ tokens_per_turn }) => (tokens_per_turn === 1 ? 'calm' : 'leaflet'),
    groups: [
        { name: 'players', fields: ['players', 'start'] },
        { name: 'board', fields: ['city', 'start_tile'] },
        { name: 'rules', fields: ['tokens_per_turn'] },
    ],
    rules: {
        start: { fits: isSeat },
        tokens_per_turn: { words: { 0: 'metro-zero-tokens_per_turn' } },
    },
};

export default setup;
