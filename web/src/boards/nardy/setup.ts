import type { Setup } from '../board';
import type { GameSetup } from '../setup';

const isMatch = ({ match }: Setup) => Number(match) > 0;

const setup: GameSetup = {
    players: [2],
    variant: ({ bear_off }) =>
        bear_off === 'even' ? 'leaflet' : bear_off === 'exact' ? 'exact' : 'international',
    groups: [
        { name: 'players', fields: ['players', 'white', 'start'] },
        { name: 'rules', fields: ['bear_off', 'points'] },
        { name: 'match', fields: ['match', 'score', 'cube', 'crawford', 'jacoby'] },
    ],
    rules: {
        match: { words: { 0: 'nardy-zero-match' } },
        score: {
            when: isMatch,
            fits: (value, { match }) => (value as number[]).every((points) => points < Number(match)),
        },
        crawford: { when: (setup) => isMatch(setup) && setup['cube'] === true },
        // The Jacoby rule is for single games, and says what gammons count before the cube is turned.
        jacoby: {
            when: (setup) => !isMatch(setup) && setup['cube'] === true && setup['points'] === 'gammon',
        },
    },
    hasTakebacks: (options) => options?.hand_throw ?? false,
    hasOwnMatch: true,
    hasDice: true,
};

export default setup;
