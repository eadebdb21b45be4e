import { expect, test } from 'vitest';
import type { GameSummary } from '../api/protocol';
import { rivalOf, talliesOf } from './tally';

const game = (changes: Partial<GameSummary> = {}): GameSummary => ({
    id: 'g',
    table: 't',
    game: 'quoridor',
    players: ['Olya', ''],
    your_seats: [1],
    started_at: 1,
    ended_at: 2,
    outcome: { winners: [1], scores: [1, 0], reason: 'goal' },
    ...changes,
});
const lost = { outcome: { winners: [2], scores: [0, 1], reason: 'goal' } };

test('rivals are people, else bots, and nobody alone or on one screen', () => {
    expect(rivalOf(game())).toBe('bots');
    expect(rivalOf(game({ players: ['Olya', '', 'Max'] }))).toBe('people');
    expect(rivalOf(game({ players: ['Olya'] }))).toBeNull();
    expect(rivalOf(game({ players: ['Olya', 'Olya'], your_seats: [1, 2] }))).toBeNull();
});

test('wins are counted by game, and only of games that were played to the end', () => {
    const tallies = talliesOf([
        game(),
        game(lost),
        game({ players: ['Olya', 'Max'], outcome: { winners: [], scores: [], reason: '' } }),
        game({ game: 'metro', ...lost }),
        game({ outcome: null }),
        game({ outcome: null, ended_at: null }),
    ]);
    expect([...tallies.keys()]).toEqual(['quoridor', 'metro']);
    expect([...(tallies.get('quoridor') ?? [])]).toEqual([
        ['bots', { won: 1, played: 2 }],
        ['people', { won: 0, played: 1 }],
    ]);
});
