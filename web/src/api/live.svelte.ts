/** The one live socket of the page: several tables on it, and it comes back by itself. */

import { Refused, offline } from './http';
import type {
    Action,
    FromServer,
    Request,
    TableRow,
    TableState,
    Update,
    SeatState,
    ChatLine,
} from './protocol';

/** What a table's watcher is told. */
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

interface Watched {
    watcher: Watcher;
    link: string | undefined;
}

interface Answer {
    resolve(seq: number | undefined): void;
    reject(error: Refused): void;
}

/** How long after a lost connection to try again, in milliseconds; then the last one again and again. */
const PATIENCE = [250, 500, 1000, 2000, 4000, 8000];
/** A ping keeps the way open and finds out whether it still is. */
const PING = 20_000;

class Live {
    /** Whether the service is there; `lost` only after it was. */
    connection = $state<'opening' | 'open' | 'lost'>('opening');
    /** Why the service said goodbye, if it did. */
    goodbye = $state<string | null>(null);

    #socket: WebSocket | undefined;
    #tries = 0;
    #next = 1;
    #heard = 0;
    #answers = new Map<number, Answer>();
    #tables = new Map<string, Watched>();
    #lobby: ((open: TableRow[], own: TableRow[]) => void) | undefined;
    #timer: ReturnType<typeof setTimeout> | undefined;

    constructor() {
        setInterval(() => this.#keep(), PING);
        // A phone that wakes up, or finds its network again, should not wait.
        addEventListener('online', () => this.#retryNow());
        document.addEventListener('visibilitychange', () => {
            if (document.visibilityState === 'visible') this.#retryNow();
        });
    }

    /** Watches a table until the returned function is called. */
    watch(table: string, link: string | undefined, watcher: Watcher): () => void {
        this.#tables.set(table, { watcher, link });
        if (this.#opened()) this.#watch(table);
        return () => {
            this.#tables.delete(table);
            if (this.#opened()) void this.#ask({ want: 'unwatch', table }).catch(() => {});
        };
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

    /** Does something at a table. */
    act(table: string, action: Action): Promise<number | undefined> {
        return this.#ask({ want: 'do', table, action });
    }

    /** Uncovers one of several seats of this device, or covers it again. */
    uncover(table: string, seat: number | null): Promise<number | undefined> {
        return this.#ask({ want: 'uncover', table, seat });
    }

    /** Begins anew, as somebody else. */
    reopen() {
        this.#socket?.close();
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
        socket.onopen = () => {
            this.#tries = 0;
            this.#heard = performance.now();
            this.connection = 'open';
            this.goodbye = null;
            for (const table of this.#tables.keys()) this.#watch(table);
            if (this.#lobby) void this.#ask({ want: 'lobby', on: true }).catch(() => {});
        };
        socket.onmessage = (message) => {
            this.#heard = performance.now();
            this.#hear(JSON.parse(message.data as string) as FromServer);
        };
        socket.onclose = () => {
            if (this.#socket !== socket) return;
            this.#socket = undefined;
            this.connection = this.connection === 'opening' && this.#tries === 0 ? 'opening' : 'lost';
            for (const answer of this.#answers.values()) answer.reject(new Refused(offline));
            this.#answers.clear();
            const wait = PATIENCE[Math.min(this.#tries, PATIENCE.length - 1)] ?? 8000;
            this.#tries += 1;
            this.#timer = setTimeout(() => this.#open(), wait);
        };
    }

    #retryNow() {
        if (this.connection === 'lost' && !this.#socket) this.#open();
        else this.#keep();
    }

    #keep() {
        if (this.#socket?.readyState !== WebSocket.OPEN) return;
        if (performance.now() - this.#heard > 2 * PING) this.#socket.close();
        else void this.#ask({ want: 'ping' }).catch(() => {});
    }

    #watch(table: string) {
        const watched = this.#tables.get(table);
        if (!watched) return;
        const link = watched.link === undefined ? {} : { link: watched.link };
        this.#ask({ want: 'watch', table, ...link, ...watched.watcher.seen() }).catch((error: Refused) => {
            if (error.refusal.code !== 'unavailable') watched.watcher.refused(error);
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
            case 'state':
                return this.#tables.get(message.state.id)?.watcher.state(message.state);
            case 'update':
                return this.#tables.get(message.table)?.watcher.update(message);
            case 'presence':
                return this.#tables.get(message.table)?.watcher.presence(message.seats, message.spectators);
            case 'chat':
                return this.#tables.get(message.table)?.watcher.chat(message.lines);
            case 'lobby':
                return this.#lobby?.(message.open, message.own);
            case 'goodbye':
                this.goodbye = message.reason;
        }
    }
}

export const live = new Live();
