/** The view after a move, as far as it can be known before the service answers. */

import { disorder, ways } from './fits';
import {
    activeLines,
    asHeld,
    isDouble,
    MOST_ACTIVE,
    readLaying,
    type Laying,
    type LineView,
    type View,
} from './view';

export function predict(view: View, move: string, seat: number): View {
    const laying = readLaying(move);
    if (laying) return laid(view, laying, seat);
    if (move === 'draw') return { ...view, stage: 'draw' };
    return { ...view, drawn: null, right: false };
}

function laid(view: View, { tile, line: name, token }: Laying, seat: number): View {
    const held = asHeld(tile);
    const double = isDouble(tile);
    const lines = view.lines.map((line) => (line.line === name ? longer(line, tile) : line));
    const full = lines.some((line) => line.line === name && line.state === 'closed');
    const seats = view.seats.map((one) => {
        if (one.seat !== seat) return one;
        return {
            ...one,
            tiles: one.tiles - 1,
            hand: one.hand?.filter((other) => other !== held) ?? null,
            tokens: one.tokens + (double ? 1 : 0) - (token ? 1 : 0),
            points: one.points + 1,
        };
    });
    const due = full && view.pile > 0;
    const next: View = {
        ...view,
        lines,
        seats,
        drawn: null,
        right: double,
        token_used: view.token_used || token,
        stage: due ? 'station' : view.stage === 'drawn' ? 'more' : view.stage,
        completed: due ? name : null,
    };
    return { ...next, lines: lines.map((line) => marked(next, line, seat)) };
}

function longer(line: LineView, tile: string): LineView {
    const tiles = [...line.tiles, tile];
    const full = tiles.length === line.length;
    return {
        ...line,
        tiles,
        state: full ? 'closed' : 'active',
        open_end: full ? null : Number(tile[2]),
    };
}

/** What a tile more changes for a line: whether it is open (M5), and whether something in the hand fits (M18). */
function marked(view: View, line: LineView, seat: number): LineView {
    const open = line.state === 'active' || (line.state === 'unstarted' && activeLines(view) < MOST_ACTIVE);
    const hand = view.seats.find((one) => one.seat === seat)?.hand;
    const seen = view.seat === seat && hand && disorder(line) !== 'good';
    const none = seen ? !hand.some((tile) => ways(view, line, tile).length > 0) : line.out_of_order;
    return { ...line, open, out_of_order: line.state === 'closed' ? line.out_of_order && false : none };
}
