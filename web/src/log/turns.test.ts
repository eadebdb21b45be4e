import { describe, expect, it, vi } from 'vitest';
import type { AnyView, Around, GameModule, Speaker } from '../boards/board';
import { note as metro } from '../boards/metro/note';
import { note as nardy } from '../boards/nardy/note';
import { note as quoridor } from '../boards/quoridor/note';
import { figures, note as roads, signOf } from '../boards/roads/note';
import { note as sudoku } from '../boards/sudoku/note';
import { rows } from './rows';
import { turnAt, written } from './turns';

vi.mock('../texts/texts.svelte', () => ({
    t: (key: string, values?: { name?: string }) => (values?.name ? `${key} ${values.name}` : key),
}));

const speaker: Speaker = { name: (seat) => ['Olya', 'Max', 'Ira'][seat - 1] ?? '', own: () => false };
/** Every line is told by itself, so that what is said of a turn shows which lines it is made of. */
const say = (line: string) => `(${line})`;

function game<View>(
    note: (line: string, around: Around<View>) => ReturnType<GameModule['note']>,
    record: readonly string[],
    { views = [], setup = {}, told = say }: Told = {},
) {
    const around = (place: number): Around => ({
        before: views[place] ?? null,
        after: views[place + 1] ?? null,
        setup,
    });
    const module = { say: told, note: note as GameModule['note'] };
    return written({ module, record, speaker, around });
}
interface Told {
    views?: readonly (AnyView | null)[];
    setup?: Record<string, unknown>;
    told?: GameModule['say'];
}

/** A written game as one reads it. */
function read({ turns, remarks }: ReturnType<typeof game>, players = 2): string[] {
    return rows(turns, remarks, players).map((row) =>
        row.kind === 'remark'
            ? row.words
            : `${row.number}. ${row.cells.map((turn) => turn?.text ?? '…').join(' | ')}`,
    );
}

describe('two players', () => {
    it('have a column each, whoever began first', () => {
        const record = ['! start 2', '2 e8', '1 e2', '2 e7h', '1 e3'];
        expect(read(game(quoridor, record))).toEqual(['(! start 2)', '1. e8 | e2', '2. e7h | e3']);
    });

    it('throw and play in one turn, which the larger die of the opening gives to its owner', () => {
        const lines = [
            '! colours white=2',
            '! open 33',
            '! open 26',
            '1 24/18 13/11',
            '! throw 31',
            '2 8/5 6/5',
        ];
        const views = [{ white: null }, ...Array<AnyView>(5).fill({ white: 2, on_roll: 2 })];
        const shown = game(nardy, [...lines, '! throw 66'], { views });
        expect(read(shown)).toEqual([
            '(! colours white=2)',
            '(! open 33)',
            '1. 26: 24/18 13/11 | 31: 8/5 6/5',
            '2. 66: | …',
        ]);
        expect(shown.turns[0]).toMatchObject({ from: 2, to: 4, lines: ['! open 26', '1 24/18 13/11'] });
        expect(shown.turns[0]?.words).toBe('(! open 26). (1 24/18 13/11).');
    });

    it('double, take and pass in turns of their own', () => {
        const record = ['! throw 31', '2 8/5 6/5', '1 double', '2 take', '! throw 64', '1 pass'];
        const views = [null, null, { cube: 2 }];
        expect(read(game(nardy, record, { views }))).toEqual([
            '1. 31: 8/5 6/5 | ×4',
            '2. nardy-note-take | 64: –',
        ]);
    });

    it('may move twice in a row', () => {
        const record = ['1 0,0:.2.2', '1 1,0:2..2', '2 -1,0:.22.', '2 -1,-1:2...'];
        expect(read(game(roads, record))).toEqual(['1. 0,0 ─ | …', '2. 1,0 ┘ | −1,0 ┌', '3. … | −1,−1 ╵']);
    });
});

