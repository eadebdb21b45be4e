import { beforeAll, describe, expect, it, vi } from 'vitest';
import type { RoadsView } from './view';

vi.stubGlobal('navigator', { languages: ['en'] });
vi.stubGlobal('document', { documentElement: { lang: '' } });

const { need, speak } = await import('../../texts/texts.svelte');
const { explainRefusal } = await import('./refusal');
const { describe: inWords, facts, say } = await import('./words');

const speaker = {
    name: (seat: number) => ['Olya', 'Bohdan'][seat - 1] ?? '',
    own: (seat: number) => seat === 1,
};

const duel: RoadsView = {
    seat: 1,
    turn: [1],
    variant: 1,
    lanes: 'two',
    field: null,
    deck: [],
    first: 2,
    phase: 'play',
    active: 1,
    table: ['0,0:2.2.'],
    hands: [
        { count: 3, cards: ['..22', '..22', '...2'] },
        { count: 1, cards: null },
    ],
    pile: { count: 0, cards: null },
    aside: { count: 0, cards: null },
    out: [],
    resigned: [],
    passed: [],
    missed: [0, 0],
    joined: [0, 0],
    ending: null,
};
const setup = { variant: 1 };
const told = (line: string, before: RoadsView | null) => say(line, speaker, { before, after: null, setup });

beforeAll(async () => {
    await speak('en');
    await need('roads');
});

describe('a line in words', () => {
    it('tells who laid what', () => {
        expect(told('2 1,0:.22.', duel)).toBe('Bohdan lays: bend (1,0)');
        expect(told('1 1,0:2.2.', duel)).toBe('You lay: straight road (1,0)');
    });

    it('names the lanes where they differ', () => {
        expect(told('2 1,0:44..', { ...duel, lanes: 'mixed' })).toBe('Bohdan lays: four-lane bend (1,0)');
        expect(told('2 1,0:22..', { ...duel, lanes: 'mixed' })).toBe('Bohdan lays: two-lane bend (1,0)');
    });

    it('tells a drawn card only to whom the record tells it', () => {
        expect(told('! draw 1 .222', null)).toBe('You draw: junction');
        expect(told('! draw 2 ?', null)).toBe('Bohdan draws a card');
    });

    it('tells who begins, and in variant 1 what for', () => {
        expect(told('! start 2', null)).toBe('Bohdan begins');
        expect(told('! start 2', duel)).toBe('Bohdan begins and keeps the network growing');
    });

    it('tells of turns without a card', () => {
        expect(told('1 pass', null)).toBe('Nothing fits, you miss the turn');
        expect(told('2 out', null)).toBe('Bohdan is out');
    });

    it('leaves dealing and what every game has to the frame', () => {
        for (const line of ['! deal 1 ..22', '1 resign', '1 offer draw', 'takeback 1']) {
            expect(told(line, null)).toBeNull();
        }
    });
});

it('shows the role and the cards beside a name', () => {
    expect(facts(duel, 1, setup).map(({ text }) => text)).toEqual(['closes', '3 cards']);
    expect(facts(duel, 2, setup).map(({ text }) => text)).toEqual(['grows', '1 card']);
});

it('describes the table, the own hand, and only the number of other cards', () => {
    const text = inWords(duel, speaker, setup);
    expect(text).toContain('1 card is on the table.');
    expect(text).toContain('2 road ends are open.');
    expect(text).toContain('Your cards: dead end × 1, bend × 2.');
    expect(text).toContain('Bohdan, cards: 1.');
});

it('tells a refusal of the service in the reader’s language where it is known', () => {
    // The service's words stand in crates/roads/src/illegal.rs.
    const said = (message: string) => explainRefusal({ code: 'illegal_move', message }, speaker);
    const clash = (shown: string, asked: string) =>
        said(
            `the card's north side is ${shown}, but its neighbour there shows ${asked}; turn the card or lay it elsewhere`,
        );
    expect(clash('a two-lane road', 'a blank side')).toBe(
        'In the north the neighbour has a blank side, your card a road.',
    );
    expect(clash('a two-lane road', 'a four-lane road')).toBe(
        'In the north the neighbour has four lanes, your card two.',
    );
    expect(said('a card lies on 0,0 already; choose an empty square')).toBe('A card lies here already.');
    expect(said('5,5 touches no card; lay yours against the network')).toMatch(/against the cards/);
    expect(said('something new')).toBeNull();
});
