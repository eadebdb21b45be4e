import { describe, expect, it } from 'vitest';
import { readImported } from './imported';
import { actionOf, eventsOf, recordUpTo } from './record';

const record =
    'igroteka-record: 1\ngame: quoridor\nsetup.players: 2\nseat.1: Olya\n\n! start 2\n# good\n2 e8\n1 e2\n';

describe('a record', () => {
    it('has events, without comments', () => {
        expect(eventsOf(record)).toEqual(['! start 2', '2 e8', '1 e2']);
        expect(eventsOf('game: quoridor')).toEqual([]);
    });

    it('is cut before a place', () => {
        expect(recordUpTo(record, 2)).toBe(
            'igroteka-record: 1\ngame: quoridor\nsetup.players: 2\nseat.1: Olya\n\n! start 2\n2 e8\n',
        );
        expect(eventsOf(recordUpTo(record, 0))).toEqual([]);
    });

    it('has lines of seats, and lines of nobody', () => {
        expect(actionOf('2 show e4')).toEqual({ seat: 2, move: 'show e4' });
        expect(actionOf('! throw 31')).toBeNull();
        expect(actionOf('takeback 2')).toBeNull();
    });
});

describe('an imported text', () => {
    const match =
        ' 5 point match\n\n Game 1\n Olya : 0                Max : 0\n  1) 31: 8/5 6/5\n\n Game 2\n';

    it('is a record with its players', () => {
        expect(readImported(record)).toEqual({ kind: 'record', names: ['Olya', ''], games: 1 });
    });

    it('is a match with its games', () => {
        expect(readImported(match)).toEqual({ kind: 'mat', names: ['Olya', 'Max'], games: 2 });
    });

    it('is nothing else', () => {
        expect(readImported('Dear Max: how are you?')).toBeNull();
    });
});
