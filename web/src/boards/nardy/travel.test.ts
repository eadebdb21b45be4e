import { expect, test } from 'vitest';
import { lay, travel } from './travel';
import { HOME, WALL } from './view';
import { menOf, start } from './given';

const places = (pieces: ReturnType<typeof lay>, seat: number) =>
    pieces.filter((piece) => piece.seat === seat).map((piece) => piece.place);

test('thirty checkers are laid', () => {
    const pieces = lay([menOf(start), menOf(start)]);
    expect(pieces).toHaveLength(30);
    expect(new Set(pieces.map((piece) => piece.id)).size).toBe(30);
});

test('a move moves one checker, and all others stay the same', () => {
    const before = lay([menOf(start), menOf(start)]);
    const after = travel(before, [menOf('24:2 13:5 8:2 6:5 5:1'), menOf(start)]);
    const moved = after.filter((piece, index) => piece.place !== before[index]?.place);
    expect(moved.map(({ seat, place }) => [seat, place])).toEqual([[1, 5]]);
});

test('who is hit travels to the wall while the others go on', () => {
    const before = lay([menOf('13:1 8:1'), menOf('10:1 3:1')]);
    const after = travel(before, [menOf('8:1 7:1'), menOf('bar:1 10:1')]);
    expect(places(after, 2).sort()).toEqual([10, WALL].sort());
    expect(after.find((piece) => piece.place === WALL)?.id).toBe(
        before.find((piece) => piece.seat === 2 && piece.place === 3)?.id,
    );
});

test('checkers go home', () => {
    const after = travel(lay([menOf('6:2 off:13'), menOf('off:15')]), [menOf('6:1 off:14'), menOf('off:15')]);
    expect(places(after, 1).filter((place) => place === HOME)).toHaveLength(14);
});

test('the last to come lies on top', () => {
    const before = lay([menOf('13:1 6:2'), menOf('1:1')]);
    const after = travel(before, [menOf('6:3'), menOf('1:1')]);
    const top = after.filter((piece) => piece.place === 6).sort((one, other) => other.came - one.came)[0];
    expect(top?.id).toBe(before.find((piece) => piece.place === 13)?.id);
});
