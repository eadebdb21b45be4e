import { expect, it } from 'vitest';
import { Network } from './fit';
import { rules } from './rules';
import { kindOf, laidOf } from './view';

/** The cards on the table and in the hand of the seat that looks, from a position's text. */
function read(position: string, seat: number) {
    const [table = '', hands = ''] = position.split(' / ');
    return {
        network: new Network({ table: table.split(' '), field: null }),
        hand: hands.split(' | ')[seat - 1]?.split(' ') ?? [],
    };
}

it('asks in the lesson only for moves that fit, of cards that are held', () => {
    for (const step of rules.lesson) {
        const { network, hand } = read(step.study.position ?? '', step.study.seat ?? 1);
        expect(network.cards.length, step.task).toBeGreaterThan(0);
        for (const move of step.right) {
            const laid = laidOf(move);
            if (!laid) throw new Error(`${move} lays no card`);
            expect(network.misfit(laid, laid.sides), `${step.task} ${move}`).toBeNull();
            expect(hand, step.task).toContain(kindOf(laid.sides));
        }
    }
});

it('leaves more open ends after each move of the last step', () => {
    const step = rules.lesson.at(-1);
    const { network } = read(step?.study.position ?? '', 1);
    for (const move of step?.right ?? []) {
        const after = new Network({
            table: [...network.cards.map((c) => `${c.x},${c.y}:${c.sides}`), move],
            field: null,
        });
        expect(after.openEnds().length, move).toBeGreaterThan(network.openEnds().length);
    }
});
