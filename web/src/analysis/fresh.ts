/** What an analysis begins with that says nothing of its own. */

import type { Setup } from '../boards/board';
import type { GameName } from '../boards/games';

/** Nothing needs a lot before one can try things. */
export const fresh = (game: GameName): Setup => (game === 'nardy' ? { start: 1, white: 1 } : { start: 1 });
