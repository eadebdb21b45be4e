import { describe, expect, test, vi } from 'vitest';
import { start, viewOf } from './given';
import { begin, diceOf } from './plan';
import { HOME, type NardyView, tableOf, WALL } from './view';
import { refusalFrom, refusalTo } from './refusal';

vi.mock('../../texts/texts.svelte', () => ({ t: (key: string) => key }));

function attempt(view: NardyView, legal: string[], most: number, bear_off = 'even') {
    const stage = begin(tableOf(view), 1, diceOf(view.dice), legal);
    return { view, setup: { bear_off }, seat: 1, stage, most };
}

describe('why a checker cannot be taken', () => {
    const game = attempt(viewOf(start, start), ['8/5 6/5'], 2);

    test.each([
        [1, 'nardy-why-theirs'],
        [2, 'nardy-why-empty'],
        [WALL, 'nardy-why-empty'],
        [13, 'nardy-why-stuck'],
        [HOME, 'nardy-why-home-stays'],
    ])('from %i', (from, key) => expect(refusalFrom(game, from).key).toBe(key));

    test('one on the wall holds the others back', () => {
        const entering = attempt(viewOf('bar:1 13:2', start), ['bar/22 13/12'], 2);
        expect(refusalFrom(entering, 13).key).toBe('nardy-why-wall');
    });
});

describe('why a checker cannot be put there', () => {
    // Seat 2 holds our 1, 12, 17 and 19.
    const game = attempt(viewOf(start, start, { dice: [5, 2] }), ['13/8 6/4', '13/11 13/8'], 2);

    test.each([
        [13, 18, 'nardy-why-way'],
        [24, 19, 'nardy-why-blocked'],
        [13, 10, 'nardy-why-dice'],
        [6, HOME, 'nardy-why-not-home'],
        [24, 22, 'nardy-why-both'],
    ])('from %i to %i', (from, to, key) => expect(refusalTo(game, from, to).key).toBe(key));

    test('N4: bearing off says the rule of this game', () => {
        const home = viewOf('6:2 5:1 off:12', '6:5', { dice: [5, 3] });
        expect(refusalTo(attempt(home, ['6/3 6/1'], 2), 6, HOME).key).toBe('nardy-why-off-even');
        expect(refusalTo(attempt(home, ['6/3 6/1'], 2, 'exact'), 6, HOME).key).toBe('nardy-why-off-exact');
    });

    test('N4: an odd number that would do elsewhere says that it is odd', () => {
        const odd = (die: number) => ({ key: 'nardy-why-off-odd', values: { die } });
        const home = attempt(viewOf('6:2 5:1 off:12', '6:5', { dice: [5, 3] }), ['6/3 6/1'], 2);
        expect(refusalTo(home, 5, HOME)).toEqual(odd(5));
        // Nothing stands as far away as the 5, and the 3 cannot be played on from there either.
        const last = attempt(viewOf('4:1 1:2 off:12', '6:5', { dice: [5, 3] }), ['4/1'], 1);
        expect(refusalTo(last, 4, HOME)).toEqual(odd(5));
        const stuck = attempt(viewOf('3:1 off:14', '6:5', { dice: [5, 3] }), ['pass'], 0);
        expect(refusalFrom(stuck, 3)).toEqual(odd(5));
    });

    test('N2: when only one die can be played it is the larger', () => {
        const view = viewOf('13:1', '6:5', { dice: [6, 5] });
        expect(refusalTo(attempt(view, ['13/7'], 1), 13, 8)).toEqual({
            key: 'nardy-why-larger',
            values: { die: 6 },
        });
    });

    test('a stop that is held closes the way', () => {
        // Our 20 and 22 are seat 2's 5 and 3.
        const view = viewOf('24:1 13:2', '5:2 3:2', { dice: [4, 2] });
        expect(refusalTo(attempt(view, ['13/9 13/11'], 2), 24, 18).key).toBe('nardy-why-stop');
    });
});
