import { expect, test } from 'vitest';
import { FINGER, meant } from '../touch';
import { squareOn } from './geometry';

/** The board of a phone that is 390 wide. */
const WIDTH = 382;

function boxes(...squares: string[]) {
    return squares.map((square) => [square, squareOn(WIDTH, square, 9)] as const);
}

test('a square of the large board is smaller than a finger, so a tap beside it still means it', () => {
    const [[, e5]] = boxes('e5') as [ReturnType<typeof boxes>[0]];
    expect(e5.width).toBeLessThan(FINGER);
    // On the neighbour d5, which lies there, near its border.
    const beside = { x: e5.x - 3, y: e5.y + e5.height / 2 };
    expect(meant(beside, boxes('e5', 'h5'))).toBe('e5');
    const middleOfD5 = { x: e5.x - e5.width / 2, y: beside.y };
    expect(meant(middleOfD5, boxes('e5', 'h5'))).toBeNull();
});

test('between two free squares the one below the finger is meant', () => {
    const [[, e5]] = boxes('e5') as [ReturnType<typeof boxes>[0]];
    const spot = { x: e5.x + 1, y: e5.y + 1 };
    expect(meant(spot, boxes('d5', 'd4', 'e4', 'e5'))).toBe('e5');
});

test('a square at the edge reaches out over the letters', () => {
    const [[, a1]] = boxes('a1') as [ReturnType<typeof boxes>[0]];
    expect(meant({ x: a1.x - 4, y: a1.y - 4 }, boxes('a1', 'b1'))).toBe('a1');
});
