/** The games, in the order in which they are shown. */

import { games } from './generated';

export { games };
export type GameName = (typeof games)[number];

export function isGame(id: string): id is GameName {
    return (games as readonly string[]).includes(id);
}
