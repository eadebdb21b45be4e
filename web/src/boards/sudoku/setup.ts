import type { Setup } from '../board';
import { isSeat, type GameSetup } from '../setup';

const severalPlay = ({ players }: Setup) => Number(players) > 1;
const isAdult = ({ side }: Setup) => side === 'adult';
const isChildren = ({ side }: Setup) => side === 'children';
const isManual = (setup: Setup) => isAdult(setup) && setup['golden'] === 'manual';

/** Nine golden cards, each number, row and column once: `a4=1 b7=2 …`. */
function areGolden(text: string): boolean {
    const cards = text.trim().split(/\s+/);
    if (!cards.every((card) => /^[a-i][1-9]=[1-9]$/.test(card))) return false;
    return [0, 1, 3].every((place) => new Set(cards.map((card) => card[place])).size === 9);
}

const setup: GameSetup = {
    players: [2, 3, 4],
    variant: (setup) => {
        if (!severalPlay(setup)) return 'solo';
        if (setup['referee'] === 'table') return 'table';
        return isChildren(setup) ? 'children' : 'adult';
    },
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
            words: { 0: 'sudoku-zero-check_seconds' },
        },
        golden: { when: isAdult },
        golden_cards: { when: isManual },
        layout: { when: isChildren },
        blocks: { when: isChildren },
        // S15
        scoring: {
            values: (setup) => (isAdult(setup) ? ['full', 'simple'] : ['full', 'simple', 'block']),
        },
    },
    objection(setup) {
        const cards = setup['golden_cards'];
        const isWrong = isManual(setup) && (typeof cards !== 'string' || !areGolden(cards));
        return isWrong ? { key: 'new-why-golden' } : undefined;
    },
};

export default setup;
