/** Sudoku: cards on a common board, and a track around it. */

import type { GameModule } from '../board';
import Board from './Board.svelte';
import { note, touches } from './note';
import { predict } from './predict';
import { explainRefusal } from './refusal';
import { tally } from './tally';
import type { SudokuView } from './view';
import { describe, describeSeat, facts, hush, say } from './words';

const sudoku: GameModule<SudokuView> = {
    Board,
    predict,
    facts,
    say,
    note,
    touches,
    tally,
    hush,
    describe,
    describeSeat,
    explainRefusal,
    // To agree costs nothing, and time runs.
    isMeant: (move) => move === 'ok',
    sound: (line) => (/^\d [a-i]\d/.test(line) ? 'card' : null),
    keys: [
        { keys: '← ↑ → ↓', text: 'sudoku-keys-arrows' },
        { keys: 'a–i 1–9', text: 'sudoku-keys-jump' },
        { keys: 'Enter', text: 'sudoku-keys-enter' },
        { keys: 'Esc', text: 'sudoku-keys-escape' },
        { keys: 'P', text: 'sudoku-keys-points' },
        { keys: 'O', text: 'sudoku-keys-object' },
        { keys: 'K', text: 'sudoku-keys-ok' },
        { keys: 'S', text: 'sudoku-keys-stuck' },
    ],
};

export default sudoku;
