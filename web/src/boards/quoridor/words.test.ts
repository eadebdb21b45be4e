import { FluentBundle, FluentResource, type FluentVariable } from '@fluent/bundle';
import { beforeEach, expect, test, vi } from 'vitest';
import { view } from './position.fixture';
import { type QuoridorView, readFence, readSquare } from './view';
import { explainRefusal, fenceRefusal, stepRefusal } from './refusal';
import { describe, facts, say } from './words';

const files = import.meta.glob<string>('../../../../texts/*/quoridor.ftl', {
    query: '?raw',
    import: 'default',
    eager: true,
});
let bundle = new FluentBundle('en');

vi.mock('../../texts/texts.svelte', () => ({
    t(key: string, values?: Record<string, FluentVariable>) {
        const errors: Error[] = [];
        const text = bundle.formatPattern(
            bundle.getMessage(key)?.value ?? `no ${key}`,
            values ?? null,
            errors,
        );
        if (errors[0]) throw errors[0];
        return text;
    },
}));

function speak(language: string) {
    bundle = new FluentBundle(language, { useIsolating: false });
    bundle.addResource(new FluentResource(files[`../../../../texts/${language}/quoridor.ftl`] ?? ''));
}

beforeEach(() => speak('en'));

const speaker = {
    name: (seat: number) => ['Olena', 'Dmytro', 'Solomiia', 'Ivan'][seat - 1]!,
    own: (seat: number) => seat === 1,
};
const start = view(['e1', 'e9'], []);
const told = (line: string, before: QuoridorView | null) =>
    say(line, speaker, { before, after: null, setup: {} });

test('lines of the record in words', () => {
    expect(told('! start 2', null)).toBe('Dmytro begins');
    expect(told('1 e2', start)).toBe('You move to e2');
    expect(told('2 e8h', start)).toBe('Dmytro places fence e8h');
    expect(told('2 e5', view(['e6', 'e7'], []))).toBe('Dmytro jumps to e5');
    expect(told('2 e5', null)).toBe('Dmytro moves to e5');
    expect(told('1 resign', start)).toBe('You resign');
    expect(told('2 timeout resign', start)).toBe('Dmytro’s time is up');
    expect(told('takeback 1', start)).toBe('A move is taken back');
    expect(told('! something else', start)).toBeNull();
});

test('fences left are counted as each language counts', () => {
    const left = (count: number) =>
        facts(view(['e1', 'e9'], [], { fences_left: [count, 0] }), 1).at(-1)?.label;
    expect([0, 1, 5].map(left)).toEqual(['no fences left', '1 fence left', '5 fences left']);
    speak('uk');
    expect([1, 3, 10].map(left)).toEqual([
        'лишилася 1 перегородка',
        'лишилося 3 перегородки',
        'лишилося 10 перегородок',
    ]);
    speak('ru');
    expect([1, 2, 7].map(left)).toEqual([
        'осталась 1 перегородка',
        'осталось 2 перегородки',
        'осталось 7 перегородок',
    ]);
});

test('each seat has its own sign beside its name', () => {
    const four = view(['e1', 'a5', 'e9', 'i5'], []);
    const signs = [1, 2, 3, 4].map((seat) => facts(four, seat)[0]);
    expect(new Set(signs.map((sign) => sign?.text)).size).toBe(4);
    expect(new Set(signs.map((sign) => sign?.label)).size).toBe(4);
});

test.each(['en', 'ru', 'uk'])('the position is told in %s: pawns, fences, whose turn', (language) => {
    speak(language);
    const told = describe(view(['e4', 'd6'], ['e4h', 'c3v']), speaker);
    for (const part of ['e4', 'd6', 'e4h, c3v', 'Dmytro']) expect(told).toContain(part);
    expect(told).not.toContain('no quoridor');
});

test('a fence is refused for the reason that holds', () => {
    const why = (fence: string, fences: string[], pawns = ['e1', 'e9'], left = 5) =>
        fenceRefusal(view(pawns, fences, { fences_left: [left, 5] }), readFence(fence)!, 1, speaker);
    expect(why('e4h', [])).toBeNull();
    expect(why('e4h', [], undefined, 0)).toMatch(/no fences left/);
    expect(why('e4h', ['e4h'])).toMatch(/already/);
    expect(why('e4h', ['e4v'])).toMatch(/cross/);
    expect(why('e4h', ['f4h'])).toMatch(/Half/);
    expect(why('e4v', ['e3v'])).toMatch(/Half/);
    // Q2: end to end and T are fine.
    expect(why('e4h', ['g4h', 'c4h', 'e5v', 'd4v'])).toBeNull();
    expect(why('b1v', ['a1h'], ['a1', 'e9'])).toMatch(/you could not reach the finish yourself/);
    expect(why('b8v', ['a8h'], ['e1', 'a9'])).toBe(
        'Then Dmytro could not reach the finish. A way must stay open.',
    );
});

test('a step is refused for the reason that holds', () => {
    const why = (to: string, pawns: string[], fences: string[] = []) =>
        stepRefusal(view(pawns, fences), readSquare(to)!, 1, speaker);
    expect(why('e4', ['e1', 'e9'])).toMatch(/Too far/);
    expect(why('e1', ['e1', 'e9'])).toMatch(/already/);
    expect(why('e2', ['e1', 'e9'], ['e1h'])).toMatch(/fence is in the way/);
    expect(why('e5', ['e4', 'e5'])).toMatch(/Dmytro’s pawn is here/);
    // Q5: no side step while the straight jump is open.
    expect(why('d5', ['e4', 'e5'])).toMatch(/to e6 is open/);
    // A fence behind, and another beside the pawn that would be passed.
    expect(why('d5', ['e4', 'e5'], ['e5h', 'd4v'])).toMatch(/beside Dmytro’s pawn/);
    // Q6
    expect(why('e6', ['e4', 'e5', 'e6', 'i5'])).toMatch(/pawn is here/);
    expect(why('d5', ['e4', 'e5', 'e6', 'i5'])).toMatch(/Two pawns/);
});

test('a refusal of the service is told in the reader’s language where it is known', () => {
    // The service's words stand in crates/quoridor/src/illegal.rs.
    const said = (message: string) => explainRefusal({ code: 'illegal_move', message }, speaker);
    expect(said('the pawn of seat 2 stands on e5; only an empty square can be entered')).toBe(
        'Dmytro’s pawn is here. Jump over it or go round.',
    );
    expect(said('e4h would overlap e4h')).toMatch(/already/);
    expect(said('e4h would overlap f4h')).toMatch(/Half/);
    expect(said('e4h would cross e4v')).toMatch(/cross/);
    expect(said('a1h would close the last way to the finish for seats 2, 3')).toBe(
        'Then Dmytro, Solomiia could not reach the finish. A way must stay open.',
    );
    expect(said('a1h would close the last way to the finish for seat 1')).toMatch(/yourself/);
    expect(said('something new')).toBeNull();
});
