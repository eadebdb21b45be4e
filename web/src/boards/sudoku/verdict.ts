/** How the last check or claim ended, read from the last lines of the record and the board. */

import { type Line, type SudokuView, readLine } from './view';

export type Verdict =
    /** A breach was seen: the card left the game. */
    | {
          readonly kind: 'caught';
          readonly by: number;
          readonly mover: number;
          readonly square: string;
          readonly card: number | null;
      }
    /** A square was shown for a card that was said to have none. */
    | {
          readonly kind: 'shown';
          readonly by: number;
          readonly mover: number;
          readonly square: string;
          readonly card: number | null;
      }
    /** The card stands; these objected for nothing. */
    | {
          readonly kind: 'stands';
          readonly mover: number;
          readonly square: string;
          readonly vain: readonly number[];
      };

/** The verdict while it is news: from the last answer until the next card is laid. Null at other times. */
export function verdictOf(view: SudokuView, last: readonly string[]): Verdict | null {
    if (view.phase.name === 'check' || view.phase.name === 'claim' || view.phase.name === 'over') return null;
    const lines = last.map(readLine).filter((line): line is Line => line !== null);
    const opened = lines.findLastIndex((line) => line.kind === 'lay' || line.kind === 'stuck');
    const opening = lines[opened];
    const answers = lines.slice(opened + 1);
    const final = answers.findLast((line) => line.kind !== 'draw');
    if (!opening || !final) return null;
    if (opening.kind === 'stuck' && final.kind === 'show') {
        return {
            kind: 'shown',
            by: final.seat,
            mover: opening.seat,
            square: final.square,
            card: opening.card,
        };
    }
    if (opening.kind !== 'lay') return null;
    const { seat: mover, square, card } = opening;
    const stands = view.board.some((laid) => laid.square === square);
    if (!stands)
        return final.kind === 'object' ? { kind: 'caught', by: final.seat, mover, square, card } : null;
    const vain = answers.flatMap((line) => (line.kind === 'object' ? [line.seat] : []));
    return { kind: 'stands', mover, square, vain };
}

/** Who laid the last card, and where: what to mark as the last move. */
export function lastLay(last: readonly string[]): { seat: number; square: string } | null {
    const line = last.map(readLine).findLast((read) => read?.kind === 'lay');
    return line?.kind === 'lay' ? { seat: line.seat, square: line.square } : null;
}

/** Whether a line of the record is a move of its own, and no answer to another's. */
export function isMove(line: string): boolean {
    const kind = readLine(line)?.kind;
    return kind === 'lay' || kind === 'stuck' || kind === 'show';
}
