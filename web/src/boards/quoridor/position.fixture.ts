/** Positions for tests: pawns and fences, everything else as it mostly is. */

import type { QuoridorView } from './view';

export function view(pawns: string[], fences: string[], more: Partial<QuoridorView> = {}): QuoridorView {
    return {
        seat: 1,
        turn: [1],
        size: 9,
        pawns,
        fences,
        fences_left: pawns.map(() => 5),
        distances: pawns.map(() => 8),
        winners: [],
        ...more,
    };
}
