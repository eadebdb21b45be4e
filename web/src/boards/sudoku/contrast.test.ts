/** The borders of blocks are seen: against what lies beside them, by day and at night. */

import { describe, expect, test } from 'vitest';
import { contrast, materialOf } from '../art/testing';

// Both sides of the leaflet, numbers and animals, are laid in the same materials.
describe.each(['day', 'night'] as const)('by %s', (theme) => {
    test.each(['--square', '--square-tint', '--gap', '--card'])('against %s', (beside) => {
        const border = materialOf('sudoku', '--block', theme);
        expect(contrast(border, materialOf('sudoku', beside, theme))).toBeGreaterThanOrEqual(3);
    });
});