describe('what happens between the turns', () => {
    it('stands where it happened, and the number before it is told again', () => {
        const shown = game(quoridor, ['1 e2', '2 e8', '1 e3', '1 offer draw', '2 e7']);
        const around = {
            turns: shown.turns,
            remarks: [{ words: 'Max agrees', before: 1 }, ...shown.remarks],
        };
        expect(read(around)).toEqual([
            '1. e2 | …',
            'Max agrees',
            '1. … | e8',
            '2. e3 | …',
            '(1 offer draw)',
            '2. … | e7',
        ]);
    });

    it('leaves out what was taken back, without a gap in the numbers', () => {
        const record = ['1 e2', '2 e8', '1 e3', 'takeback 2', '2 d9h', '1 f2'];
        expect(read(game(quoridor, record))).toEqual([
            '1. e2 | …',
            '(takeback 2)',
            '1. … | d9h',
            '2. f2 | …',
        ]);
    });

    it('keeps the dice of a play that was taken back', () => {
        const record = ['! throw 41', '1 10/9 6/2', 'takeback 1', '1 13/9 6/5'];
        expect(read(game(nardy, record))).toEqual(['1. 41: 13/9 6/5 | …', '(takeback 1)']);
    });

    it('gives the move that the service picked to whoever ran out of time', () => {
        const record = ['1 e2', '2 timeout', '! pick e8', '1 e3'];
        expect(read(game(quoridor, record))).toEqual(['1. e2 | …', '(2 timeout)', '1. … | e8', '2. e3 | …']);
    });

    it('tells a loss on time as one, and not as a resignation', () => {
        const lost = 'common-line-lost-on-time Max';
        expect(read(game(quoridor, ['1 e2', '2 timeout', '2 resign']))).toEqual(['1. e2 | …', lost]);
        const record = ['! throw 41', '1 13/9 6/5', '! throw 31', '2 timeout', '2 resign 3'];
        expect(read(game(nardy, record)).at(-1)).toBe(lost);
        expect(read(game(quoridor, ['1 e2', '2 resign']))).toEqual(['1. e2 | …', '(2 resign)']);
    });
});

describe('several players', () => {
    it('have a row for each turn, all tiles and the station of a turn together', () => {
        const record = [
            '! start 2',
            '2 8-4>L1',
            '! station 10',
            '2 token 3-3>L2',
            '3 draw',
            '! draw 3 ?',
            '3 keep',
        ];
        const after = { stations: [{ station: 10, name: 'Harbour' }] };
        const shown = game(metro, record, { views: [null, null, null, after] });
        expect(read(shown, 3)).toEqual(['(! start 2)', '1. 8-4>L1 ◎ Harbour •3-3>L2', '2. ←']);
    });

    it('lay the card that they have drawn', () => {
        const record = [
            '! draw 1 .2.4',
            '1 2,3:.2.4',
            '! draw 2 2222',
            '2 pass',
            '3 1,-2:2.2.',
            '3 1,-3:2...',
        ];
        expect(read(game(roads, record), 3)).toEqual(['1. 2,3 ╾', '2. –', '3. 1,−2 │', '4. 1,−3 ╵']);
    });

    it('answer within the turn of whoever laid the card', () => {
        const check = { phase: { name: 'check' }, mover: 1, removed: [], seats: [{ seat: 1, score: 4 }] };
        const draw = { ...check, phase: { name: 'draw' }, seats: [{ seat: 1, score: 10 }] };
        const gone = { ...draw, removed: [5] };
        const record = ['! draw 1 7', '1 e3=7', '2 ok', '3 ok', '! draw 1 2'];
        const views = [null, null, check, check, draw];
        const setup = { side: 'adult' };
        expect(read(game(sudoku, record, { views, setup }), 3)).toEqual(['(! draw 1 7)', '1. e3=7 +6 ← 2']);
        const objected = { views: [null, check, gone], setup };
        expect(read(game(sudoku, ['1 a1=5', '2 object'], objected), 3)).toEqual(['1. a1=5 ✕']);
    });
});

it('finds the turn that is shown, also in the middle of it', () => {
    const { turns } = game(nardy, ['! colours white=1', '! throw 31', '1 8/5 6/5', '! throw 66']);
    expect([0, 1, 2, 3, 4].map((lines) => turnAt(turns, lines)?.text)).toEqual([
        undefined,
        undefined,
        '31: 8/5 6/5',
        '31: 8/5 6/5',
        '66:',
    ]);
});

it('has a sign for every card of roads, and figures with a real minus', () => {
    expect(['2.2.', '.2.2', '22..', '2222', '4...', '4.2.', '4242'].map(signOf).join('')).toBe('│─└┼╹╿╂');
    const sides = ['.', '2', '4'];
    const all = sides.flatMap((n) =>
        sides.flatMap((e) => sides.flatMap((s) => sides.map((w) => n + e + s + w))),
    );
    expect(new Set(all.map(signOf)).size).toBe(81);
    expect(figures({ x: 2, y: -1 })).toBe('2,−1');
});
