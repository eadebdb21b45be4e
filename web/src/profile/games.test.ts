import { describe, expect, it, vi } from 'vitest';
import type { GameSummary } from '../api/protocol';
import { endingOf, isOnTime, pagesBefore } from './games';

const game = (changes: Partial<GameSummary>): GameSummary => ({
    id: 'g',
    table: 't',
    game: 'sudoku',
    players: ['Olya', 'Max'],
    levels: [0, 0],
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

describe('a game that a clock decided', () => {
    const late = (winners: number[], lost_on_time: number[], reason = 'resignation') =>
        game({
            players: ['Olya', 'Max', 'Lesya'],
            outcome: { winners, scores: [0, 0, 0], reason, lost_on_time },
        });

    it('is won or lost on time', () => {
        expect(isOnTime(late([1], [2, 3]))).toBe(true);
        expect(isOnTime(late([3], [1]))).toBe(true);
        expect(isOnTime(late([1], [2]))).toBe(false);
        expect(isOnTime(late([3], [2]))).toBe(false);
        expect(isOnTime(late([1], [2, 3], 'last_tile'))).toBe(false);
        expect(isOnTime(game({}))).toBe(false);
    });
});

describe('all games', () => {
    it('come page by page, each before the last one of the page before', async () => {
        const all = Array.from({ length: 120 }, (_, at) => game({ id: `g${at}`, started_at: 1000 - at }));
        const asked: string[] = [];
        vi.stubGlobal('fetch', (path: string) => {
            asked.push(path);
            const before = Number(/before=(\d+)/.exec(path)?.[1] ?? Infinity);
            const page = all.filter(({ started_at }) => started_at < before).slice(0, 50);
            return Promise.resolve(new Response(JSON.stringify(page)));
        });
        const got: GameSummary[] = [];
        for await (const page of pagesBefore(undefined)) got.push(...page);
        vi.unstubAllGlobals();
        expect(got.map(({ id }) => id)).toEqual(all.map(({ id }) => id));
        expect(asked).toEqual(['/api/me/games', '/api/me/games?before=951', '/api/me/games?before=901']);
    });
});
