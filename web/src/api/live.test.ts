import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { Watcher } from './live.svelte';
import type { Error as Refusal } from './protocol';

interface Sent {
    id: number;
    want: string;
    after?: number;
}

/** A socket that does nothing by itself. */
class Socket {
    static readonly OPEN = 1;
    static all: Socket[] = [];
    static get last(): Socket {
        const last = Socket.all.at(-1);
        if (!last) throw new Error('no socket was opened');
        return last;
    }
    readyState = 0;
    /** Whether the other side still answers pings. */
    alive = true;
    sent: Sent[] = [];
    onopen = () => {};
    onclose = () => {};
    onmessage: (message: { data: string }) => void = () => {};

    constructor() {
        Socket.all.push(this);
    }
    send(text: string) {
        const sent = JSON.parse(text) as Sent;
        this.sent.push(sent);
        if (this.alive && sent.want === 'ping') {
            queueMicrotask(() => this.say({ kind: 'pong', id: sent.id, at: 0 }));
        }
    }
    close() {
        this.readyState = 3;
    }
    /** The service ends it. */
    end() {
        this.readyState = 3;
        this.onclose();
    }
    open() {
        this.readyState = Socket.OPEN;
        this.onopen();
    }
    say(message: object) {
        this.onmessage({ data: JSON.stringify(message) });
    }
    asked(want: string): Sent[] {
        return this.sent.filter((sent) => sent.want === want);
    }
}

/** What happens around the page: it comes into sight, or the network is back. */
let awake: EventTarget;
let network: EventTarget;
let Live: (typeof import('./live.svelte'))['Live'];
let live: InstanceType<typeof Live>;
let leave = () => {};

beforeEach(async () => {
    awake = new EventTarget();
    network = new EventTarget();
    vi.stubGlobal('WebSocket', Socket);
    vi.stubGlobal('location', { protocol: 'http:', host: 'games.example' });
    vi.stubGlobal('addEventListener', network.addEventListener.bind(network));
    vi.stubGlobal('document', Object.assign(awake, { visibilityState: 'visible' }));
    vi.useFakeTimers();
    Socket.all = [];
    ({ Live } = await import('./live.svelte'));
    live = new Live(() => 0);
});
afterEach(() => {
    leave();
    vi.clearAllTimers();
    vi.useRealTimers();
});

function watching(seen?: { after: number; chat_after: number }) {
    const refused = vi.fn();
    const watcher: Watcher = {
        state: () => {},
        update: () => {},
        presence: () => {},
        chat: () => {},
        refused,
        seen: () => seen,
    };
    leave = live.watch('t', undefined, watcher);
    Socket.last.open();
    return refused;
}

async function refuse(error: Refusal) {
    const { id } = Socket.last.asked('watch').at(-1) ?? { id: 0 };
    Socket.last.say({ kind: 'refused', id, error });
    await vi.advanceTimersByTimeAsync(0);
}

test('a line that broke without a word is noticed by the silence after a ping', async () => {
    watching();
    const first = Socket.last;
    const doing = live.act('t', { kind: 'pause' }).catch((error: Error) => error.message);
    await vi.advanceTimersByTimeAsync(20_000);
    expect(live.connection).toBe('open');
    first.alive = false;
    // People are told within three seconds, whenever it breaks.
    await vi.advanceTimersByTimeAsync(3_000);
    expect(live.connection).toBe('lost');
    expect(Socket.last).toBe(first);
    await vi.advanceTimersByTimeAsync(2_600);
    expect(Socket.last).not.toBe(first);
    expect(await doing).toBe('the service does not answer');
    Socket.last.open();
    expect(live.connection).toBe('open');
});

test('a look at the clock that came late does not put off the next ping', async () => {
    const real = performance.now.bind(performance);
    let late = 0;
    vi.spyOn(performance, 'now').mockImplementation(() => real() + late);
    watching();
    await vi.advanceTimersByTimeAsync(1_499);
    const before = Socket.last.asked('ping').length;
    for (let look = 0; look < 10; look += 1) {
        late = look % 2 === 0 ? 20 : 0;
        await vi.advanceTimersByTimeAsync(1_500);
    }
    expect(Socket.last.asked('ping').length - before).toBe(10);
});

