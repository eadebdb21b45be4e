/** The page's only live socket. It carries several tables and reconnects by itself. */

import { type Random, backoff, spread } from './again';
import { Refused, offline } from './http';
import type {
    Action,
    FromServer,
    Request,
    ReviewUpdate,
    TableRow,
    TableState,
    Update,
    SeatState,
    ChatLine,
} from './protocol';

/** The callbacks of a table's watcher. */
export interface Watcher {
    state(state: TableState): void;
    update(update: Update): void;
    presence(seats: SeatState[], spectators: number): void;
    chat(lines: ChatLine[]): void;
    /** The table cannot be watched at all. */
    refused(error: Refused): void;
    /** Where to go on after a reconnect: the last seq and the last chat line seen, once there are any. */
    seen(): { after: number; chat_after: number } | undefined;
}

/** The callbacks of whoever waits for a review. */
export interface ReviewWatcher {
    update(update: ReviewUpdate): void;
    /** The review cannot be followed: it was given up meanwhile. */
    refused(error: Refused): void;
}

interface Watched {
    watcher: Watcher;
    link: string | undefined;
    /** Whether the whole state is wanted, whatever was seen. */
    anew: boolean;
}

interface Answer {
    resolve(seq: number | undefined): void;
    reject(error: Refused): void;
}

/** A ping keeps the connection open and finds out whether it still is: often while a table is in sight, else seldom. */
const PING_AT_TABLE = 1_500;
const PING = 20_000;
/** How long silence after a ping lasts before people are told, and before the socket is given up. */
const TELL_AFTER = 1_400;
const PING_PATIENCE = 4_000;
/** How long a socket may take to open. */
const OPEN_PATIENCE = 10_000;
/** How long answers are waited for before the socket is changed for another, and how often that is looked at. */
const MOVE_PATIENCE = 2_000;
const MOVE_AGAIN = 50;
/** After how many seconds to ask again for a table that could not be shown just now. */
const ASK_AGAIN = 2;

/** Whether a refusal of a table will not change by asking again. */
const isFinal = ({ refusal: { code } }: Refused) =>
    code === 'not_found' || code === 'forbidden' || code === 'bad_request' || code === 'unknown_rules';

export class Live {
    /** Whether the service is there; `lost` only after it was, perhaps while the old socket is still waited for. */
    connection = $state<'opening' | 'open' | 'lost'>('opening');
    /** Why the service said goodbye, if it did. */
    goodbye = $state<string | null>(null);

    #socket: WebSocket | undefined;
    #tries = 0;
    #next = 1;
    #answers = new Map<number, Answer>();
    #tables = new Map<string, Watched>();
    #lobby: ((open: TableRow[], own: TableRow[]) => void) | undefined;
    #turns: ((waiting: number, mistakes: number) => void) | undefined;
    #reviews = new Map<string, ReviewWatcher>();
    #timer: ReturnType<typeof setTimeout> | undefined;
    #deadline: ReturnType<typeof setTimeout> | undefined;
    /** What happens if the oldest unanswered ping stays unanswered. */
    #silence: ReturnType<typeof setTimeout>[] = [];
    #pinged = 0;
    readonly #random: Random;

