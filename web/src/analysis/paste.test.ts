import { describe, expect, it } from 'vitest';
import { readPasted } from './paste';
import { readPlace } from './place';

describe('what is pasted', () => {
    it.each(['', '  \n '])('%j is nothing', (text) => expect(readPasted(text)).toBeNull());

    it('may be a link to an analysis, with or without the service', () => {
        const address = '/analysis/quoridor?moves=e2;e8';
        expect(readPasted(address)).toEqual({ kind: 'address', address });
        expect(readPasted(`https://example.org${address}\n`)).toEqual({ kind: 'address', address });
        expect(readPasted('https://example.org/rules/nardy')?.kind).toBe('position');
    });

    it('may be a record', () => {
        const pasted = readPasted('igroteka-record: 1\ngame: metro\nrules: 1\n\n! start 1');
        expect(pasted).toMatchObject({ kind: 'record', game: 'metro' });
    });

    it('may be a match', () => {
        expect(readPasted(' 7 point match\n\n Game 1\n A : 0  B : 0\n  1) 31: 8/5 6/5')?.kind).toBe('mat');
    });

    it('may be an XGID, which says what is played', () => {
        const xgid = 'XGID=-b----E-C---eE---c-e----B-:0:0:1:31:2:4:0:5:10';
        expect(readPasted(`Position 3\n${xgid}`)).toEqual({
            kind: 'position',
            text: xgid,
            game: 'nardy',
            // Somebody needs one point, and this is not the Crawford game: it has been played.
            setup: { preset: 'international', cube: true, match: 5, score: [2, 4], crawford: false },
        });
        expect(readPasted(xgid.replace(':0:5:10', ':1:5:10'))).toMatchObject({ setup: { crawford: true } });
        expect(readPasted(xgid.replace('2:4:0:5:10', '0:0:1:0:10'))).toMatchObject({
            setup: { jacoby: true },
        });
    });

    it('may be an id of GNU Backgammon, alone or as it is shown there', () => {
        expect(readPasted('4HPwATDgc/ABMA')).toMatchObject({ kind: 'position', text: '4HPwATDgc/ABMA' });
        const both = { text: '4HPwATDgc/ABMA:MIEFAAAAAAAE', setup: { jacoby: false } };
        expect(readPasted('4HPwATDgc/ABMA:MIEFAAAAAAAE')).toMatchObject(both);
        expect(readPasted(' Position ID: 4HPwATDgc/ABMA\n Match ID   : x')).not.toMatchObject(both);
        expect(readPasted('Position ID: 4HPwATDgc/ABMA\nMatch ID: MIEFAAAAAAAE')).toMatchObject(both);
        // Seven points, 2 to 4, as GNU Backgammon writes them.
        expect(readPasted('4HPwATDgc/ABMA:cAnuACAAIAAA')).toMatchObject({
            setup: { match: 7, score: [2, 4] },
        });
    });

    it('is a position of this game otherwise', () => {
        expect(readPasted(' e1 e9 / 10 10 / - / 1 ')).toEqual({
            kind: 'position',
            text: 'e1 e9 / 10 10 / - / 1',
        });
    });
});

describe('an address', () => {
    it('names a place', () => {
        expect(readPlace('/analysis/quoridor?moves=e2;e8&at=1')?.path).toEqual([0]);
    });

    it.each(['/rules/nardy', '/analysis', '/analysis/chess', `/analysis/nardy?moves=${'x;'.repeat(5000)}x`])(
        'does not: %.30s',
        (address) => expect(readPlace(address)).toBeNull(),
    );
});
