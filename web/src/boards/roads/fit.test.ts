import { describe, expect, it } from 'vitest';
import { Network } from './fit';

const network = (...table: string[]) => new Network({ table, field: null });

describe('where a card may lie', () => {
    it('R7: the first one at the origin of an unlimited table', () => {
        expect(network().gaps()).toEqual([{ x: 0, y: 0 }]);
        expect(network().misfit({ x: 0, y: 0 }, '2...')).toBeNull();
        expect(network().misfit({ x: 1, y: 0 }, '2...')).toEqual({ why: 'centre' });
    });

    it('R7: the first one on the four, two or one squares nearest the centre of a field', () => {
        const centre = (width: number, height: number) =>
            new Network({ table: [], field: [width, height] }).gaps().map(({ x, y }) => `${x},${y}`);
        expect(centre(6, 8)).toEqual(['2,3', '3,3', '2,4', '3,4']);
        expect(centre(9, 8)).toEqual(['4,3', '4,4']);
        expect(centre(5, 5)).toEqual(['2,2']);
    });

    it('R2: every touching side agrees and a road joins', () => {
        const table = network('0,0:2.2.');
        expect(table.misfit({ x: 0, y: 1 }, '..2.')).toBeNull();
        expect(table.misfit({ x: 0, y: 1 }, '2...')).toEqual({
            why: 'clash',
            clashes: [{ direction: 'south', shown: '.', asked: '2' }],
        });
        expect(table.misfit({ x: 1, y: 0 }, '2.2.')).toEqual({ why: 'alone' });
        expect(table.misfit({ x: 0, y: 0 }, '2.2.')).toEqual({ why: 'occupied' });
        expect(table.misfit({ x: 5, y: 5 }, '2.2.')).toEqual({ why: 'apart' });
    });

    it('R2: two lanes never meet four', () => {
        expect(network('0,0:4.4.').misfit({ x: 0, y: -1 }, '2.2.')).toEqual({
            why: 'clash',
            clashes: [{ direction: 'north', shown: '2', asked: '4' }],
        });
    });

    it('names every side that does not agree', () => {
        const found = network('0,0:.2..', '2,0:...2', '1,1:....').misfit({ x: 1, y: 0 }, '2.2.');
        expect(found?.why === 'clash' && found.clashes.map(({ direction }) => direction)).toEqual([
            'north',
            'east',
            'west',
        ]);
    });

    it('R8: nothing leaves the field', () => {
        const table = new Network({ table: ['0,0:2222'], field: [4, 4] });
        expect(table.misfit({ x: -1, y: 0 }, '2222')).toEqual({ why: 'off' });
        expect(table.gaps()).toHaveLength(2);
    });

    it('R3: a road over the edge of the field is no open end, one over an empty square is', () => {
        const table = new Network({ table: ['0,0:2222', '1,0:...2'], field: [4, 4] });
        expect(table.openEnds()).toEqual([{ x: 0, y: 0, direction: 0, side: '2' }]);
    });
});
