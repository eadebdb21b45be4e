import { describe, expect, it } from 'vitest';
import { predict } from './predict';
import type { RoadsView } from './view';

function view(changes: Partial<RoadsView>): RoadsView {
    return {
        seat: 1,
        turn: [1],
        variant: 1,
        lanes: 'two',
        field: null,
        deck: [],
        first: 1,
        phase: 'play',
        active: 1,
        table: ['0,0:2.2.'],
        hands: [
            { count: 3, cards: ['..22', '..22', '.2.2'] },
            { count: 2, cards: null },
            { count: 2, cards: null },
        ],
        pile: { count: 0, cards: null },
        aside: { count: 0, cards: null },
        out: [],
        resigned: [],
        passed: [],
        missed: [0, 0, 0],
        joined: [1, 0, 0],
        ending: null,
        ...changes,
    };
}

describe('a card that is laid', () => {
    it('lies on the table in its order and leaves the hand once', () => {
        const after = predict(view({ table: ['0,0:2.2.', '0,1:..2.'] }), '0,-1:22..', 1);
        expect(after.table).toEqual(['0,-1:22..', '0,0:2.2.', '0,1:..2.']);
        expect(after.hands[0]).toEqual({ count: 2, cards: ['..22', '.2.2'] });
        expect(after.hands[1]).toEqual({ count: 2, cards: null });
    });

    it('gives the turn to the next seat that is still in', () => {
        expect(predict(view({}), '0,-1:22..', 1).active).toBe(2);
        expect(predict(view({ out: [2] }), '0,-1:22..', 1).active).toBe(3);
        expect(predict(view({ out: [2], resigned: [1] }), '0,-1:22..', 3).active).toBe(3);
    });

    it('R13: joins as many roads as meet on its square, the first card of all one', () => {
        const square = ['0,0:2.2.', '1,0:2..2', '0,1:..2.'];
        expect(predict(view({ variant: 3, table: square }), '1,1:..2.', 1).joined).toEqual([2, 0, 0]);
        const two = ['0,0:2...', '1,1:...2'];
        expect(predict(view({ variant: 3, table: two }), '0,1:.22.', 1).joined).toEqual([3, 0, 0]);
        expect(predict(view({ variant: 3, table: [], joined: [0, 0, 0] }), '0,0:.2.2', 2).joined).toEqual([
            0, 1, 0,
        ]);
    });

    it('R11: lets everybody try again, and skips an empty hand once the pile is gone', () => {
        const hands = [
            { count: 1, cards: ['..22'] },
            { count: 0, cards: null },
            { count: 2, cards: null },
        ];
        const after = predict(view({ variant: 3, hands, passed: [3] }), '0,-1:22..', 1);
        expect(after.passed).toEqual([]);
        expect(after.active).toBe(3);
        const drawing = predict(view({ variant: 3, hands, pile: { count: 4, cards: null } }), '0,-1:22..', 1);
        expect([drawing.active, drawing.phase]).toEqual([2, 'draw']);
    });
});

describe('nothing that fits', () => {
    it('R10: costs a turn in variant 3', () => {
        const after = predict(view({ variant: 3 }), 'pass', 1);
        expect([after.missed, after.passed, after.active]).toEqual([[1, 0, 0], [1], 2]);
        expect(after.hands[0]?.count).toBe(3);
    });

    it('R9: is the end for that player in variant 2', () => {
        const after = predict(view({ variant: 2 }), 'out', 1);
        expect([after.out, after.active]).toEqual([[1], 2]);
    });
});

it('leaves everything as it is for what is no move of the game', () => {
    const before = view({});
    expect(predict(before, 'resign', 1)).toBe(before);
});