test('a short silence is told and taken back, on the same line', async () => {
    watching();
    const first = Socket.last;
    first.alive = false;
    await vi.advanceTimersByTimeAsync(3_000);
    expect(live.connection).toBe('lost');
    first.say({ kind: 'pong', id: 0, at: 0 });
    expect(live.connection).toBe('open');
    expect(Socket.last).toBe(first);
});

test('a network that goes is believed only if the service is silent too', async () => {
    watching();
    const first = Socket.last;
    network.dispatchEvent(new Event('offline'));
    await vi.advanceTimersByTimeAsync(1_400);
    expect(live.connection).toBe('open');
    first.alive = false;
    network.dispatchEvent(new Event('offline'));
    await vi.advanceTimersByTimeAsync(1_400);
    expect(live.connection).toBe('lost');
});

test('a page without a table, or out of sight, hardly pings', async () => {
    watching();
    leave();
    await vi.advanceTimersByTimeAsync(19_000);
    expect(Socket.last.asked('ping').length).toBe(0);
    await vi.advanceTimersByTimeAsync(3_000);
    expect(Socket.last.asked('ping').length).toBe(1);
});

test('a phone that wakes up asks at once whether the line is alive', async () => {
    watching();
    const first = Socket.last;
    awake.dispatchEvent(new Event('visibilitychange'));
    expect(first.asked('ping').length).toBe(1);
    await vi.advanceTimersByTimeAsync(5_000);
    expect(Socket.last).toBe(first);

    first.alive = false;
    awake.dispatchEvent(new Event('visibilitychange'));
    await vi.advanceTimersByTimeAsync(4_000);
    expect(Socket.last).not.toBe(first);
});

/** How long after the moment the next socket is opened, in milliseconds. */
async function untilNext(): Promise<number> {
    const [began, before] = [performance.now(), Socket.all.length];
    while (Socket.all.length === before) await vi.advanceTimersToNextTimerAsync();
    return performance.now() - began;
}

/** How long a page waits before each try to reach a service that is gone. */
async function waits(random: () => number, tries: number): Promise<number[]> {
    live = new Live(random);
    watching();
    const found: number[] = [];
    for (let made = 0; made < tries; made += 1) {
        Socket.last.end();
        found.push(await untilNext());
    }
    leave();
    vi.clearAllTimers();
    return found;
}

test('pages that lost the service together come back at different times', async () => {
    expect(await waits(() => 0.25, 5)).toEqual([325, 575, 1075, 2075, 2075]);
    expect(await waits(() => 0.75, 5)).toEqual([775, 1525, 3025, 6025, 6025]);
});

test('no page comes back at once, and none stays away for longer than eight seconds', async () => {
    expect(await waits(() => 0, 5)).toEqual([100, 100, 100, 100, 100]);
    expect(await waits(() => 1, 5)).toEqual([1000, 2000, 4000, 8000, 8000]);
});

test('once the service was there, the waits begin anew', async () => {
    live = new Live(() => 1);
    watching();
    for (const wait of [1000, 2000, 4000]) {
        Socket.last.end();
        expect(await untilNext()).toBe(wait);
    }
    Socket.last.open();
    Socket.last.end();
    expect(await untilNext()).toBe(1000);
});

test.each([
    ['a page that comes into sight', () => awake.dispatchEvent(new Event('visibilitychange'))],
    ['a network that is back', () => network.dispatchEvent(new Event('online'))],
])('%s does not wait', async (_, happens) => {
    live = new Live(() => 1);
    watching();
    for (const wait of [1000, 2000]) {
        Socket.last.end();
        expect(await untilNext()).toBe(wait);
    }
    Socket.last.end();
    const before = Socket.all.length;
    happens();
    expect(Socket.all.length).toBe(before + 1);
    // Nor is there another try when the wait would have been over.
    Socket.last.open();
    await vi.advanceTimersByTimeAsync(8_000);
    expect(Socket.all.length).toBe(before + 1);
});

