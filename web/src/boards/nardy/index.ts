import type { GameModule } from '../board';
import Board from './Board.svelte';
import { finishing, isMeant } from './finishing.svelte';
import { note, touches } from './note';
import { predict } from './predict';
import { explainRefusal } from './refusal';
import { tally } from './tally';
import type { NardyView } from './view';
import { describe, describeSeat, facts, say, untold } from './words';

const nardy: GameModule<NardyView> = {
    Board,
    predict,
    facts,
    say,
    untold,
    note,
    touches,
    tally,
    describe,
    describeSeat,
    explainRefusal,
    isMeant,
    settings: [finishing],
    sound: (line) => (line.startsWith('! ') ? 'dice' : line.includes('/') ? 'wood' : null),
    keys: [
        { keys: '← ↑ → ↓', text: 'nardy-keys-arrows' },
        { keys: '1 … 24', text: 'nardy-keys-figures' },
        { keys: 'N', text: 'nardy-keys-next' },
        { keys: 'W, H', text: 'nardy-keys-wall-home' },
        { keys: 'Enter', text: 'nardy-keys-enter' },
        { keys: 'Esc', text: 'nardy-keys-escape' },
        { keys: 'Backspace, U', text: 'nardy-keys-undo' },
        { keys: 'C', text: 'nardy-keys-confirm' },
        { keys: 'T', text: 'nardy-keys-throw' },
        { keys: 'D', text: 'nardy-keys-double' },
    ],
    mouse: [
        { press: 'nardy-mouse-twice', text: 'nardy-mouse-twice-does' },
        { press: 'nardy-mouse-right', text: 'nardy-keys-undo' },
        { press: 'nardy-mouse-dice', text: 'nardy-mouse-dice-does' },
    ],
};

export default nardy;
