import type { GameModule } from '../board';
import Board from './Board.svelte';
import { predict } from './predict';
import type { NardyView } from './view';
import { describe, explainRefusal, facts, say } from './words';

const nardy: GameModule<NardyView> = {
    Board,
    predict,
    facts,
    say,
    describe,
    explainRefusal,
    confirmsMoves: true,
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
};

export default nardy;
