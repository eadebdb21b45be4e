import { FluentBundle, FluentResource, type FluentVariable } from '@fluent/bundle';
import { render } from 'svelte/server';
import { describe, expect, it, vi } from 'vitest';
import english from '../../../../texts/en/metro.ftl?raw';
import type { Speaker } from '../board';
import { Viewport } from '../viewport.svelte';
import dead from './fixtures/dead.json';
import layings from './fixtures/layings.json';
import { limits } from './geometry';
import { layout } from './layout';
import Hand from './Hand.svelte';
import MapView from './MapView.svelte';
import { prompt } from './prompt';
import { explainRefusal, lineRefusal } from './refusal';
import type { View } from './view';
import { describe as inWords, facts, say } from './words';

const bundle = vi.hoisted(() => ({ t: (key: string, _values?: Record<string, unknown>) => key }));
vi.mock('../../texts/texts.svelte', () => ({
    t: (key: string, values?: Record<string, unknown>) => bundle.t(key, values),
}));
const texts = new FluentBundle('en', { useIsolating: false });
texts.addResource(new FluentResource(english));
bundle.t = (key, values) => {
    const message = texts.getMessage(key);
    if (!message?.value) throw new Error(`no text ${key}`);
    const errors: Error[] = [];
    const values_ = (values ?? null) as Record<string, FluentVariable> | null;
    const text = texts.formatPattern(message.value, values_, errors);
    if (errors[0]) throw errors[0];
    return text;
};

const speaker: Speaker = { name: (seat) => ['Olya', 'Taras'][seat - 1] ?? 'Ira', own: (seat) => seat === 1 };
const finished = dead as unknown as View;

describe('the log', () => {
    const told = (line: string, after: View | null = null) =>
        say(line, speaker, { before: null, after, setup: {} });
    it('tells moves of others and of the reader', () => {
        expect(told('2 3-7>L4')).toBe('Taras lays 3-7 on L4');
        expect(told('1 3-7>L4')).toBe('You lay 3-7 on L4');
        expect(told('2 token 3-3>L2')).toBe('Taras uses a metro token and lays 3-3 on L2');
        expect(told('2 draw')).toBe('Taras draws a tile');
        expect(told('1 keep')).toBe('You keep the tile');
        expect(told('2 done')).toBe('Taras ends the turn');
        expect(told('2 pass')).toBe('Taras passes');
    });
    it('tells chance as far as it was seen', () => {
        expect(told('! start 2')).toBe('Taras begins');
        expect(told('! draw 1 3-7')).toBe('You get 3-7');
        expect(told('! draw 2')).toBeNull();
        expect(told('! deal 1 3-7')).toBeNull();
        expect(told('! station 4')).toBe('A new station opens');
    });
    it('names a station that opens, and the line that leads to it', () => {
        const opened = finished.stations[0];
        if (!opened) throw new Error('the game has opened stations');
        expect(told(`! station ${opened.station}`, finished)).toBe(
            `${opened.line} is complete: “${opened.name}” opens`,
        );
    });
    it('leaves out what people need not read', () => {
        expect(told('1 something')).toBeNull();
    });
});

describe('what the board says', () => {
    const moment = {
        seat: 1,
        mine: true,
        names: ['Olya', 'Taras'],
        waiting: null,
        costs: false,
        held: null,
        flips: false,
        lays: true,
    };
    const view = {
        ...(layings[0]?.before as unknown as View),
        stage: 'lay' as const,
        on_turn: 1,
        right: false,
    };
    it('asks for what can be done', () => {
        expect(prompt(view, moment)).toBe('Your turn: choose a tile');
        expect(prompt(view, { ...moment, lays: false, waiting: 'draw' })).toMatch(/draw a tile/);
        expect(prompt(view, { ...moment, lays: false, waiting: 'pass' })).toMatch(/store is empty/);
        expect(prompt({ ...view, stage: 'more', right: true }, moment)).toMatch(/double/i);
        expect(prompt({ ...view, stage: 'more' }, { ...moment, costs: true })).toMatch(/metro token/);
        expect(prompt({ ...view, on_turn: 2 }, { ...moment, mine: false })).toBe('Taras to move');
    });
    it('says why for every misfit', () => {
        expect(lineRefusal({ kind: 'end', end: 7 }, 'L2')).toBe('L2 ends in 7: a half with 7 is needed');
        expect(lineRefusal({ kind: 'max', limit: 7 }, 'L2')).toBe('L2 takes no half above 7');
        expect(lineRefusal({ kind: 'min', limit: 2 }, 'L2')).toBe('L2 takes no half below 2');
        expect(lineRefusal({ kind: 'tokens' }, 'L2')).toMatch(/Three lines are active/);
        expect(lineRefusal({ kind: 'closed' }, 'L2')).toMatch(/closed/);
        expect(lineRefusal({ kind: 'start', tile: '2-5' }, 'L2')).toMatch(/2-5/);
    });
});

