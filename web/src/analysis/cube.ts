/** What to do with the doubling cube, from what each way is worth to whoever may turn it. */

import type { CubeEquities } from '../api/protocol';

export interface CubeVerdict {
    /** Whether to double. */
    readonly double: boolean;
    /** Whether the other side should take. */
    readonly take: boolean;
    /** Too good: the game is worth more than the point that the cube would win at once. */
    readonly tooGood: boolean;
    /** The value of doubling when the other side answers as it should. */
    readonly doubled: number;
}

export function cubeVerdict({ no_double, double_take, double_drop }: CubeEquities): CubeVerdict {
    const take = double_take <= double_drop;
    const doubled = Math.min(double_take, double_drop);
    // Where both are worth the same, whoever doubles ends the game at once.
    const double = doubled >= no_double;
    return { double, take, tooGood: !double && !take, doubled };
}
