import type { GameModule } from '../board';
import Board from './Board.svelte';
import { note, touches } from './note';
import { predict } from './predict';
import { explainRefusal } from './refusal';
import { tally } from './tally';
import { laidOf, type RoadsView } from './view';
import { describe, describeSeat, facts, say } from './words';

const roads: GameModule<RoadsView> = {
    Board,
    predict,
    facts,
    say,
    note,
    touches,
    tally,
    describe,
    describeSeat,
    explainRefusal,
    sound: (line) => (laidOf(line.replace(/^\d+ /, '')) ? 'card' : null),
    keys: [
        { keys: '1 – 9', text: 'roads-keys-hold' },
        { keys: 'Q E', text: 'roads-keys-next' },
        { keys: 'R', text: 'roads-keys-turn' },
        { keys: '← ↑ → ↓', text: 'roads-keys-cursor' },
        { keys: 'N', text: 'roads-keys-fit' },
        { keys: 'Enter', text: 'roads-keys-lay' },
        { keys: 'Esc', text: 'roads-keys-back' },
        { keys: 'P', text: 'roads-keys-pass' },
        { keys: '+ − 0', text: 'roads-keys-zoom' },
    ],
};

export default roads;
