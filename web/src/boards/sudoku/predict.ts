/** The view after a move of one's own, before the service answers. */

import { type Phase, type SudokuView, readLine } from './view';

/** Points are counted by rules that a view does not tell, so they follow with the answer. */
export function predict(view: SudokuView, move: string, seat: number): SudokuView {
    const line = readLine(`${seat} ${move}`);
    switch (line?.kind) {
        case 'lay':
            return lay(view, line.square, seat);
        case 'stuck':
            return { ...view, phase: { name: 'claim', waiting: opponents(view, seat) } };
        case 'ok':
        case 'object':
        case 'accept':
        case 'show':
            return { ...view, phase: answered(view.phase, seat) };
        default:
            return view;
    }
}

function lay(view: SudokuView, square: string, seat: number): SudokuView {
    const card = view.seats.find((held) => held.seat === seat)?.card;
    if (!card) return view;
    return {
        ...view,
        turn: 'chance',
        phase: { name: 'draw' },
        board: [...view.board, { square, card, start: false }],
        seats: view.seats.map((held) =>
            held.seat === seat ? { ...held, holds_card: false, card: null } : held,
        ),
    };
}

function answered(phase: Phase, seat: number): Phase {
    if (phase.name !== 'check' && phase.name !== 'claim') return phase;
    return { ...phase, waiting: phase.waiting.filter((other) => other !== seat) };
}

function opponents(view: SudokuView, seat: number): number[] {
    return view.seats.filter((other) => other.in_game && other.seat !== seat).map((other) => other.seat);
}
