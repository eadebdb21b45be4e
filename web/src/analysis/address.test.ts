import { describe, expect, it } from 'vitest';
import { addressOf, analysisAddress, LONGEST, readAddress, type Place } from './address';
import { lineOf } from './tree';

function read(address: string | null): Place | null {
    if (address === null) return null;
    const url = new URL(address, 'http://localhost');
    return readAddress(url.pathname.split('/')[2] ?? '', url.searchParams);
}

const place: Place = {
    game: 'nardy',
    setup: {
        cube: true,
        score: [3, 0],
        white: 'lot',
        golden_cards: 'a4=1 b7=2',
        odd: 'a;b:"c"',
        number: '5',
        word: 'true',
        empty: '',
    },
    position: 'white 1 / 24:2 13:5 / bar:1 / cube 2:1 / 2 plays 31',
    tree: lineOf(['24/18 13/11*', '! throw 31', '8/5*(2)']),
    path: [0, 0],
    seat: 2,
};

describe('an address', () => {
    it('says all that an analysis is', () => {
        expect(read(addressOf(place))).toEqual(place);
    });

    it('says nothing of what there is not', () => {
        const bare: Place = { game: 'quoridor', setup: {}, position: null, tree: [], path: [], seat: null };
        expect(addressOf(bare)).toBe('/analysis/quoridor');
        expect(read('/analysis/quoridor')).toEqual(bare);
    });

    it('keeps what stands in a text apart from what the address is made of', () => {
        const position = '0,0:.2.2 / ..22*12 | ?12 & # % + = ü / pile -';
        expect(read(addressOf({ ...place, position }))?.position).toBe(position);
    });

    it('can be read by people', () => {
        expect(
            analysisAddress({
                game: 'quoridor',
                setup: { size: 9, start: 'lot' },
                position: 'e1 e9 / 10 10 / e3h d5v / 1',
                moves: ['e2', 'e8'],
                at: 1,
                seat: 1,
            }),
        ).toBe(
            '/analysis/quoridor?setup=size:9;start:lot&position=e1+e9+/+10+10+/+e3h+d5v+/+1&moves=e2;e8&at=1&seat=1',
        );
    });

    it('shows the last move, unless another one is named', () => {
        const game = { game: 'quoridor', setup: {}, moves: ['e2', 'e8'] } as const;
        expect(read(analysisAddress(game))?.path).toEqual([0, 0]);
        expect(read(analysisAddress({ ...game, at: 0 }))?.path).toEqual([]);
        expect(read(analysisAddress({ ...game, at: 9 }))?.path).toEqual([0, 0]);
    });

    it('is never longer than servers in between let through', () => {
        const moves = Array.from({ length: 2000 }, (_, at) => `24/18 13/${at}`);
        expect(analysisAddress({ game: 'nardy', setup: {}, moves })).toBeNull();
        const most = analysisAddress({ game: 'nardy', setup: {}, moves: moves.slice(0, 500) });
        expect(most?.length).toBeLessThanOrEqual(LONGEST);
    });

    it.each([
        '/analysis/chess',
        '/analysis/nardy?setup=x',
        '/analysis/nardy?setup=a:{',
        '/analysis/nardy?setup=__proto__:1',
        '/analysis/nardy?moves=e2;(',
        '/analysis/nardy?seat=7',
        '/analysis/nardy?seat=one',
    ])('%s cannot be read', (address) => {
        expect(read(address)).toBeNull();
    });
});
