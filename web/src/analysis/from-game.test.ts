import { afterEach, describe, expect, it, vi } from 'vitest';
import type { Studied } from '../api/protocol';
import { LONGEST, readAddress } from './address';
import { movesAlong } from './tree';

vi.mock('../texts/texts.svelte', () => ({ t: (key: string) => key }));
const { addressAt, addressIn } = await import('./from-game');

const POSITION = 'c2 c3 c4 e2 / 2 2 2 2 / - / 1';

function game(lines: readonly string[], position?: string) {
    const steps = [null, ...lines].map((line) => ({ line }));
    const studied = { game: 'quoridor', setup: { players: 4 }, steps } as unknown as Studied;
    const head = ['igroteka-record: 1', 'game: quoridor', ...(position ? [`position: ${position}`] : [])];
    return { studied, record: [...head, '', ...lines, ''].join('\n') };
}

function read(address: string | null) {
    const url = new URL(address ?? '', 'http://localhost');
    const place = readAddress(url.pathname.split('/')[2] ?? '', url.searchParams);
    if (!place) throw new Error(`${address} cannot be read`);
    const { position, tree, path, seat } = place;
    return { position, moves: movesAlong(tree, path), seat };
}

describe('a place in a game', () => {
    it('is reached from the position that the game began with', () => {
        const { studied, record } = game(['1 c1', '2 b3', '3 d4'], POSITION);
        const place = { position: POSITION, moves: ['c1', 'b3'], seat: 3 };
        expect(read(addressIn(studied, record, 2, 3))).toEqual(place);
    });

    it('is reached without what was taken back, offered or given up', () => {
        const lines = ['1 e2', '2 e8', 'takeback 1', '2 e8h', '1 offer draw', '1 e3', '2 resign'];
        const { studied, record } = game(lines);
        expect(read(addressIn(studied, record, 4, null)).moves).toEqual(['e2', 'e8h']);
        expect(read(addressIn(studied, record, 2, null)).moves).toEqual(['e2', 'e8']);
    });
});

describe('a game that is too long for an address', () => {
    const many = Array.from({ length: LONGEST / 4 }, () => '1 e2e3e4');
    afterEach(() => vi.unstubAllGlobals());

    it('is analysed from its position', async () => {
        vi.stubGlobal('fetch', () => Promise.resolve(Response.json({ position: POSITION })));
        const { studied, record } = game(many);
        const address = await addressAt(studied, record, many.length, 1);
        expect(read(address)).toEqual({ position: POSITION, moves: [], seat: 1 });
    });

    it('has no address if its position is too long as well', async () => {
        vi.stubGlobal('fetch', () => Promise.resolve(Response.json({ position: 'e1'.repeat(LONGEST) })));
        const { studied, record } = game([...many, '2 e8']);
        expect(await addressAt(studied, record, many.length + 1, 1)).toBeNull();
    });
});
