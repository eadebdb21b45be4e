/** Moves as they are written down, and what they touch on the board. */

import { type Note, PASS } from '../board';
import { fenceName, readLine, readMove, squareName } from './view';

export function note(line: string): Note | null {
    const { seat, text } = readLine(line);
    const move = readMove(text);
    if (seat === null || !move) return null;
    return { seat, text: move.kind === 'pass' ? PASS : text, part: 'move' };
}

export function touches(line: string): string[] {
    const move = readMove(readLine(line).text);
    if (move?.kind === 'fence') return [`[data-fence="${fenceName(move.fence)}"]`];
    return move?.kind === 'step' ? [`[data-square="${squareName(move.to)}"]`] : [];
}
