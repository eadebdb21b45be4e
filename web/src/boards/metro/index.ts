/** Metro: dominoes along the lines of a map that grows. */

import type { GameModule } from '../board';
import Board from './Board.svelte';
import { note, touches } from './note';
import { predict } from './predict';
import { explainRefusal } from './refusal';
import { tally } from './tally';
import type { View } from './view';
import { describe, describeSeat, facts, say } from './words';

const metro: GameModule<View> = {
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
    sound: (line) => (line.includes('>') ? 'tile' : null),
    keys: [
        { keys: '← →', text: 'metro-key-hand' },
        { keys: 'Enter', text: 'metro-key-take' },
        { keys: '↑ ↓', text: 'metro-key-aim' },
        { keys: 'F', text: 'metro-key-flip' },
        { keys: 'Esc', text: 'metro-key-drop' },
        { keys: 'D', text: 'metro-key-draw' },
        { keys: 'K', text: 'metro-key-keep' },
        { keys: 'E', text: 'metro-key-done' },
        { keys: 'P', text: 'metro-key-pass' },
        { keys: 'T', text: 'metro-key-token' },
        { keys: '+ − 0', text: 'metro-key-zoom' },
        { keys: 'Shift + ← ↑ → ↓', text: 'metro-key-pan' },
    ],
};

export default metro;
