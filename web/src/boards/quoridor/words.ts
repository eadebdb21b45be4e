/** The game in words: for the log, for announcing, and for those who do not see the board. */

import { t } from '../../texts/texts.svelte';
import type { Around, Fact, Speaker } from '../board';
import {
    type Fence,
    type QuoridorView,
    type Square,
    fenceName,
    finishOf,
    readLine,
    readMove,
    readSquare,
    squareName,
} from './view';

/** The pawns' signs as text, by seat. */
const signs = ['○', '▲', '■', '◆'];

/** What belongs to a seat: which pawn it has, and the fences it has left. */
export function facts(view: QuoridorView, seat: number): Fact[] {
    const count = view.fences_left[seat - 1] ?? 0;
    return [
        { text: signs[seat - 1] ?? '', label: t(`quoridor-pawn-${seat}`) },
        { text: String(count), label: t('quoridor-fences-left', { count }) },
    ];
}

/** A line of the record in words. */
export function say(line: string, speaker: Speaker, { before }: Around<QuoridorView>): string | null {
    const { seat, text } = readLine(line);
    const who = (number: number) => ({ name: speaker.name(number), own: speaker.own(number) ? 'yes' : 'no' });
    const [, first] = /^start (\d)$/.exec(text) ?? [];
    if (first) return t('quoridor-say-start', who(Number(first)));
    if (text.startsWith('takeback')) return t('quoridor-say-takeback');
    if (seat === null) return null;
    const move = readMove(text);
    switch (move?.kind) {
        case 'fence':
            return t('quoridor-say-fence', { ...who(seat), fence: fenceName(move.fence) });
        case 'pass':
            return t('quoridor-say-pass', who(seat));
        case 'step': {
            const from = readSquare(before?.pawns[seat - 1] ?? '');
            const jumps = from !== null && apart(from, move.to) > 1;
            const square = squareName(move.to);
            return t(jumps ? 'quoridor-say-jump' : 'quoridor-say-step', { ...who(seat), square });
        }
    }
    if (text.startsWith('resign')) return t('quoridor-say-resign', who(seat));
    if (text.startsWith('timeout')) return t('quoridor-say-timeout', who(seat));
    if (text === 'offer draw') return t('quoridor-say-offer', who(seat));
    if (text === 'accept draw') return t('quoridor-say-accept', who(seat));
    return null;
}

/** The whole position in words. */
export function describe(view: QuoridorView, speaker: Speaker): string {
    const sentences = [
        t('quoridor-describe-board', { size: view.size }),
        ...view.pawns.map((_, index) => describeSeat(view, index + 1, speaker)),
    ];
    sentences.push(
        view.fences.length === 0
            ? t('quoridor-describe-no-fences')
            : t('quoridor-describe-fences', { count: view.fences.length, fences: view.fences.join(', ') }),
    );
    if (view.turn === 'over') {
        const winners = view.winners.map(speaker.name).join(', ');
        sentences.push(winners ? t('quoridor-describe-won', { name: winners }) : t('quoridor-describe-over'));
    } else if (view.turn !== 'chance') {
        const [seat = 1] = view.turn;
        sentences.push(
            t('quoridor-describe-turn', { name: speaker.name(seat), own: speaker.own(seat) ? 'yes' : 'no' }),
        );
    }
    return sentences.join(' ');
}

/** A pawn, how far it has to go, and the fences that are left. */
export function describeSeat(view: QuoridorView, seat: number, speaker: Speaker): string {
    const pawn = view.pawns[seat - 1] ?? null;
    const name = speaker.name(seat);
    if (pawn === null) return t('quoridor-describe-gone', { name });
    return t('quoridor-describe-pawn', {
        name,
        own: speaker.own(seat) ? 'yes' : 'no',
        square: pawn,
        edge: finishOf(seat, view.pawns.length),
        count: view.fences_left[seat - 1] ?? 0,
        steps: view.distances[seat - 1] ?? 0,
    });
}

/** A square in words: what stands there, and whether one can go there. */
export function squareLabel(view: QuoridorView, square: Square, speaker: Speaker, legal: boolean): string {
    const name = squareName(square);
    const seat = view.pawns.indexOf(name) + 1;
    if (seat > 0)
        return t('quoridor-square-pawn', {
            square: name,
            name: speaker.name(seat),
            own: speaker.own(seat) ? 'yes' : 'no',
        });
    return t(legal ? 'quoridor-square-legal' : 'quoridor-square', { square: name });
}

/** A place for a fence in words. `lies` is its orientation on the screen. */
export function fenceLabel(view: QuoridorView, fence: Fence, lies: 'h' | 'v', legal: boolean): string {
    const name = fenceName(fence);
    const values = { fence: name, lies };
    if (view.fences.includes(name)) return t('quoridor-place-taken', values);
    return t(legal ? 'quoridor-place-legal' : 'quoridor-place', values);
}

function apart(one: Square, other: Square): number {
    return Math.abs(one.column - other.column) + Math.abs(one.row - other.row);
}
