import { expect, test } from 'vitest';
import type { Event } from '../api/protocol';
import { placed } from './placed';

const event = (seq: number, kind: string) => ({ seq, at: 0, kind }) as Event;
const told = (log: Event[], seq: number, lines: number) =>
    placed(log, seq, lines).map(({ event, before }) => `${event.kind} ${before}`);

test('events stand among the lines that are missing between them', () => {
    // 1 joined, 2 started, 3 and 4 lines, 5 pause_asked, 6 paused, 7 line, 8 absent
    const log = [
        event(1, 'joined'),
        event(2, 'started'),
        event(5, 'pause_asked'),
        event(6, 'paused'),
        event(8, 'absent'),
    ];
    expect(told(log, 8, 3)).toEqual(['joined 0', 'started 0', 'pause_asked 2', 'paused 2', 'absent 3']);
});

test('it is enough to know the last events', () => {
    expect(told([event(41, 'paused')], 43, 30)).toEqual(['paused 28']);
});

test('earlier games are left out', () => {
    const log = [event(1, 'started'), event(3, 'absent'), event(5, 'ended'), event(6, 'rematch_asked')];
    expect(told(log, 6, 2)).toEqual(['started 0', 'absent 1', 'ended 2', 'rematch_asked 2']);
    const next = [...log, event(7, 'prepared'), event(8, 'started'), event(10, 'paused')];
    expect(told(next, 10, 1)).toEqual(['rematch_asked 0', 'prepared 0', 'started 0', 'paused 1']);
});
