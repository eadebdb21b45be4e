import { describe, expect, it } from 'vitest';
import type { GameSummary } from '../api/protocol';
import { endingOf, soloBests } from './games';

const game = (changes: Partial<GameSummary>): GameSummary => ({
    id: 'g',
    table: 't',
    game: 'sudoku',
    players: ['Olya', 'Max'],
    your_seats: [1],
    started_at: 1,
    ended_at: 2,
    outcome: { winners: [1], scores: [1, 0], reason: 'goal' },
    ...changes,
});

const outcome = (winners: number[], ...scores: number[]) => ({ winners, scores, reason: 'dead_end' });

describe('a game in the list', () => {
    it('is won, lost, drawn, running or given up', () => {
        expect(endingOf(game({}))).toBe('won');
        expect(endingOf(game({ your_seats: [2] }))).toBe('lost');
        expect(endingOf(game({ outcome: outcome([], 0, 0) }))).toBe('drawn');
        expect(endingOf(game({ outcome: null, ended_at: null }))).toBe('running');
        expect(endingOf(game({ outcome: null }))).toBe('none');
    });

    it('is neither won nor lost alone', () => {
        expect(endingOf(game({ players: ['Olya'], outcome: outcome([1], 120) }))).toBe('solo');
    });
});

describe('solo bests', () => {
    it('are the finished games of one player, the highest score first and of equal ones the oldest', () => {
        const solo = (id: string, score: number, started_at: number) =>
            game({ id, players: ['Olya'], outcome: outcome([1], score), started_at });
        const games = [
            solo('a', 90, 3),
            game({ id: 'two', outcome: outcome([1], 400, 3) }),
            solo('b', 120, 2),
            solo('c', 90, 1),
            game({ id: 'left', players: ['Olya'], outcome: null }),
        ];
        expect(soloBests(games).map(({ game: { id }, score }) => [id, score])).toEqual([
            ['b', 120],
            ['c', 90],
            ['a', 90],
        ]);
        expect(soloBests(games, 1)).toHaveLength(1);
    });
});
