import { expect, it } from 'vitest';
import type { Mark } from '../board';
import { inLayers, nthAt } from './places';

const mark = (role: Mark['role'], order?: number): Mark => ({
    move: `${role}${order ?? ''}`,
    seat: 1,
    role,
    ...(order === undefined ? {} : { order }),
});

it('draws what was played first, a line as it is played, and the best rank last', () => {
    const marks = [mark('better', 1), mark('line', 2), mark('better', 2), mark('line', 1), mark('played')];
    expect(inLayers(marks).map(({ move }) => move)).toEqual([
        'played',
        'line1',
        'line2',
        'better2',
        'better1',
    ]);
});

it('counts what lies at the same place above', () => {
    expect(nthAt(['e4', 'e5', 'e4', 'e4'], (square) => square)).toEqual([2, 0, 1, 0]);
});
