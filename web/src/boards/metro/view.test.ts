import { describe, expect, it } from 'vitest';
import { asHeld, halves, isDouble, readEntry, readLaying, turned } from './view';

describe('notation', () => {
    it('reads tiles', () => {
        expect(halves('3-7')).toEqual([3, 7]);
        expect(turned('3-7')).toBe('7-3');
        expect(asHeld('7-3')).toBe('3-7');
        expect(asHeld('3-7')).toBe('3-7');
        expect(isDouble('4-4')).toBe(true);
        expect(isDouble('4-5')).toBe(false);
    });

    it('reads tiles on their way to a line', () => {
        expect(readLaying('3-7>L4')).toEqual({ token: false, tile: '3-7', line: 'L4' });
        expect(readLaying('token 3-3>L12')).toEqual({ token: true, tile: '3-3', line: 'L12' });
        expect(readLaying('draw')).toBeNull();
    });

    it('reads every line of a record', () => {
        expect(readEntry('1 3-7>L4')).toEqual({
            kind: 'lay',
            seat: 1,
            token: false,
            tile: '3-7',
            line: 'L4',
        });
        expect(readEntry('2 token 3-3>L2')).toMatchObject({ kind: 'lay', seat: 2, token: true });
        expect(readEntry('3 keep')).toEqual({ kind: 'keep', seat: 3 });
        expect(readEntry('! start 2')).toEqual({ kind: 'start', seat: 2, tile: null });
        expect(readEntry('! starttile 3-7')).toEqual({ kind: 'start_tile', tile: '3-7' });
        expect(readEntry('! draw 1 3-7')).toEqual({ kind: 'drew', seat: 1, tile: '3-7' });
        expect(readEntry('! draw 1')).toEqual({ kind: 'drew', seat: 1, tile: null });
        expect(readEntry('! deal 1 3-7 0-9')).toEqual({ kind: 'deal', seat: 1 });
        expect(readEntry('! station 4')).toEqual({ kind: 'station', station: 4 });
        expect(readEntry('something else')).toBeNull();
    });
});
