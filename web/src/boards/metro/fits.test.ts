import { describe, expect, it } from 'vitest';
import { disorder, fittingTiles, misfit, ways } from './fits';
import type { LineView, View } from './view';

const line: LineView = {
    line: 'L1',
    from: null,
    length: 3,
    min: 0,
    max: 9,
    tiles: [],
    state: 'unstarted',
    open: true,
    open_end: null,
    leads_to: null,
    out_of_order: false,
    out_of_order_for_good: false,
};
const active: LineView = { ...line, tiles: ['3-7'], state: 'active', open_end: 7 };

function tableWith(...lines: LineView[]): View {
    return { lines, start_tile: null } as unknown as View;
}

describe('which tile fits', () => {
    it('M1: halves that touch are equal', () => {
        expect(ways(tableWith(active), active, '2-7')).toEqual(['7-2']);
        expect(ways(tableWith(active), active, '2-3')).toEqual([]);
        expect(misfit(tableWith(active), active, '2-3')).toEqual({ kind: 'end', end: 7 });
    });

    it('M2: a line begins with any tile, either way round', () => {
        expect(ways(tableWith(line), line, '2-7')).toEqual(['2-7', '7-2']);
        expect(ways(tableWith(line), line, '7-7')).toEqual(['7-7']);
    });

    it('M2: but at the start tile with one of its halves', () => {
        const table = { ...tableWith(line), start_tile: '2-5' };
        expect(ways(table, line, '2-7')).toEqual(['2-7']);
        expect(misfit(table, line, '6-7')).toEqual({ kind: 'start', tile: '2-5' });
        const later = { ...line, from: 4 };
        expect(ways(table, later, '6-7')).toEqual(['6-7', '7-6']);
    });

    it('M3: limits hold for both halves', () => {
        const low = { ...line, min: 2 };
        expect(misfit(tableWith(low), low, '1-7')).toEqual({ kind: 'min', limit: 2 });
        const high = { ...line, max: 7 };
        expect(misfit(tableWith(high), high, '1-8')).toEqual({ kind: 'max', limit: 7 });
        expect(misfit(tableWith(high), high, '1-7')).toBeNull();
    });

    it('M4: nothing fits a closed line', () => {
        const closed: LineView = { ...line, state: 'closed' };
        expect(misfit(tableWith(closed), closed, '1-7')).toEqual({ kind: 'closed' });
    });

    it('M5: a line cannot be started while three are active', () => {
        const busy = tableWith(line, active, active, active);
        expect(misfit(busy, line, '1-7')).toEqual({ kind: 'tokens' });
        expect(misfit(busy, active, '1-7')).toBeNull();
        expect(misfit(tableWith(line, active, active), line, '1-7')).toBeNull();
    });
});

describe('M18: out of order', () => {
    it('is a matter of the own hand, or of all tiles', () => {
        expect(disorder(line)).toBeNull();
        expect(disorder({ ...line, out_of_order: true })).toBe('you');
        expect(disorder({ ...line, out_of_order: true, out_of_order_for_good: true })).toBe('good');
    });
    it('is told to spectators only where it is for good', () => {
        expect(disorder({ ...line, out_of_order: null })).toBeNull();
        expect(disorder({ ...line, out_of_order: null, out_of_order_for_good: true })).toBe('good');
    });
});

it('counts the tiles of a hand that fit each line, and leaves out lines that take none', () => {
    const dead: LineView = { ...active, line: 'L2', open_end: 1 };
    const fitting = fittingTiles(tableWith(active, dead, { ...line, line: 'L3' }), ['2-7', '7-9', '3-4']);
    expect([...fitting]).toEqual([
        ['L1', 2],
        ['L3', 3],
    ]);
});
