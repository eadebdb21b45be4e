import { expect, test } from 'vitest';
import { breachAt, pointsAt, squaresOf } from './grid';
import { rules } from './rules';
import { drawn } from './testing';
import { type Terms, termsOf } from './view';

interface Scene {
    terms: Terms;
    board: ReturnType<typeof drawn>;
    /** The first hand's card, and the second's. */
    hands: number[];
}

/** What a lesson's position shows. */
function scene(task: string): Scene & { right: readonly string[] } {
    const step = rules.lesson.find((one) => one.task === task);
    const [board = '', , hands = ''] = (step?.study.position ?? '').split(' / ');
    const setup = step?.study.setup ?? {};
    return {
        terms: termsOf({ ...setup, side: setup['preset'] === 'children' ? 'children' : 'adult' }),
        board: drawn(board),
        hands: hands.split(' ').map(Number),
        right: step?.right ?? [],
    };
}

function fitting({ terms, board }: Scene, card: number): string[] {
    const taken = new Set(board.map((laid) => laid.square));
    return squaresOf(terms.size).filter(
        (square) => !taken.has(square) && !breachAt(terms, board, square, card),
    );
}

test('the first lesson takes every square that fits', () => {
    const lay = scene('sudoku-lesson-lay');
    expect(fitting(lay, lay.hands[0] ?? 0)).toEqual(lay.right);
});

test('only one square of the middle block fits', () => {
    const block = scene('sudoku-lesson-block');
    const middle = fitting(block, block.hands[0] ?? 0).filter((square) => /^[d-f][4-6]$/.test(square));
    expect(middle).toEqual(block.right);
});

test('only one square gives the most points, and it gives nine', () => {
    const most = scene('sudoku-lesson-points');
    const given = fitting(most, most.hands[0] ?? 0).map((square) => pointsAt(most.terms, most.board, square));
    expect(pointsAt(most.terms, most.board, most.right[0] ?? '')).toBe(9);
    expect(given.filter((points) => points >= 9)).toHaveLength(1);
});

test('the card to object to breaks the rule', () => {
    const { terms, board } = scene('sudoku-lesson-object');
    expect(breachAt(terms, board, 'e2', 7)).toEqual({ rival: 'b2', house: 'row' });
});

test('the squares to show are all that fit', () => {
    const show = scene('sudoku-lesson-show');
    const squares = fitting(show, show.hands[1] ?? 0).map((square) => `show ${square}`);
    expect(squares.toSorted()).toEqual(show.right.toSorted());
});
