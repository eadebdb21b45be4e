import { expect, test } from 'vitest';
import { choicesOf, defaults, sheetsAt } from './choices';

test('a game asks only for what concerns it', () => {
    expect(sheetsAt('metro', defaults('metro'), 'uk')).toBe(
        '/api/print/metro?lang=uk&paper=a4&back=long&ink=full',
    );
    const { parts, values } = defaults('nardy');
    expect(sheetsAt('nardy', { parts, values: { ...values, board: 'four' } }, 'en')).toBe(
        '/api/print/nardy?lang=en&board=four&paper=a4&back=long&ink=full',
    );
});

test('parts are named where some are left out, in the order of the sheets', () => {
    const choices = { ...defaults('quoridor'), parts: ['pawns', 'board'] };
    expect(sheetsAt('quoridor', choices, 'ru')).toContain('parts=board%2Cpawns');
});

test('the first variant of roads is for two', () => {
    const { parts, values } = defaults('roads');
    const choices = { parts, values: { ...values, variant: '1', players: 5 } };
    expect(sheetsAt('roads', choices, 'en')).toContain('variant=1&players=2&cards=24&lanes=two&size=50');
});

test('every choice is a range or has words', () => {
    const named = choicesOf('roads').map((choice) => ('words' in choice ? 'words' : typeof choice.default));
    expect(named).toEqual(['words', 'number', 'number', 'words', 'number', 'words', 'words', 'words']);
});
