import { expect, test, vi } from 'vitest';
import type { Outcome } from '../api/protocol';
import { whyEnded } from './ending';

vi.mock('../texts/texts.svelte', () => ({
    has: (key: string) => !key.endsWith('-agreement'),
    t: (key: string, values?: { name: string; own: string }) =>
        values ? `${key}: ${values.name}, own ${values.own}` : key,
}));

const speaker = (own: number) => ({
    name: (seat: number) => ['Olya', 'Petro', 'Lesya'][seat - 1] ?? '',
    own: (seat: number) => seat === own,
});

function outcome(winner: number, players: number, reason: string, lost_on_time: number[]): Outcome {
    return { winners: [winner], scores: Array.from({ length: players }, () => 0), reason, lost_on_time };
}

test('a loss on time is told as one, and not as a resignation', () => {
    const late = outcome(2, 2, 'resignation', [1]);
    expect(whyEnded('quoridor', late, speaker(2))).toBe('common-end-time: Olya, own no');
    expect(whyEnded('quoridor', late, speaker(1))).toBe('common-end-time: Olya, own yes');
    const nardy = outcome(2, 2, 'resign', [1]);
    expect(whyEnded('nardy', nardy, speaker(2))).toBe('common-end-time: Olya, own no');
    const both = outcome(3, 3, 'resignation', [1, 2]);
    expect(whyEnded('roads', both, speaker(1))).toBe('common-end-time: Olya, Petro, own no');
});

test('somebody who resigned is not said to have run out of time', () => {
    const { lost_on_time: _, ...resigned } = outcome(2, 2, 'resignation', []);
    expect(whyEnded('roads', resigned, speaker(1))).toBe('common-end-resigned: Olya, own yes');
    expect(whyEnded('nardy', outcome(1, 2, 'resign', []), speaker(1))).toBe(
        'common-end-resigned: Petro, own no',
    );
    expect(whyEnded('roads', outcome(3, 3, 'resignation', []), speaker(1))).toBe('roads-end-resignation');
    expect(whyEnded('roads', outcome(3, 3, 'resignation', [1]), speaker(3))).toBe('common-end-left');
});

test('whoever plays alone and stops has no others who left', () => {
    expect(whyEnded('sudoku', outcome(1, 1, 'resignation', []), speaker(1))).toBe('common-end-early');
    expect(whyEnded('sudoku', outcome(1, 1, 'stuck', []), speaker(1))).toBe('sudoku-end-stuck');
});

test('an end that no clock brought is told by the game, whoever ran out of time before', () => {
    expect(whyEnded('metro', outcome(2, 3, 'last_tile', [1]), speaker(2))).toBe('metro-end-last_tile');
    expect(whyEnded('metro', outcome(2, 3, 'agreement', []), speaker(2))).toBe('');
});
