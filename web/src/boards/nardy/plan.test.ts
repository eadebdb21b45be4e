import { describe, expect, test } from 'vitest';
import { begin, diceOf, follow, sources, type Stage, targets, waysOut } from './plan';
import { HOME, placeName, type Table, WALL } from './view';
import { menOf, start } from './given';

const far = '6:5';

function stageOf(one: string, two: string, dice: [number, number], legal: string[]): Stage {
    const table: Table = [menOf(one), menOf(two)];
    return begin(table, 1, diceOf(dice), legal);
}

/** Every order of steps, as texts. */
function orders(stage: Stage): string[] {
    if (stage.next.length === 0) return [''];
    return stage.next.flatMap(({ step, stage: next }) => {
        const here = `${placeName(step.from)}/${placeName(step.to)}${step.hit ? '*' : ''}`;
        return orders(next).map((rest) => `${here} ${rest}`.trim());
    });
}

describe('building a play', () => {
    test('two checkers may move in either order', () => {
        const stage = stageOf(start, start, [3, 1], ['8/5 6/5']);
        expect(orders(stage).sort()).toEqual(['6/5 8/5', '8/5 6/5']);
    });

    test('one checker may use the dice in either order, if both stops are open', () => {
        expect(orders(stageOf('24:1', far, [4, 2], ['24/18'])).sort()).toEqual([
            '24/20 20/18',
            '24/22 22/18',
        ]);
        // Seat 2's 5 is our 20: held, so the 2 comes first.
        expect(orders(stageOf('24:1', '5:2', [4, 2], ['24/18']))).toEqual(['24/22 22/18']);
    });

    test('a way that would hit is not the way that hits nothing', () => {
        const stage = stageOf('24:1', '5:1', [4, 2], ['24/20*/18', '24/18']);
        expect(
            targets(stage, 24)
                .get(18)
                ?.map((step) => step.to),
        ).toEqual([22, 18]);
        expect(follow(stage, targets(stage, 24).get(20) ?? [])?.texts).toEqual(new Set(['24/20*/18']));
    });

    test('only what the legal texts lead to can be done', () => {
        const stage = stageOf(start, start, [6, 5], ['24/13']);
        expect(sources(stage)).toEqual(new Set([24]));
        expect([...targets(stage, 24).keys()].sort()).toEqual([13, 18]);
    });

    test('whoever is on the wall enters first', () => {
        const stage = stageOf('bar:1 13:1', far, [4, 3], ['bar/21 13/10', 'bar/22 13/9', 'bar/18']);
        expect(sources(stage)).toEqual(new Set([WALL]));
        expect(orders(stage)).not.toContain('13/10 bar/21');
    });

    test('a double is played four times', () => {
        const stage = stageOf('13:4', far, [2, 2], ['13/11(4)', '13/5']);
        expect(targets(stage, 13).get(5)).toHaveLength(4);
        expect(stage.texts).toEqual(new Set(['13/11(4)', '13/5']));
    });

    test('N4: which dice bear off is known from the legal texts alone', () => {
        const home = '6:1 5:1 3:1 off:12';
        // `even`: the 5 does not bear off, the 6 does.
        const even = stageOf(home, far, [6, 5], ['6/off', '6/1']);
        expect(targets(even, 5).has(HOME)).toBe(false);
        expect(targets(even, 6).has(HOME)).toBe(true);
        const standard = stageOf(home, far, [6, 5], ['6/off 5/off', '6/1 5/off']);
        expect(targets(standard, 5).has(HOME)).toBe(true);
    });

    test('bearing off waits for the last checker to come home', () => {
        const stage = stageOf('8:1 6:1 off:13', far, [6, 2], ['8/6 6/off', '8/2 6/4']);
        expect(targets(stage, 6).has(HOME)).toBe(false);
        const home = follow(stage, targets(stage, 8).get(6) ?? []);
        expect(home && targets(home, 6).has(HOME)).toBe(true);
    });

    test('the only play is known from the start', () => {
        const stage = stageOf('13:1', far, [6, 5], ['13/2']);
        expect(stage.texts.size).toBe(1);
        expect(waysOut(stage)).toHaveLength(2);
    });

    test('a whole play is the legal text, whatever the order', () => {
        const stage = stageOf(start, start, [3, 1], ['8/5 6/5', '24/20']);
        const six = follow(stage, targets(stage, 6).get(5) ?? []);
        const both = six && follow(six, targets(six, 8).get(5) ?? []);
        expect(both?.text).toBe('8/5 6/5');
        expect(both?.dice).toEqual([]);
    });

    test('moves that are no plays build nothing', () => {
        expect(stageOf(start, start, [3, 1], ['roll', 'double']).next).toEqual([]);
        expect(stageOf(start, start, [3, 1], []).next).toEqual([]);
    });
});
