import { describe, expect, it } from 'vitest';
import type { Options } from '../api/protocol';
import { ChosenOptions } from './options.svelte';

const agreed: Options = {
    public: false,
    clock: { kind: 'none' },
    timeout: 'lose',
    match_to: 0,
    rated: false,
    chat: true,
    hand_throw: false,
};
const wanted = (options: ChosenOptions, mayBeRated = true) => options.wanted('quoridor', false, mayBeRated);

describe('hints', () => {
    it('are left to the service until the host says something', () => {
        const options = new ChosenOptions();
        expect(wanted(options).hints).toBeUndefined();
        expect(options.hasHints(true, true)).toBe(true);
        expect(options.hasHints(false, true)).toBe(false);
    });

    it('are what the host says, and what was agreed before', () => {
        const options = new ChosenOptions();
        options.hints = true;
        expect(wanted(options).hints).toBe(true);
        expect(options.hasHints(false, true)).toBe(true);
        expect(wanted(new ChosenOptions({ ...agreed, hints: false })).hints).toBe(false);
    });

    it('are not asked for where games are rated', () => {
        const options = new ChosenOptions({ ...agreed, hints: true });
        options.rated = true;
        expect(options.hasHints(true, true)).toBe(false);
        expect(wanted(options)).not.toHaveProperty('hints');
        // Without an account nothing is rated, whatever the switch says.
        expect(options.hasHints(true, false)).toBe(true);
        expect(wanted(options, false)).toMatchObject({ rated: false, hints: true });
    });
});
