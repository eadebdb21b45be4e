import { expect, test } from 'vitest';
import type { GameSummary } from '../api/protocol';
import { soloBests } from './solo';

const adult = {
    blocks: '2x3',
    check_seconds: 20,
    end: 'all_cards',
    golden: 'random',
    golden_cards: '',
    layout: 'animals',
    players: 1,
    referee: 'strict',
    scoring: 'full',
    side: 'adult',
    start: 'lot',
};

function solo(id: string, score: number, started_at: number, setup: object = {}): GameSummary {
    return {
        id,
        table: 't',
        game: 'sudoku',
        setup: { ...adult, ...setup },
        players: ['Olya'],
        levels: [0],
        your_seats: [1],
        started_at,
        ended_at: 9,
        outcome: { winners: [1], scores: [score], reason: 'dead_end' },
    };
}

const told = (games: GameSummary[]) => soloBests(games).map(({ game: { id }, score }) => [id, score]);

test('of games with one setup the best is told, and of equal ones the oldest', () => {
    const games = [solo('a', 90, 3), solo('b', 120, 2), solo('c', 120, 1), solo('d', 20, 4)];
    expect(told(games)).toEqual([['c', 120]]);
});

test('only finished games of one player count', () => {
    const two = { ...solo('two', 400, 1), players: ['Olya', 'Max'] };
    const left = { ...solo('left', 0, 2), outcome: null };
    expect(told([two, left])).toEqual([]);
});

test('another setup is another best, and is told apart by what differs', () => {
    const games = [
        solo('numbers', 200, 1),
        solo('simple', 90, 2, { scoring: 'simple' }),
        solo('animals', 60, 3, { side: 'children' }),
        solo('fewer', 30, 4, { side: 'children' }),
    ];
    expect(told(games)).toEqual([
        ['numbers', 200],
        ['simple', 90],
        ['animals', 60],
    ]);
    const words = soloBests(games).map(({ apart }) => apart.map(({ value }) => value));
    expect(words).toEqual([
        ['adult', 'full'],
        ['adult', 'simple'],
        ['children', 'full'],
    ]);
    expect(soloBests(games.slice(0, 1))[0]?.apart).toEqual([]);
});

test('what means nothing to one player alone, or on this side, makes no other setup', () => {
    const games = [solo('a', 90, 1), solo('b', 80, 2, { start: 1, check_seconds: 0, blocks: '3x2' })];
    expect(told(games)).toEqual([['a', 90]]);
});
