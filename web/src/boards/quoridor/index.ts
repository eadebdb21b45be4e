/** Quoridor as the frame sees it. */

import type { GameModule } from '../board';
import Board from './Board.svelte';
import { note, touches } from './note';
import { predict } from './predict';
import { explainRefusal } from './refusal';
import { tally } from './tally';
import type { QuoridorView } from './view';
import { describe, describeSeat, facts, say } from './words';

export default {
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
    sound: (line) => (/^\d /.test(line) ? 'wood' : null),
    keys: [
        { keys: '← ↑ → ↓', text: 'quoridor-keys-arrows' },
        { keys: 'H V', text: 'quoridor-keys-fence' },
        { keys: 'e4 e4h', text: 'quoridor-keys-type' },
        { keys: 'Enter', text: 'quoridor-keys-enter' },
        { keys: 'Esc', text: 'quoridor-keys-escape' },
    ],
} satisfies GameModule<QuoridorView>;