describe('a refusal', () => {
    // The service's words stand in crates/metro/src/illegal.rs.
    const said = (message: string) => explainRefusal({ code: 'illegal_move', message }, speaker);
    it('is told in the reader’s language where it is known', () => {
        expect(said('L2 ends in 7; the half named first must be 7')).toBe(
            'L2 ends in 7: a half with 7 is needed',
        );
        expect(said('three lines are active, so L4 cannot be started; add to an active line')).toMatch(/L4/);
        expect(said('L3 takes no half above 7')).toBe('L3 takes no half above 7');
        expect(said('you hold a tile that fits, so you must lay one')).toBe(
            'One of your tiles fits, so you must lay one',
        );
        expect(said('something new')).toBeNull();
    });
});

describe('the whole position', () => {
    it('names every line, station and seat', () => {
        const text = inWords(finished, speaker);
        for (const station of finished.stations) expect(text).toContain(station.name);
        for (const line of finished.lines)
            if (line.state !== 'unstarted') expect(text).toContain(`${line.line}:`);
        expect(text).toContain('out of order for good');
    });
    it('has the numbers that belong to a seat', () => {
        const one = finished.seats[0];
        const labels = facts(finished, 1).map((fact) => fact.label);
        expect(labels[0]).toMatch(new RegExp(`^${one?.tiles} tiles? in hand$`));
        expect(labels[1]).toMatch(new RegExp(`^${one?.stations} stations? opened$`));
    });
});

/** The map as it stands in the page. */
function drawn(view: View): string {
    const props = {
        view,
        map: layout(view, 'wide'),
        names: ['Olya', 'Taras', 'Ira', 'Bo'],
        targets: new Map(),
        aim: null,
        fresh: { tiles: new Map(), stations: new Set<number>() },
        figures: false,
        pick: () => {},
        point: () => {},
        viewport: new Viewport(limits),
    };
    return render(MapView, { props }).body;
}

/** How often marks of a kind stand on the map. */
const marks = (html: string, kind: 'you' | 'good') => html.split(`class="mark ${kind}`).length - 1;

describe('M18: lines out of order are marked on the map', () => {
    it('for good', { timeout: 60_000 }, () => {
        const expected = finished.lines.filter((line) => line.out_of_order_for_good).length;
        expect(expected).toBeGreaterThan(0);
        expect(marks(drawn(finished), 'good')).toBe(expected);
        expect(drawn(finished)).toContain('out of order for good');
    });

    it('for whoever looks', { timeout: 60_000 }, () => {
        const before = layings.map((one) => one.before as unknown as View);
        const view = before.find(({ lines }) => lines.some((line) => line.out_of_order));
        if (!view) throw new Error('one of the views has such a line');
        const expected = view.lines.filter((line) => line.out_of_order && !line.out_of_order_for_good).length;
        expect(marks(drawn(view), 'you')).toBe(expected);
    });

    it('and keep their active token', { timeout: 60_000 }, () => {
        const active = finished.lines.filter((line) => line.state === 'active').length;
        expect(drawn(finished).split('class="token').length - 1).toBe(active);
    });
});

describe('M17: everything has its place', () => {
    it('draws each tile and each plate once', { timeout: 60_000 }, () => {
        const html = drawn(finished);
        const tiles = finished.lines.reduce((sum, line) => sum + line.tiles.length, 0);
        const begin = finished.start_tile ? 1 : 0;
        expect(html.split('class="domino').length - 1).toBe(tiles + begin);
        expect(html.split('class="plate').length - 1).toBe(finished.stations.length + 1);
    });

    it('holds a hand of 21 tiles', () => {
        const all = Array.from({ length: 55 }, (_, index) => index).flatMap((index) => {
            const low = Math.floor(index / 10);
            return low <= index % 10 ? [`${low}-${index % 10}`] : [];
        });
        const tiles = all.slice(0, 21);
        const nothing = () => {};
        const props = {
            tiles,
            playable: new Set(tiles),
            held: null,
            flipped: false,
            drawn: null,
            live: true,
            figures: false,
            stop: null,
            take: nothing,
            startDrag: nothing,
        };
        const html = render(Hand, { props }).body;
        expect(html.split('data-tile=').length - 1).toBe(21);
    });
});
