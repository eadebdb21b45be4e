import { describe, expect, it } from 'vitest';
import layings from './fixtures/layings.json';
import { predict } from './predict';
import { lineOf, readLaying, seatOf, type View } from './view';

/** Layings of games that were played, with the views of whoever laid before and after. */
const cases = layings.map(({ seat, move, before, after }) => ({
    seat,
    move,
    before: before as unknown as View,
    after: after as unknown as View,
}));

describe('what a laid tile changes', () => {
    it.each(cases)('is known before the service answers: $move', ({ seat, move, before, after }) => {
        const laying = readLaying(move);
        const predicted = predict(before, move, seat);
        const line = lineOf(after, laying?.line ?? '');
        const { leads_to: _, ...known } = line ?? { leads_to: null };
        expect(lineOf(predicted, laying?.line ?? '')).toMatchObject(known);
        expect(seatOf(predicted, seat)?.hand).toEqual(seatOf(after, seat)?.hand);
        expect(seatOf(predicted, seat)?.tiles).toBe(seatOf(after, seat)?.tiles);
        expect(seatOf(predicted, seat)?.tokens).toBe(seatOf(after, seat)?.tokens);
    });

    it.each(cases.filter(({ after }) => after.stage !== 'station'))(
        'M18: the marks of the other lines follow, too: $move',
        ({ seat, move, before, after }) => {
            const marks = (view: View) =>
                view.lines.map(({ line, open, out_of_order }) => ({ line, open, out_of_order }));
            expect(marks(predict(before, move, seat))).toEqual(marks(after));
        },
    );

    it('waits for a station when the line is full (M11)', () => {
        const full = cases.find(({ after }) => after.stage === 'station' || after.completed !== null);
        expect(full).toBeDefined();
        if (!full) return;
        const predicted = predict(full.before, full.move, full.seat);
        expect(predicted.stage).toBe('station');
        expect(predicted.completed).toBe(full.after.completed);
    });
});

describe('other moves', () => {
    const view = cases[0]?.before;
    it('ask the store for a tile', () => {
        expect(view && predict(view, 'draw', 1).stage).toBe('draw');
    });
    it('let go of the drawn tile, which stays in the hand', () => {
        const drawn = view && { ...view, drawn: '3-7' };
        expect(drawn && predict(drawn, 'keep', 1).drawn).toBeNull();
    });
});
