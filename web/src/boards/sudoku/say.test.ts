import { expect, test, vi } from 'vitest';

vi.mock('../../texts/texts.svelte', () => import('./testing'));

import { describe, facts, hush, say, why, whyNot } from './say';
import { position, speaker } from './testing';
import { termsOf } from './view';

const ADULT = '7........ ......... ......... ......... ......... ......... ......... ......... .........';
const CHILDREN = '4..... ...... ...... ...... ...... ......';

test('a card is laid in words', () => {
    expect(say('2 e3=7', speaker, position(ADULT, 1))).toBe('Olya lays 7 on e3.');
    expect(say('1 e3=4', speaker, position(CHILDREN, 4))).toBe('You lay the fox on e3.');
});

test('S17: of draws only one’s own is told', () => {
    expect(say('! draw 1 4', speaker, position(CHILDREN, 1))).toBe('You draw the fox.');
    expect(say('! draw 2 ?', speaker, null)).toBeNull();
});

test('the setup tells of animals where no position is known', () => {
    expect(say('2 e3=6', speaker, null, { side: 'children' })).toBe('Olya lays the owl on e3.');
});

test('S4: what somebody answered is told only when nobody else can be swayed by it', () => {
    const record = ['! draw 3 ?', '2 a2=7', '3 object'];
    const open = position(ADULT, 1, { phase: { name: 'check', square: 'a2', card: 7, waiting: [1] } });
    expect(hush(record, open)).toBe(1);
    expect(hush([...record, '1 ok', '! draw 2 ?'], position(ADULT, 1))).toBe(0);
    expect(say('3 object', speaker, open)).toBe('Petro objects.');
    expect(say('3 ok', speaker, open)).toBe('Petro lets the card stand.');
});

test('S5: the same goes for a claim', () => {
    const claim = position(ADULT, 1, { mover: 2, phase: { name: 'claim', waiting: [1] } });
    expect(hush(['2 stuck=7', '3 show a2'], claim)).toBe(1);
    expect(hush(['2 stuck=7'], claim)).toBe(0);
});

test('S5: the claim and its answers have their words', () => {
    const claim = position(ADULT, 1, { mover: 2, phase: { name: 'claim', waiting: [1] } });
    expect(say('2 stuck=7', speaker, position(ADULT, 1))).toBe(
        'Olya shows 7 and says that it has no square.',
    );
    expect(say('1 show e5', speaker, claim)).toBe('You show the square e5.');
    expect(say('1 accept', speaker, claim)).toBe('You see no square either.');
});

test('S10: points come with their lap tokens', () => {
    const seats = [{ seat: 1, in_game: true, holds_card: false, card: null, score: 93 }];
    expect(facts(position(ADULT, 1, { seats }), 1)).toEqual([
        { text: '93', label: '93 points, 2 lap tokens' },
    ]);
});

test('S17: the position in words keeps other hands hidden', () => {
    const text = describe(position(CHILDREN, 2), speaker, { side: 'children' });
    expect(text).toBe(
        'Row 1: fox on a1. You: 0 points, card dog. Olya: 0 points, a hidden card. 40 cards in the stack.',
    );
});

test('S3: the program’s referee says why; S4: at a table it keeps silent', () => {
    const view = position(ADULT, 7);
    const strict = termsOf({ side: 'adult', referee: 'strict' });
    const table = termsOf({ side: 'adult', referee: 'table' });
    expect(whyNot(view, strict, 'e1', 7)).toBe('This row already has 7, on a1.');
    expect(whyNot(view, strict, 'b2', 7)).toBe('This block already has 7, on a1.');
    expect(whyNot(view, table, 'e1', 7)).toBeNull();
});

test('S7: an occupied square is named in every mode', () => {
    const table = termsOf({ side: 'adult', referee: 'table' });
    expect(whyNot(position(ADULT, 7), table, 'a1', 3)).toBe('A card lies on a1. Choose a free square.');
    const refusal = { code: 'illegal_move', message: 'a1 is occupied; choose a free square' } as const;
    expect(why(refusal)).toBe('A card lies on a1. Choose a free square.');
});
