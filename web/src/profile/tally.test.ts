import { expect, test } from 'vitest';
import type { GameSummary } from '../api/protocol';
import { curveOf, rivalOf, talliesOf } from './tally';

const game = (changes: Partial<GameSummary> = {}): GameSummary => ({
    id: 'g',
    table: 't',
    game: 'quoridor',
    players: ['Olya', ''],
    levels: [0, 3],
    your_seats: [1],
    started_at: 1,
    ended_at: 2,
    outcome: { winners: [1], scores: [1, 0], reason: 'goal' },
    ...changes,
});
const lost = { outcome: { winners: [2], scores: [0, 1], reason: 'goal' } };

test('a rival is people, else the strongest bot, and nobody alone or on one screen', () => {
    expect(rivalOf(game())).toBe(3);
    expect(rivalOf(game({ players: ['Olya', '', ''], levels: [0, 2, 5] }))).toBe(5);
    expect(rivalOf(game({ players: ['Olya', '', 'Max'], levels: [0, 5, 0] }))).toBe('people');
    expect(rivalOf(game({ players: ['Olya'], levels: [0] }))).toBeNull();
    expect(rivalOf(game({ players: ['Olya', 'Olya'], levels: [0, 0], your_seats: [1, 2] }))).toBeNull();
});

test('wins are counted by game and level, and only of games that were played to the end', () => {
    const tallies = talliesOf([
        game(),
        game(lost),
        game({ levels: [0, 4] }),
        game({ players: ['Olya', 'Max'], levels: [0, 0], outcome: { winners: [], scores: [], reason: '' } }),
        game({ game: 'metro', ...lost }),
        game({ outcome: null }),
        game({ outcome: null, ended_at: null }),
    ]);
    expect([...tallies.keys()]).toEqual(['quoridor', 'metro']);
    expect([...(tallies.get('quoridor') ?? [])]).toEqual([
        [3, { won: 1, played: 2 }],
        [4, { won: 1, played: 1 }],
        ['people', { won: 0, played: 1 }],
    ]);
});

test('a curve goes from the oldest game to the newest, two players apart from more', () => {
    const games = [
        game({ rating: 1540 }),
        game(),
        game({ rating: 1620, players: ['Olya', 'Max', 'Ann', ''] }),
        game({ rating: 1510 }),
        game({ game: 'metro', rating: 1400 }),
    ];
    expect(curveOf(games, 'quoridor', '2')).toEqual([1510, 1540]);
    expect(curveOf(games, 'quoridor', 'more')).toEqual([1620]);
});
