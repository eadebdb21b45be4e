import { FluentBundle, FluentResource, type FluentVariable } from '@fluent/bundle';
import { expect, test, vi } from 'vitest';
import english from '../../../../texts/en/nardy.ftl?raw';
import type { Speaker } from '../board';
import { start, viewOf } from './given';
import { explainRefusal } from './refusal';
import type { NardyView } from './view';
import { describe, facts, say } from './words';

const texts = vi.hoisted(() => ({ t: (key: string, _values?: Record<string, unknown>) => key }));
vi.mock('../../texts/texts.svelte', () => ({
    t: (key: string, values?: Record<string, unknown>) => texts.t(key, values),
}));

const bundle = new FluentBundle('en', { useIsolating: false });
bundle.addResource(new FluentResource(english));
texts.t = (key, values) => {
    const message = bundle.getMessage(key);
    if (!message?.value) throw new Error(`no text ${key}`);
    const errors: Error[] = [];
    const text = bundle.formatPattern(
        message.value,
        (values ?? null) as Record<string, FluentVariable> | null,
        errors,
    );
    if (errors[0]) throw errors[0];
    return text;
};

const speaker: Speaker = { name: (seat) => ['Olya', 'Taras'][seat - 1] ?? '', own: (seat) => seat === 1 };
const told = (line: string, before: NardyView | null = viewOf(start, start)) =>
    say(line, speaker, { before, after: null, setup: {} });

test('plays are told with what they hit', () => {
    expect(told('1 24/18 13/11')).toBe('You play 24/18 13/11.');
    expect(told('2 24/18 13/11*')).toBe('Taras plays 24/18 13/11* – one checker hit.');
    expect(told('2 24/20*/18*')).toBe('Taras plays 24/20*/18* – 2 checkers hit.');
});

test('throws name the thrower, the opening names who begins', () => {
    expect(told('! throw 31')).toBe('You throw 3 and 1.');
    expect(told('! throw 31', null)).toBe('Throw: 3 and 1.');
    expect(told('! colours white=2')).toBe('Taras plays White.');
    // Seat 1 is White, whose die is written first.
    expect(told('! open 31')).toBe('Opening throw: White 3, Black 1. You begin.');
    expect(told('! open 25')).toBe('Opening throw: White 2, Black 5. Taras begins.');
    expect(told('! open 22')).toBe('Opening throw: 2 and 2, so once again.');
});

test('everything else that can be done has its words', () => {
    const expected = {
        '1 pass': 'You cannot move.',
        '2 double': 'Taras doubles to 2.',
        '1 take': 'You take the cube.',
        '2 drop': 'Taras drops the double.',
        '1 resign 2': 'You offer to resign a gammon.',
        '2 resign': 'Taras resigns.',
        '2 accept': 'Taras accepts.',
        '2 reject': 'Taras wants to play on.',
    };
    for (const [line, words] of Object.entries(expected)) expect(told(line)).toBe(words);
    expect(told('1 roll')).toBeNull();
    expect(told('takeback 2')).toBeNull();
});

test('N4: a turn lost by an odd number says why', () => {
    // Nothing but a 1 and a 2 are left, and no die of 5 and 3 may take one home.
    const before = viewOf('2:1 1:1 off:13', start, { dice: [5, 3] });
    const pass = (bear_off: string) => say('1 pass', speaker, { before, after: null, setup: { bear_off } });
    expect(pass('even')).toBe('You cannot move. A 5 is odd: only a 2, 4 or 6 takes a checker home.');
    expect(pass('exact')).toBe('You cannot move.');
});

test('pips, borne-off checkers and the cube are facts', () => {
    const view = viewOf('bar:1 6:4 off:10', start, { cube: 4, cube_owner: 1 });
    const of = (seat: number) => facts(view, seat, { cube: true }).map(({ text }) => text);
    expect(of(1)).toEqual(['White', '49 pips', '10/15', 'wall 1', '×4']);
    expect(of(2)).toEqual(['Black', '167 pips']);
});

test('a position is described from the rear forward', () => {
    const words = describe(viewOf('bar:1 6:2 off:12', start), speaker, { cube: false });
    expect(words).toContain(
        'You, White, 37 pips to go: 1 checker on the wall; 2 on point 6; 12 checkers home.',
    );
    expect(words).toContain(
        'Taras, Black, 167 pips to go: 2 on point 24; 5 on point 13; 3 on point 8; 5 on point 6.',
    );
    expect(words).toContain('You have thrown 3 and 1.');
});

test('reasons of the service are told in the reader’s language', () => {
    const because = (message: string) => explainRefusal({ code: 'illegal_move', message });
    expect(because('a double is on offer: `take` or `drop` it first')).toBe('First answer the double.');
    expect(because('something new')).toBeNull();
});
