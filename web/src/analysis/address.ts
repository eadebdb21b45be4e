/** The address of an analysis. It holds everything, so that a link shares the analysis, and so it cannot grow freely. */

import type { Setup } from '../boards/board';
import { isGame, type GameName } from '../boards/games';
import { lineOf, readPath, readTree, writePath, writeTree, type Path, type Tree } from './tree';

/** The longest address: what servers in between pass on in one line, usually 8 KB, has to hold a little more. */
export const LONGEST = 8000;

/** What an address says. */
export interface Place {
    game: GameName;
    /** The setup, or as much of it as differs from the default one. */
    setup: Setup;
    /** The text of the position that it begins with; null for the beginning of a game. */
    position: string | null;
    tree: Tree;
    path: Path;
    /** Whose eyes see it: in a game with hidden cards, the seat that asks for advice. */
    seat: number | null;
}

/**
 * The address of a position and what was played from it, shown at the last move unless `at` says after how many. Null
 * if that is more than an address can hold.
 */
export function analysisAddress(given: {
    game: GameName;
    setup: Setup;
    position?: string | null;
    moves?: readonly string[];
    at?: number;
    seat?: number | null;
}): string | null {
    const moves = given.moves ?? [];
    const at = Math.min(given.at ?? moves.length, moves.length);
    return addressOf({
        game: given.game,
        setup: given.setup,
        position: given.position ?? null,
        tree: lineOf(moves),
        path: Array.from({ length: at }, () => 0),
        seat: given.seat ?? null,
    });
}

/** Null if it would be too long. */
export function addressOf({ game, setup, position, tree, path, seat }: Place): string | null {
    const parts: [string, string][] = [
        ['setup', writeSetup(setup)],
        ['position', position ?? ''],
        ['moves', writeTree(tree)],
        ['at', path.length > 0 ? writePath(path) : ''],
        ['seat', seat === null ? '' : String(seat)],
    ];
    const query = parts.filter(([, text]) => text !== '').map(([name, text]) => `${name}=${escape(text)}`);
    const address = `/analysis/${game}${query.length > 0 ? '?' : ''}${query.join('&')}`;
    return address.length > LONGEST ? null : address;
}

/** What an address says; null if it cannot be read. */
export function readAddress(game: string, query: URLSearchParams): Place | null {
    if (!isGame(game)) return null;
    const setup = readSetup(query.get('setup') ?? '');
    const tree = readTree(query.get('moves') ?? '');
    const seat = query.get('seat') ?? '';
    if (!setup || !tree || !/^[1-6]?$/.test(seat)) return null;
    return {
        game,
        setup,
        position: query.get('position') || null,
        tree,
        path: readPath(query.get('at') ?? '', tree),
        seat: seat === '' ? null : Number(seat),
    };
}

/** As few escapes as an address allows: it stays half as long, and people can read it. */
const escape = (text: string) =>
    encodeURIComponent(text).replaceAll(/%(?:20|2F|3A|3B|2C|3D|40)/g, (code) =>
        code === '%20' ? '+' : decodeURIComponent(code),
    );

const BARE = /^[A-Za-z_][\w. =-]*$/;

/** A setup as text: `fences:10;start:lot`. */
function writeSetup(setup: Setup): string {
    const field = ([name, value]: [string, unknown]) => {
        const bare = typeof value === 'string' && BARE.test(value) && !isWord(value);
        return `${name}:${bare ? value : JSON.stringify(value).replaceAll(';', '\\u003b')}`;
    };
    return Object.entries(setup).map(field).join(';');
}

function readSetup(text: string): Setup | null {
    const setup: Record<string, unknown> = {};
    for (const field of text === '' ? [] : text.split(';')) {
        const [, name = '', value = ''] = /^(\w{1,40}):(.*)$/.exec(field) ?? [];
        if (name === '' || name === '__proto__') return null;
        try {
            setup[name] = BARE.test(value) && !isWord(value) ? value : (JSON.parse(value) as unknown);
        } catch {
            return null;
        }
    }
    return setup;
}

/** What JSON would read as something else. */
const isWord = (text: string) => ['true', 'false', 'null'].includes(text);
