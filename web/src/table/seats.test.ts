import { expect, test } from 'vitest';
import { acting, toldApart } from './seats';

test('two of the same name are told apart by their seats', () => {
    expect(toldApart(['Olya', 'Bot 2', 'Max', 'Bot 2'])).toEqual(['Olya', 'Bot 2 (2)', 'Max', 'Bot 2 (4)']);
});

test('nobody, somebody or several are to act', () => {
    expect([null, 2, [1, 3]].map(acting)).toEqual([[], [2], [1, 3]]);
});
