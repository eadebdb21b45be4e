import { expect, test } from 'vitest';
import { view } from './position.fixture';
import { predict } from './predict';
import { Trace, difference, doneSince } from './trace';
import { readMove, readSquare } from './view';

const start = view(['e1', 'e9'], []);

test('one move is seen between two views, more than one is not', () => {
    const first = predict(start, 'e2', 1);
    expect(difference(start, first)).toEqual({ seat: 1, move: readMove('e2'), from: readSquare('e1') });
    const second = predict(first, 'c3v', 2);
    expect(difference(first, second)).toEqual({ seat: 2, move: readMove('c3v'), from: null });
    expect(difference(start, second)).toBeNull();
    expect(difference(second, first)).toBeNull();
});

test('a move shown ahead of its record is marked, and keeps where it came from once it is told', () => {
    const trace = new Trace();
    expect(trace.see(start, ['! start 1'])).toBeNull();
    const ahead = trace.see(predict(start, 'e2', 1), ['! start 1']);
    expect(ahead?.from).toEqual(readSquare('e1'));
    expect(trace.see(predict(start, 'e2', 1), ['! start 1', '1 e2'])).toEqual(ahead);
});

test('a refused move leaves the mark of the one before', () => {
    const trace = new Trace();
    const before = predict(start, 'e2', 1);
    trace.see(before, ['1 e2']);
    expect(trace.see(predict(before, 'e8', 2), ['1 e2'])?.seat).toBe(2);
    expect(trace.see(before, ['1 e2'])?.seat).toBe(1);
});

test('a step back in a replay marks what led there', () => {
    const trace = new Trace();
    const one = predict(start, 'e2', 1);
    const two = predict(one, 'e8', 2);
    trace.see(two, ['1 e2', '2 e8']);
    expect(trace.see(one, ['1 e2'])).toEqual({ seat: 1, move: readMove('e2'), from: null });
    expect(trace.see(start, [])).toBeNull();
});

test('everything since one’s own last move is marked: every fence, and every pawn’s last step', () => {
    const last = ['1 e2', '2 b5', '3 e8', '4 c3h', '1 e3', '2 c5', '3 d3v', '4 e6h'];
    expect(doneSince(last, 1)).toEqual([
        { seat: 2, move: readMove('c5'), from: readSquare('b5') },
        { seat: 3, move: readMove('d3v'), from: null },
        { seat: 4, move: readMove('e6h'), from: null },
    ]);
    expect(doneSince([...last, '1 e4'], 1)).toEqual([]);
    expect(doneSince(last, null)).toEqual([]);
});
