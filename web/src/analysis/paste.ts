/** What somebody has pasted: a link, a record, a match, an id of another program, or a position. */

import type { Setup } from '../boards/board';
import { isGame, type GameName } from '../boards/games';

export type Pasted =
    | { readonly kind: 'address'; readonly address: string }
    | { readonly kind: 'record'; readonly text: string; readonly game: string }
    | { readonly kind: 'mat'; readonly text: string }
    | { readonly kind: 'position'; readonly text: string; readonly game?: GameName; readonly setup?: Setup };

const XGID = /(?:XGID=)?([-a-oA-O]{26}(?::-?[\dDBR]+){9})(?!\S)/;
const GNU = /(?<![\w+/])([\w+/]{14})(?::([\w+/]{12}))?(?![\w+/:])/;

/** Null for nothing at all. */
export function readPasted(pasted: string): Pasted | null {
    const text = pasted.trim();
    if (text === '') return null;
    const link = /^(?:https?:\/\/[^\s/]+)?(\/analysis\/\w+(?:\?\S*)?)$/.exec(text)?.[1];
    if (link !== undefined) return { kind: 'address', address: link };
    if (/^igroteka-record:/m.test(text)) {
        return { kind: 'record', text: `${text}\n`, game: /^game: *(\w+)/m.exec(text)?.[1] ?? '' };
    }
    if (/^\s*\d+ point match/m.test(text) || /^\s*Game \d+\s*$/m.test(text))
        return { kind: 'mat', text: `${text}\n` };
    const [, xgid] = XGID.exec(text) ?? [];
    if (xgid !== undefined) {
        return { kind: 'position', text: `XGID=${xgid}`, game: 'nardy', setup: ofXgid(xgid) };
    }
    // GNU Backgammon shows its two ids with words before them, one below the other.
    const named = /Position ID:\s*([\w+/]{14})[\s\S]*?Match ID:\s*([\w+/]{12})/.exec(text);
    const [, position, match] = named ?? (text.includes(' / ') ? [] : (GNU.exec(text) ?? []));
    if (position !== undefined && (match !== undefined || text === position)) {
        const id = match === undefined ? position : `${position}:${match}`;
        const setup = match === undefined ? international({}) : ofGnu(match);
        return { kind: 'position', text: id, game: 'nardy', setup };
    }
    return { kind: 'position', text };
}

/** The game that a record belongs to, if there is one. */
export const gameOf = ({ game }: { game: string }): GameName | null => (isGame(game) ? game : null);

/** Ids are of backgammon as it is played everywhere. */
const international = (terms: Setup): Setup => ({ preset: 'international', cube: true, ...terms });

function terms(match: number, score: [number, number], isCrawford: boolean, jacoby: boolean): Setup {
    if (match === 0) return international({ jacoby });
    // Whoever needs one point after the Crawford game has played it already.
    const isAfter = !isCrawford && score.some((points) => points === match - 1);
    return international({ match, score, crawford: !isAfter });
}

function ofXgid(id: string): Setup {
    const [x = 0, o = 0, rule = 0, match = 0] = id.split(':').slice(5, 9).map(Number);
    return terms(match, [x, o], match > 0 && rule === 1, match === 0 && rule % 2 === 1);
}

const BASE64 = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/';

function ofGnu(id: string): Setup {
    const bits = [...id].flatMap((letter) => {
        const value = BASE64.indexOf(letter);
        return [5, 4, 3, 2, 1, 0].map((bit) => (value >> bit) & 1);
    });
    // Bytes stand in order, the bits of each from the lowest on.
    const bit = (at: number) => bits[Math.floor(at / 8) * 8 + 7 - (at % 8)] ?? 0;
    const number = (from: number, width: number) =>
        Array.from({ length: width }, (_, at) => bit(from + at) * 2 ** at).reduce((sum, one) => sum + one, 0);
    return terms(number(21, 15), [number(36, 15), number(51, 15)], bit(7) === 1, bit(66) === 0);
}
