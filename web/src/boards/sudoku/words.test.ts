import { expect, test, vi } from 'vitest';

vi.mock('../../texts/texts.svelte', () => import('./testing'));

import type { Setup } from '../board';
import { explainRefusal, squareRefusal } from './refusal';
import { position, speaker } from './testing';
import { type SudokuView, termsOf } from './view';
import { describe, facts, hush, say } from './words';

const ADULT = '7........ ......... ......... ......... ......... ......... ......... ......... .........';
const CHILDREN = '4..... ...... ...... ...... ...... ......';
const adults = { side: 'adult' };
const children = { side: 'children' };

/** A line in words, where it is known how it stood before, and perhaps after. */
function told(
    line: string,
    before: SudokuView | null,
    { after = null, setup = adults }: { after?: SudokuView | null; setup?: Setup } = {},
) {
    return say(line, speaker, { before, after, setup });
}

/** A position with these points. */
function scored(board: string, scores: readonly number[], more: Partial<SudokuView> = {}): SudokuView {
    const view = position(board, 1, more);
    return { ...view, seats: view.seats.map((held, at) => ({ ...held, score: scores[at] ?? 0 })) };
}

test('a card is laid in words', () => {
    expect(told('2 e3=7', position(ADULT, 1))).toBe('Olya lays 7 on e3.');
    expect(told('1 e3=4', position(CHILDREN, 4), { setup: children })).toBe('You lay the fox on e3.');
});

test('S15: a card is laid with the points it gave, where they are known', () => {
    const [before, after] = [scored(ADULT, [0, 3]), scored(ADULT, [0, 4])];
    expect(told('2 b1=3', before, { after })).toBe('Olya lays 3 on b1: 1 point.');
    expect(told('2 b1=3', before, { after: scored(ADULT, [0, 9]) })).toBe('Olya lays 3 on b1: 6 points.');
});

test('S4: the last answer is told with what came of the card', () => {
    const phase = { name: 'check', square: 'b1', card: 3, waiting: [1] } as const;
    const check = scored(ADULT, [0, 3], { mover: 2, phase });
    const stands = scored(ADULT.replace('7.', '73'), [0, 4]);
    expect(told('1 ok', check, { after: stands })).toBe(
        'You let the card stand. The card on b1 stands and gives 1 point.',
    );
    const caught = scored(ADULT, [0, 3], { removed: [3] });
    expect(told('1 object', check, { after: caught })).toBe('You object. This takes 3 out of the game.');
    expect(told('1 object', check, { after: check })).toBe('You object.');
});

test('S5: a square that was shown takes the card out of the game', () => {
    const claim = position(ADULT, 1, { mover: 2, phase: { name: 'claim', waiting: [1] } });
    const after = position(ADULT, 1, { removed: [7] });
    expect(told('1 show e5', claim, { after })).toBe('You show the square e5. This takes 7 out of the game.');
});

test('S17: of draws only one’s own is told', () => {
    expect(told('! draw 1 4', position(CHILDREN, 1), { setup: children })).toBe('You draw the fox.');
    expect(told('! draw 2 ?', null)).toBeNull();
});

test('the setup tells of animals where no position is known', () => {
    expect(told('2 e3=6', null, { setup: children })).toBe('Olya lays the owl on e3.');
});

test('S4: what somebody answered is told only when nobody else can be swayed by it', () => {
    const record = ['! draw 3 ?', '2 a2=7', '3 object'];
    const open = position(ADULT, 1, { phase: { name: 'check', square: 'a2', card: 7, waiting: [1] } });
    expect(hush(record, open)).toBe(1);
    expect(hush([...record, '1 ok', '! draw 2 ?'], position(ADULT, 1))).toBe(0);
    expect(told('3 object', open)).toBe('Petro objects.');
    expect(told('3 ok', open)).toBe('Petro lets the card stand.');
});

test('S5: the same goes for a claim', () => {
    const claim = position(ADULT, 1, { mover: 2, phase: { name: 'claim', waiting: [1] } });
    expect(hush(['2 stuck=7', '3 show a2'], claim)).toBe(1);
    expect(hush(['2 stuck=7'], claim)).toBe(0);
});

test('S5: the claim and its answers have their words', () => {
    const claim = position(ADULT, 1, { mover: 2, phase: { name: 'claim', waiting: [1] } });
    expect(told('2 stuck=7', position(ADULT, 1))).toBe('Olya shows 7 and says that it has no square.');
    expect(told('1 show e5', claim)).toBe('You show the square e5.');
    expect(told('1 accept', claim)).toBe('You see no square either.');
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
    expect(squareRefusal(view, strict, 'e1', 7)).toBe('This row already has 7, on a1.');
    expect(squareRefusal(view, strict, 'b2', 7)).toBe('This block already has 7, on a1.');
    expect(squareRefusal(view, table, 'e1', 7)).toBeNull();
});

test('S7: an occupied square is named in every mode', () => {
    const table = termsOf({ side: 'adult', referee: 'table' });
    expect(squareRefusal(position(ADULT, 7), table, 'a1', 3)).toBe(
        'A card lies on a1. Choose a free square.',
    );
    const refusal = { code: 'illegal_move', message: 'a1 is occupied; choose a free square' } as const;
    expect(explainRefusal(refusal)).toBe('A card lies on a1. Choose a free square.');
});