    constructor(random: Random = Math.random) {
        this.#random = random;
        setInterval(() => this.#pingIfDue(), PING_AT_TABLE);
        // A phone that wakes up, or finds its network again, should not wait.
        addEventListener('online', () => this.#retryNow());
        // On the computer that runs the service it is still there without a network: the ping tells.
        addEventListener('offline', () => this.#ping());
        document.addEventListener('visibilitychange', () => {
            if (document.visibilityState === 'visible') this.#retryNow();
        });
    }

    /** Watches a table until the returned function is called. */
    watch(table: string, link: string | undefined, watcher: Watcher): () => void {
        this.#tables.set(table, { watcher, link, anew: false });
        if (this.#opened()) this.#watch(table);
        return () => {
            this.#tables.delete(table);
            if (this.#opened()) void this.#ask({ want: 'unwatch', table }).catch(() => {});
        };
    }

    /** Requests a table's whole state, as for a new viewer. */
    again(table: string) {
        const watched = this.#tables.get(table);
        if (!watched) return;
        watched.anew = true;
        if (this.#opened()) this.#watch(table);
    }

    /** Follows the lobby until the returned function is called. */
    lobby(seen: (open: TableRow[], own: TableRow[]) => void): () => void {
        this.#lobby = seen;
        if (this.#opened()) void this.#ask({ want: 'lobby', on: true }).catch(() => {});
        return () => {
            this.#lobby = undefined;
            if (this.#opened()) void this.#ask({ want: 'lobby', on: false }).catch(() => {});
        };
    }

    /** Follows a review until the returned function is called. */
    review(id: string, watcher: ReviewWatcher): () => void {
        this.#reviews.set(id, watcher);
        if (this.#opened()) this.#follow(id);
        return () => {
            this.#reviews.delete(id);
            if (this.#opened()) void this.#ask({ want: 'review', review: id, on: false }).catch(() => {});
        };
    }

    /**
     * Follows how many of one's own tables wait for a move, and how many mistakes are due, until the returned function
     * is called.
     */
    turns(seen: (waiting: number, mistakes: number) => void): () => void {
        this.#turns = seen;
        if (this.#opened()) void this.#ask({ want: 'turns', on: true }).catch(() => {});
        return () => {
            this.#turns = undefined;
            if (this.#opened()) void this.#ask({ want: 'turns', on: false }).catch(() => {});
        };
    }

    /** Does something at a table. */
    act(table: string, action: Action): Promise<number | undefined> {
        return this.#ask({ want: 'do', table, action });
    }

    /** Uncovers one of several seats of this device, or covers it again. */
    uncover(table: string, seat: number | null): Promise<number | undefined> {
        return this.#ask({ want: 'uncover', table, seat });
    }

    /** Reconnects as another user. */
    reopen() {
        this.#drop();
        this.#open();
    }

    #opened() {
        if (!this.#socket) this.#open();
        return this.#socket?.readyState === WebSocket.OPEN;
    }

    #open() {
        clearTimeout(this.#timer);
        const socket = new WebSocket(
            `${location.protocol === 'https:' ? 'wss' : 'ws'}://${location.host}/api/live`,
        );
        this.#socket = socket;
        this.#deadline = setTimeout(() => this.#lose(), OPEN_PATIENCE);
        socket.onopen = () => {
            if (this.#socket !== socket) return;
            clearTimeout(this.#deadline);
            this.#tries = 0;
            this.#pinged = performance.now();
            this.connection = 'open';
            this.goodbye = null;
            for (const table of this.#tables.keys()) this.#watch(table);
            for (const id of this.#reviews.keys()) this.#follow(id);
            if (this.#lobby) void this.#ask({ want: 'lobby', on: true }).catch(() => {});
            if (this.#turns) void this.#ask({ want: 'turns', on: true }).catch(() => {});
        };
        socket.onmessage = (message) => {
            // Messages from an abandoned socket may be meant for another user.
            if (this.#socket !== socket) return;
            this.#clearSilence();
            this.connection = 'open';
            this.#hear(JSON.parse(message.data as string) as FromServer);
        };
        socket.onclose = () => {
            if (this.#socket === socket) this.#lose();
        };
    }

    /** Lets the socket go; nobody waits for its answers any more. */
    #drop() {
        clearTimeout(this.#timer);
        clearTimeout(this.#deadline);
        this.#clearSilence();
        const socket = this.#socket;
        this.#socket = undefined;
        socket?.close();
        const answers = [...this.#answers.values()];
        this.#answers.clear();
        for (const answer of answers) answer.reject(new Refused(offline));
    }

    #lose() {
        this.#drop();
        this.connection = this.connection === 'opening' && this.#tries === 0 ? 'opening' : 'lost';
        this.#timer = setTimeout(() => this.#open(), backoff(this.#tries, this.#random));
        this.#tries += 1;
    }

    #retryNow() {
        if (this.connection === 'lost' && !this.#socket) this.#open();
        else this.#ping();
    }

    #pingIfDue() {
        const isAtTable = this.#tables.size > 0 && document.visibilityState === 'visible';
        // This is asked once in each such time, sometimes a little late: what is nearly due is due.
        const due = (isAtTable ? PING_AT_TABLE : PING) - PING_AT_TABLE / 2;
        if (performance.now() - this.#pinged >= due) this.#ping();
    }

    /** A connection that broke without a word is noticed by the silence after a ping. */
    #ping() {
        if (this.#socket?.readyState !== WebSocket.OPEN) return;
        this.#pinged = performance.now();
        void this.#ask({ want: 'ping' }).catch(() => {});
        if (this.#silence.length > 0) return;
        this.#silence = [
            setTimeout(() => (this.connection = 'lost'), TELL_AFTER),
            setTimeout(() => this.reopen(), PING_PATIENCE),
        ];
    }

    #clearSilence() {
        for (const timer of this.#silence) clearTimeout(timer);
        this.#silence = [];
    }

    #watch(table: string) {
        const watched = this.#tables.get(table);
        if (!watched) return;
        const link = watched.link === undefined ? {} : { link: watched.link };
        const seen = watched.anew ? {} : watched.watcher.seen();
        const socket = this.#socket;
        this.#ask({ want: 'watch', table, ...link, ...seen }).catch((error: Refused) => {
            if (this.#socket === socket) this.#notNow(table, watched, error);
        });
    }

    /** A table cannot be watched, or not now: then it is asked for again. */
    #notNow(table: string, watched: Watched, error: Refused) {
        const socket = this.#socket;
        const isWatched = () => this.#tables.get(table) === watched && this.#socket === socket;
        if (!isWatched()) return;
        if (isFinal(error)) return watched.watcher.refused(error);
        const wait = spread((error.refusal.retry_after ?? ASK_AGAIN) * 1000, this.#random);
        setTimeout(() => isWatched() && this.#watch(table), wait);
    }

    /**
     * This part of the service ends, and others go on: the socket is changed for another when the service says, but not
     * before what was asked is answered.
     */
    #moveOn(wait: number, patience = MOVE_PATIENCE) {
        const socket = this.#socket;
        setTimeout(() => {
            if (this.#socket !== socket) return;
            if (this.#answers.size === 0 || patience <= 0) this.reopen();
            else this.#moveOn(MOVE_AGAIN, patience - MOVE_AGAIN);
        }, wait);
    }

    #follow(id: string) {
        const watcher = this.#reviews.get(id);
        this.#ask({ want: 'review', review: id, on: true }).catch((error: Refused) => {
            if (this.#reviews.get(id) === watcher && isFinal(error)) watcher?.refused(error);
        });
    }

    #ask(request: Request): Promise<number | undefined> {
        const socket = this.#socket;
        if (socket?.readyState !== WebSocket.OPEN) return Promise.reject(new Refused(offline));
        const id = this.#next++;
        return new Promise((resolve, reject) => {
            this.#answers.set(id, { resolve, reject });
            socket.send(JSON.stringify({ id, ...request }));
        });
    }

    #answer(id: number, tell: (answer: Answer) => void) {
        const answer = this.#answers.get(id);
        this.#answers.delete(id);
        if (answer) tell(answer);
    }

    #hear(message: FromServer) {
        switch (message.kind) {
            case 'ok':
                return this.#answer(message.id, (answer) => answer.resolve(message.seq));
            case 'pong':
                return this.#answer(message.id, (answer) => answer.resolve(undefined));
            case 'refused':
                return this.#answer(message.id, (answer) => answer.reject(new Refused(message.error)));
            case 'state': {
                const watched = this.#tables.get(message.state.id);
                if (!watched) return;
                watched.anew = false;
                return watched.watcher.state(message.state);
            }
            case 'update':
                return this.#tables.get(message.table)?.watcher.update(message);
            case 'presence':
                return this.#tables.get(message.table)?.watcher.presence(message.seats, message.spectators);
            case 'chat':
                return this.#tables.get(message.table)?.watcher.chat(message.lines);
            case 'lobby':
                return this.#lobby?.(message.open, message.own);
            case 'turns':
                return this.#turns?.(message.waiting, message.mistakes);
            case 'review':
                return this.#reviews.get(message.id)?.update(message);
            case 'lost': {
                const watched = this.#tables.get(message.table);
                if (watched) this.#notNow(message.table, watched, new Refused(message.error));
                return;
            }
            case 'goodbye':
                if (message.reconnect_ms !== undefined) return this.#moveOn(message.reconnect_ms);
                this.goodbye = message.reason;
        }
    }
}

export const live = new Live();
