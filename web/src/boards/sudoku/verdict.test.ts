import { expect, test } from 'vitest';
import { position } from './testing';
import { lastLay, verdictOf } from './verdict';

const STANDS = '7........ ......... ......... ......... ......... ......... ......... ......... .........';
const EMPTY = STANDS.replace('7', '.');

test('S4: a card that an objection took away was caught', () => {
    const verdict = verdictOf(position(EMPTY, 1), ['2 a1=7', '3 ok', '1 object', '! draw 2 ?']);
    expect(verdict).toEqual({ kind: 'caught', by: 1, mover: 2, square: 'a1', card: 7 });
});

test('S4: a card that stands names those who objected for nothing', () => {
    expect(verdictOf(position(STANDS, 1), ['2 a1=7', '3 object', '1 ok', '! draw 2 ?'])).toEqual({
        kind: 'stands',
        mover: 2,
        square: 'a1',
        vain: [3],
    });
});

test('S5: a square that was shown takes the card away', () => {
    expect(verdictOf(position(EMPTY, 1), ['2 stuck=7', '1 show e5', '! draw 2 ?'])).toEqual({
        kind: 'shown',
        by: 1,
        mover: 2,
        square: 'e5',
        card: 7,
    });
});

test('S4: nothing is told before the check closes', () => {
    const phase = { name: 'check', square: 'a1', card: 7, waiting: [1] } as const;
    expect(verdictOf(position(EMPTY, 1, { phase }), ['2 a1=7', '3 object'])).toBeNull();
});

test('without a check there is no verdict', () => {
    expect(verdictOf(position(STANDS, 1), ['2 a1=7', '! draw 2 ?'])).toBeNull();
});

test('the last card laid is found behind answers and draws', () => {
    expect(lastLay(['1 b2=3', '2 a1=7', '1 ok', '! draw 2 ?'])).toEqual({ seat: 2, square: 'a1' });
    expect(lastLay(['! start 1'])).toBeNull();
});
