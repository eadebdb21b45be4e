/** A table as this page knows it, kept up to date over the live socket. */

import { Refused } from '../api/http';
import { live } from '../api/live.svelte';
import type {
    Action,
    ChatLine,
    Event,
    GameNow,
    MatchState,
    SeatState,
    TableState,
    Update,
    You,
} from '../api/protocol';

/** Lines of chat and of the log that are kept. */
const MOST_CHAT = 300;
const MOST_LOG = 500;

/** A move that was made here and is not yet acknowledged. */
export interface Pending {
    move: string;
    seat: number;
    /** How many events the game had when it was made. */
    seq: number;
}

export class Table {
    readonly id: string;
    readonly link: string | undefined;

    /** What seldom changes: the game, the options, the host, the links; undefined until it has loaded. */
    base = $state.raw<TableState>();
    status = $state<TableState['now']['status']>('waiting');
    you = $state.raw<You>({ seats: [], seat: null, host: false });
    seats = $state.raw<SeatState[]>([]);
    spectators = $state(0);
    /** Whether players may ask for hints here. */
    mayHint = $state(false);
    game = $state.raw<GameNow>();
    match = $state.raw<MatchState>();
    setup = $state.raw<Record<string, unknown>>({});
    /** The record of the running or last game as this viewer saw it. */
    record = $state.raw<string[]>([]);
    log = $state.raw<Event[]>([]);
    chat = $state.raw<ChatLine[]>([]);
    /** Why the table cannot be shown. */
    missing = $state.raw<Refused>();
    /** How often a seat of this device was covered again; what the last player saw must not be shown to the next. */
    covers = $state(0);
    pending = $state.raw<Pending | null>(null);
    refusal = $state.raw<{ move: string; error: Refused } | null>(null);

    /** Called with new events and the game before them; not for events that were already there. */
    onEvents: ((events: Event[], was: GameNow | undefined) => void) | undefined;

    /** When the last update came, by this browser's clock; game clocks run from then. */
    heard = $state(0);

    /** The place of the last entry in the table's log. */
    seq = $state(0);
    /** Whether the next update is the answer to a reconnect: what was said of the line before is over. */
    #reconnects = false;
    /** How much of the record was seen as a spectator before a seat was uncovered. */
    #open = 0;
    /** The service's clock minus ours, in milliseconds. */
    #ahead = 0;
    #leave: () => void;

    constructor(id: string, link?: string) {
        this.id = id;
        this.link = link;
        this.#leave = live.watch(id, link, {
            state: (state) => this.#begin(state),
            update: (update) => this.#update(update),
            presence: (seats, spectators) => {
                this.seats = seats;
                this.spectators = spectators;
            },
            chat: (lines) => this.#hear(lines),
            refused: (error) => (this.missing = error),
            seen: () => {
                if (!this.base) return undefined;
                this.#reconnects = true;
                return { after: this.seq, chat_after: this.chat.at(-1)?.n ?? 0 };
            },
        });
    }

    /** Whether there is a chat at the moment. */
    get chatOn(): boolean {
        const last = this.log.findLast((event) => event.kind === 'chat_set');
        return last?.kind === 'chat_set' ? last.on : (this.base?.options.chat ?? false);
    }

    close() {
        this.#leave();
    }

    /** Converts the service's time to the browser's. */
    local(at: number): number {
        return at - this.#ahead;
    }

    /** Performs an action; throws if it is refused. */
    act(action: Action): Promise<number | undefined> {
        return live.act(this.id, action);
    }

    /** Plays a move for the viewer's seat. It is shown at once and taken back if refused. */
    async play(move: string) {
        const { game, you } = this;
        if (!game || you.seat === null || this.pending) return;
        this.refusal = null;
        const pending = { move, seat: you.seat, seq: game.seq };
        if (game.legal?.includes(move)) this.pending = pending;
        try {
            await this.act({ kind: 'move', seq: game.seq, move, seat: you.seat, game: game.id });
        } catch (error) {
            if (!(error instanceof Refused)) throw error;
            // What arrived meanwhile is authoritative. A move on a lost connection may have arrived; then it comes back.
            this.refusal = { move, error };
        } finally {
            // The update usually comes before the answer; if not, the prediction is shown until it does.
            if (this.refusal || (this.game?.seq ?? 0) !== pending.seq) this.pending = null;
        }
    }

    #begin(state: TableState) {
        if (this.#isCoveredBy(state.now)) this.covers += 1;
        this.base = state;
        this.missing = undefined;
        this.setup = state.setup;
        this.record = state.record;
        this.#open = state.record.length;
        this.log = state.log.slice(-MOST_LOG);
        this.chat = state.chat;
        this.#now(state.now);
    }

    /** What was agreed and who is the host, after the host has changed it or left. */
    #revise(event: Event) {
        if (!this.base) return;
        if (event.kind === 'changed') this.base = { ...this.base, options: event.options };
        if (event.kind === 'host_passed') this.base = { ...this.base, host: event.who };
    }

    #update({ events, now }: Update) {
        const fresh = events.filter((event) => event.seq > this.seq);
        const was = this.game;
        const hasSatDown = this.you.seats.length === 0 && now.you.seats.length > 0;
        const covered = this.#isCoveredBy(now);
        if (covered) {
            this.record = this.record.slice(0, this.#open);
            this.covers += 1;
        }
        const record = [...this.record];
        const log = [...this.log];
        for (const event of fresh) {
            if (event.kind === 'prepared') {
                record.length = 0;
                this.setup = event.setup;
            }
            if (event.kind === 'changed') this.setup = event.setup;
            this.#revise(event);
            if (event.kind !== 'line') log.push(event);
            // After a gap, the lines come with the whole state.
            else if (!covered) record.push(event.line);
        }
        this.record = record;
        if (now.you.seat === null) this.#open = record.length;
        this.log = log.slice(-MOST_LOG);
        this.#now(now);
        // Whoever has just sat down may know the links.
        if (covered || hasSatDown) live.again(this.id);
        if (fresh.length > 0) this.onEvents?.(fresh, was);
    }

    /** Whether one of several seats on this device was uncovered and no longer is, in a game that hides something. */
    #isCoveredBy({ you }: TableState['now']): boolean {
        return this.you.seats.length > 1 && this.you.seat !== null && you.seat === null;
    }

    #now(now: TableState['now']) {
        this.seq = now.seq;
        this.heard = Date.now();
        this.#ahead = now.at - this.heard;
        this.status = now.status;
        this.you = now.you;
        this.mayHint = now.may_hint;
        if (now.seats) this.seats = now.seats;
        if (now.spectators !== undefined) this.spectators = now.spectators;
        if (now.match) this.match = now.match;
        if (this.pending && this.pending.seq !== now.game?.seq) this.pending = null;
        if (this.game?.seq !== now.game?.seq || this.#reconnects) this.refusal = null;
        this.#reconnects = false;
        this.game = now.game;
    }

    #hear(lines: ChatLine[]) {
        const last = this.chat.at(-1)?.n ?? 0;
        this.chat = [...this.chat, ...lines.filter((line) => line.n > last)].slice(-MOST_CHAT);
    }
}
