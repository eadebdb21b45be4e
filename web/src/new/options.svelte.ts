/** What is agreed besides the setup, while it is chosen: the clock, the match, who may see the table. */

import type { ClockPlan, Options, TimeoutRule } from '../api/protocol';
import type { GameName } from '../boards';
import { setupOf } from '../boards/setups';

export class ChosenOptions {
    clock = $state.raw<ClockPlan>({ kind: 'none' });
    timeout = $state<TimeoutRule>('lose');
    matchTo = $state(0);
    rated = $state(false);
    chat = $state(true);
    handThrow = $state(false);
    /** Whether players may ask for hints; until somebody says so, where one device plays alone. */
    hints = $state<boolean>();
    /** Whether all may see the table; until somebody says so, those with a seat for anybody are seen. */
    publicly = $state<boolean>();

    constructor(agreed?: Options) {
        if (!agreed) return;
        this.clock = agreed.clock;
        this.timeout = agreed.timeout;
        this.matchTo = agreed.match_to;
        this.rated = agreed.rated;
        this.chat = agreed.chat;
        this.handThrow = agreed.hand_throw;
        this.publicly = agreed.public;
        this.hints = agreed.hints;
    }

    isPublic(hasOpenSeat: boolean): boolean {
        return this.publicly ?? hasOpenSeat;
    }

    /** Whether there are hints. Games for ratings have none. */
    hasHints(isAlone: boolean, mayBeRated: boolean): boolean {
        return (this.hints ?? isAlone) && !(this.rated && mayBeRated);
    }

    /** What the service is told. */
    wanted(game: GameName, hasOpenSeat: boolean, mayBeRated: boolean): Options {
        const rated = this.rated && mayBeRated;
        return {
            public: this.isPublic(hasOpenSeat),
            clock: this.clock,
            timeout: this.timeout,
            match_to: setupOf(game).hasOwnMatch ? 0 : this.matchTo,
            rated,
            chat: this.chat,
            hand_throw: this.handThrow,
            ...(this.hints === undefined || rated ? {} : { hints: this.hints }),
        };
    }
}