test('whoever becomes somebody else gets no answers of the former line', async () => {
    watching();
    const doing = live.act('t', { kind: 'pause' }).catch((error: Error) => error.message);
    live.reopen();
    expect(await doing).toBe('the service does not answer');
});

test('only a table that is not there, or not for us, is missing', async () => {
    const refused = watching();
    await refuse({ code: 'too_many', message: '', retry_after: 5 });
    await vi.advanceTimersByTimeAsync(4_900);
    expect(Socket.last.asked('watch').length).toBe(1);
    await vi.advanceTimersByTimeAsync(200);
    expect(Socket.last.asked('watch').length).toBe(2);
    await refuse({ code: 'unavailable', message: '' });
    await vi.advanceTimersByTimeAsync(2_000);
    expect(Socket.last.asked('watch').length).toBe(3);
    expect(refused).not.toHaveBeenCalled();
    await refuse({ code: 'not_found', message: '' });
    expect(refused).toHaveBeenCalledOnce();
});

test('a table whose game is newer than the service is not asked for again', async () => {
    const refused = watching();
    await refuse({ code: 'unknown_rules', message: '' });
    expect(refused).toHaveBeenCalledOnce();
    await vi.advanceTimersByTimeAsync(60_000);
    expect(Socket.last.asked('watch').length).toBe(1);
});

test('pages that were refused a table together ask again at different times', async () => {
    live = new Live(() => 0.5);
    watching();
    await refuse({ code: 'too_many', message: '', retry_after: 4 });
    await vi.advanceTimersByTimeAsync(5_999);
    expect(Socket.last.asked('watch').length).toBe(1);
    await vi.advanceTimersByTimeAsync(1);
    expect(Socket.last.asked('watch').length).toBe(2);
});

test('a table that nobody watches any more is not asked for again', async () => {
    watching();
    await refuse({ code: 'unavailable', message: '' });
    leave();
    await vi.advanceTimersByTimeAsync(3_000);
    expect(Socket.last.asked('watch').length).toBe(1);
});

test('the whole state is asked for until it came, also over a new line', () => {
    watching({ after: 7, chat_after: 0 });
    expect(Socket.last.asked('watch').map(({ after }) => after)).toEqual([7]);
    live.again('t');
    live.reopen();
    Socket.last.open();
    expect(Socket.last.asked('watch').map(({ after }) => after)).toEqual([undefined]);
    Socket.last.say({ kind: 'state', state: { id: 't' } });
    live.reopen();
    Socket.last.open();
    expect(Socket.last.asked('watch').map(({ after }) => after)).toEqual([7]);
});

test('a review is followed over a reconnect, and let go by whoever leaves', async () => {
    const followed: { update: unknown[]; refused: string[] } = { update: [], refused: [] };
    const stop = live.review('r', {
        update: (update) => followed.update.push(update.done),
        refused: ({ refusal }) => followed.refused.push(refusal.code),
    });
    Socket.last.open();
    expect(Socket.last.asked('review')).toMatchObject([{ review: 'r', on: true }]);
    Socket.last.say({ kind: 'review', id: 'r', done: 3 });
    Socket.last.say({ kind: 'review', id: 'another', done: 4 });
    expect(followed.update).toEqual([3]);

    Socket.last.end();
    await vi.advanceTimersByTimeAsync(10_000);
    Socket.last.open();
    const [asked] = Socket.last.asked('review');
    expect(asked).toMatchObject({ review: 'r', on: true });
    // Nobody was there to wait for it meanwhile.
    Socket.last.say({ kind: 'refused', id: asked?.id, error: { code: 'not_found', message: 'given up' } });
    await vi.advanceTimersByTimeAsync(0);
    expect(followed.refused).toEqual(['not_found']);
    stop();
    expect(Socket.last.asked('review').at(-1)).toMatchObject({ review: 'r', on: false });
});
