import { expect, test } from 'vitest';
import { news, recent } from './news';

const lines = ['1 e2', '2 e8', '3 b5', '4 h5', '1 e3', '2 e7', '3 c5'];

test('everything since one’s own last move is news', () => {
    expect(news(lines, 1)).toEqual(['2 e7', '3 c5']);
    expect(news(lines, 4)).toEqual(['1 e3', '2 e7', '3 c5']);
    expect(news(lines, 3)).toEqual([]);
});

test('to whoever has not moved yet, all of it is', () => {
    expect(news(['1 e2', '2 e8'], 3)).toEqual(['1 e2', '2 e8']);
});

test('nothing is news to a spectator', () => {
    expect(news(lines, null)).toEqual([]);
});

test('an answer to somebody else’s move is no move', () => {
    const asked = ['1 a1', '2 ok', '2 b2', '1 ok', '3 c3', '1 ok'];
    expect(news(asked, 1, (line) => !line.endsWith('ok'))).toEqual(asked.slice(1));
});

test('nothing is news to whoever has left the game, however long ago', () => {
    const left = [...lines, '4 resign', ...Array<string>(80).fill('1 e4')];
    expect(news(recent(left, 4), 4)).toEqual([]);
    expect(news(recent([...lines, '3 out', '4 h6'], 3), 3)).toEqual([]);
    expect(news(recent([...lines, '4 resign', '1 e4'], 2), 2)).toEqual(['3 c5', '4 resign', '1 e4']);
});
