import { expect, test } from 'vitest';
import { acting, speaking, toldApart } from './seats';

test('two of the same name are told apart by their seats', () => {
    expect(toldApart(['Olya', 'Bot 2', 'Max', 'Bot 2'])).toEqual(['Olya', 'Bot 2 (2)', 'Max', 'Bot 2 (4)']);
});

test('nobody, somebody or several are to act', () => {
    expect([null, 2, [1, 3]].map(acting)).toEqual([[], [2], [1, 3]]);
});

test('while all seats are covered, whoever is to act speaks', () => {
    const you = { seats: [1, 3], seat: null, host: true };
    expect(speaking(you, 3)).toBe(3);
    expect(speaking(you, [2, 3])).toBe(3);
    expect(speaking(you, 2)).toBe(1);
    expect(speaking({ ...you, seat: 1 }, 3)).toBe(1);
    expect(speaking({ ...you, seats: [] }, 3)).toBeUndefined();
});
