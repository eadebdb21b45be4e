/** The net under all other tests holds: whatever goes wrong in a browser is noticed. */

import { expect, test } from 'vitest';
import { setTheTable } from './given/browser';

const at = setTheTable();

test.each([
    ['a word of error', () => console.error('said aloud'), /^console: said aloud$/],
    ['an error that nobody catches', () => void setTimeout(() => void JSON.parse('{')), /^error: .*JSON/],
    ['an answer that refuses', () => void fetch('/api/tables/nowhere'), /^answer: 4\d\d .*nowhere$/],
    [
        'a request that fails',
        () => void fetch('/api/cut').catch(() => 0),
        /^request: .*cut net::ERR_CONNECTION_RESET$/,
    ],
    [
        'a script that the policy forbids',
        () => void document.head.appendChild(document.createElement('script')).append('1'),
        /^console: .*Content Security Policy/,
    ],
    [
        'a style that the policy forbids',
        () => document.body.setAttribute('style', 'color: red'),
        /^console: .*Content Security Policy/,
    ],
])('%s', async (_, happens, complaint) => {
    const somebody = await at.open('/');
    somebody.forgive(/./);
    await somebody.settled();
    expect(somebody.trouble).toEqual([]);
    await somebody.page.route('/api/cut', (request) => request.abort('connectionreset'));
    await somebody.page.evaluate(happens);
    await expect.poll(() => somebody.trouble).toContainEqual(expect.stringMatching(complaint));
});
