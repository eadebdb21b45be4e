import { describe, expect, it } from 'vitest';
import {
    justDrawn,
    kindOf,
    laidOf,
    laidText,
    lastLaid,
    nameOf,
    stacks,
    turned,
    unseen,
    widthOf,
    type RoadsView,
} from './view';

describe('notation', () => {
    it('reads a laid card with squares on both sides of the origin', () => {
        expect(laidOf('2,-1:2.2.')).toEqual({ x: 2, y: -1, sides: '2.2.' });
        expect(laidText({ x: -3, y: 0 }, '..22')).toBe('-3,0:..22');
    });

    it('takes nothing else for a laid card', () => {
        for (const text of ['pass', 'out', 'resign', '2,1', '2,1:22.', '2,1:2231', 'a,1:22..']) {
            expect(laidOf(text)).toBeNull();
        }
    });

    it('turns a card clockwise: what was north is then east', () => {
        expect(turned('2...', 1)).toBe('.2..');
        expect(turned('42..', 2)).toBe('..42');
        expect(turned('42..', -1)).toBe('2..4');
        expect(turned('42..', 8)).toBe('42..');
    });

    it('names a kind by its turn that comes first in ASCII order', () => {
        expect(kindOf('2.2.')).toBe('.2.2');
        expect(kindOf('22..')).toBe('..22');
        expect(kindOf('4242')).toBe('2424');
        expect(kindOf('4.2.')).toBe('.2.4');
    });

    it('knows the five shapes and their widths', () => {
        const cards = ['2...', '.4.2', '4..4', '24.2', '2424'];
        expect(cards.map(nameOf)).toEqual(['end', 'straight', 'bend', 'fork', 'crossing']);
        expect(cards.map(widthOf)).toEqual(['two', 'both', 'four', 'both', 'both']);
    });

    it('stacks a hand by kinds', () => {
        expect(stacks(['.2.2', '..22', '.2.2'])).toEqual([
            { kind: '..22', count: 1 },
            { kind: '.2.2', count: 2 },
        ]);
    });
});

it('R16: counts what is neither laid nor held from the public mix of the deck', () => {
    const view = {
        deck: [
            { card: '..22', count: 3 },
            { card: '.2.2', count: 1 },
        ],
        table: ['0,0:22..'],
        hands: [
            { count: 1, cards: ['.2.2'] },
            { count: 2, cards: null },
        ],
    } as unknown as RoadsView;
    expect(unseen(view, 1)).toEqual(['..22', '..22']);
    expect(unseen(view, null)).toEqual(['..22', '..22', '.2.2']);
});

describe('the last lines of a record', () => {
    it('marks the newest card, whatever came after it', () => {
        const lines = ['1 0,0:2.2.', '2 0,1:..22', '! draw 1 ..22', '1 pass'];
        expect(lastLaid(lines)).toEqual({ x: 0, y: 1, sides: '..22', by: 2 });
        expect(lastLaid(['! start 1'])).toBeNull();
    });

    it('tells a drawn card only while it is the newest thing, and only to its owner', () => {
        expect(justDrawn(['1 0,0:2.2.', '! draw 2 .222'], 2)).toBe('.222');
        expect(justDrawn(['! draw 2 .222'], 1)).toBeNull();
        expect(justDrawn(['! draw 2 ?'], 2)).toBeNull();
        expect(justDrawn(['! draw 2 .222', '2 0,1:.222'], 2)).toBeNull();
    });
});
