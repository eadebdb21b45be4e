import { expect, test } from 'vitest';
import { sheetsAt, usual } from './choices';

test('a game asks only for what concerns it', () => {
    expect(sheetsAt('metro', usual('metro'), 'uk')).toBe(
        '/api/print/metro?lang=uk&paper=a4&back=long&ink=full',
    );
    expect(sheetsAt('nardy', { ...usual('nardy'), board: 'four' }, 'en')).toBe(
        '/api/print/nardy?lang=en&paper=a4&back=long&ink=full&board=four',
    );
});

test('parts are named where some are left out, in the order of the sheets', () => {
    const choices = { ...usual('quoridor'), parts: ['pawns', 'board'] };
    expect(sheetsAt('quoridor', choices, 'ru')).toContain('parts=board%2Cpawns');
});

test('the first variant of roads is for two', () => {
    const choices = { ...usual('roads'), variant: 1 as const, players: 5 };
    expect(sheetsAt('roads', choices, 'en')).toContain('variant=1&players=2&cards=24&lanes=two&size=50');
});
