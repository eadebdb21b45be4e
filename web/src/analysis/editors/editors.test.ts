import { describe, expect, it } from 'vitest';
import type { Setup } from '../../boards/board';
import type { Editor } from './editor';
import { metro } from './metro';
import { nardy } from './nardy';
import { quoridor } from './quoridor';
import { kindOf, roads } from './roads';
import { sudoku } from './sudoku';

function model<Model>(editor: Editor<Model>, text: string, setup: Setup = {}): Model {
    const read = editor.read(text, setup);
    if (!read) throw new Error(`${text} cannot be read`);
    return read;
}

/** The text after so many taps, each as the cell and the tool. */
function tapped<Model>(editor: Editor<Model>, from: Model, ...taps: [cell: string, tool: string][]): string {
    return editor.write(taps.reduce((now, [cell, tool]) => editor.tap(now, cell, tool), from));
}

describe('quoridor', () => {
    const text = 'e1 e9 / 10 9 / e3h / 1';
    const start = model(quoridor, text, { size: 9, fences: 10 });

    it('is written as it was read', () => expect(quoridor.write(start)).toBe(text));

    it('puts pawns and fences where they are tapped, and takes fences away again', () => {
        expect(tapped(quoridor, start, ['d4', 'pawn 1'], ['c6', 'v'], ['e3', 'h'])).toBe(
            'd4 e9 / 10 9 / c6v / 1',
        );
    });

    it('lets pawns change places, and keeps fences on the board', () => {
        expect(tapped(quoridor, start, ['e9', 'pawn 1'])).toBe('e9 e1 / 10 9 / e3h / 1');
        expect(tapped(quoridor, start, ['i9', 'h'])).toBe('e1 e9 / 10 9 / e3h h8h / 1');
    });

    it('sets whose turn it is and the fences left', () => {
        const set = quoridor.set(quoridor.set(start, 'turn', '2'), 'left 1', 3);
        expect(quoridor.write(set)).toBe('e1 e9 / 10 3 / e3h / 2');
    });

    it('shows a fence over the squares beside it', () => {
        const { rows, bars } = quoridor.grid(start, null);
        expect(rows[8]?.cells[4]?.face).toEqual({ kind: 'pawn', seat: 1 });
        // North of e3 and f3: below the sixth row from the top, right of the fifth column.
        expect(bars).toEqual([{ row: 6, column: 4, orientation: 'h' }]);
    });
});

describe('nardy', () => {
    const text = 'white 1 / 24:2 13:5 8:3 6:5 / bar:1 24:1 13:5 8:3 6:4 off:1 / cube 2:1 / 2 plays 31';
    const start = model(nardy, text, { cube: true });

    it('is written as it was read', () => expect(nardy.write(start)).toBe(text));

    it.each(['1 throws', '2 decides', '1 answers'])('knows that %s', (due) => {
        const other = text.replace('2 plays 31', due);
        expect(nardy.write(model(nardy, other))).toBe(other);
    });

    it('moves checkers between a point and home', () => {
        expect(tapped(nardy, start, ['6', 'remove'], ['3', 'checker 1'])).toContain('8:3 6:4 3:1 /');
        // Seat 2 counts from its own side: point 20 is its 5.
        expect(tapped(nardy, start, ['20', 'checker 2'])).toContain('6:4 5:1 / cube');
    });

    it('keeps fifteen checkers, and one side on a point', () => {
        expect(tapped(nardy, start, ['3', 'checker 1'])).toBe(text);
        const taken = tapped(nardy, start, ['6', 'checker 2']);
        expect(taken).toBe(
            'white 1 / 24:2 13:5 8:3 off:5 / bar:1 24:1 19:1 13:5 8:3 6:4 / cube 2:1 / 2 plays 31',
        );
        expect(tapped(nardy, start, ['bar 2', 'checker 1'])).toBe(text);
    });

    it('has a cube only where it is agreed on, and a score only in a match', () => {
        const without = nardy.set(start, 'withCube', 'none');
        expect(nardy.setup(without)).toMatchObject({ cube: false });
        expect(nardy.write(without)).toContain('cube 1 / 2 plays 31');
        const match = nardy.set(nardy.set(start, 'match', 5), 'score 1', 3);
        expect(nardy.setup(match)).toMatchObject({ match: 5, score: [0, 3] });
        expect(nardy.setup(nardy.set(match, 'match', 2))).toMatchObject({ match: 2, score: [0, 1] });
    });
});

describe('sudoku', () => {
    const board = '14.... ...2.. .3.... ....4. ..5... .....6 / a1 d2 b3 e4 c5 f6';
    const start = model(sudoku, `${board} / 3 5 / 2 0 / - / lay 1`);

    it('leaves other hands to the lot, and the last score to the sum', () => {
        expect(sudoku.write(start)).toBe(`${board} / 3 ? / 2 ? / - / lay 1`);
    });

    it('lays, takes and marks cards', () => {
        expect(tapped(sudoku, start, ['c1', '6'], ['b1', 'remove'])).toContain('1.6... ...2..');
        expect(tapped(sudoku, start, ['b1', '4'])).toContain('1..... ...2..');
        expect(tapped(sudoku, start, ['b1', 'first'])).toContain('/ a1 d2 b3 e4 c5 f6 b1 /');
        expect(tapped(sudoku, start, ['a1', 'remove'])).toContain('/ d2 b3 e4 c5 f6 /');
    });

    it('deals no more cards than there are', () => {
        const full = 'aaaaaa'.replaceAll('a', '1');
        const crowded = [full, full, full, full, full, '1111.1'].join(' ');
        const few = model(sudoku, `${crowded} / a1 / 3 - / 0 0 / - / lay 2`);
        expect(sudoku.write(few)).toContain('/ - ? /');
    });

    it('cannot change a position in which answers are due', () => {
        expect(sudoku.read(`${board} / - 5 / 2 0 / - / check 1 e3=4 2`, {})).toBeNull();
    });
});

describe('metro', () => {
    const text =
        'more 1 right / 2-3 3-9, 0-1 0-6 2-2 / 1 0 / - / L1 7-9 9-9 9-0, L2 5-8 8-1 / 7 after L1 by 2';
    const start = model(metro, text, { players: 2 });

    it('leaves the other hand to the lot', () => {
        expect(metro.write(start)).toBe(text.replace('0-1 0-6 2-2', '?3'));
    });

    it('lays tiles so that they join, and takes away what lies behind', () => {
        expect(tapped(metro, start, ['L2 +', '1-4'])).toContain('L2 5-8 8-1 1-4');
        expect(tapped(metro, start, ['L2 +', '0-1'])).toContain('L2 5-8 8-1 1-0');
        expect(tapped(metro, start, ['L2 0', ''])).toContain('L1 7-9 9-9 9-0 / 7');
        expect(tapped(metro, start, ['L1 1', ''])).toContain('L1 7-9, L2 5-8 8-1 / -');
    });

    it('takes no tile twice', () => {
        expect(tapped(metro, start, ['L2 +', '2-3'])).toBe(metro.write(start));
        const tools = metro.tools(start, null);
        expect(tools.length).toBe(55);
        expect(tools.filter(({ isUsed }) => isUsed).map(({ id }) => id)).toContain('0-9');
    });

    it('fills the hand of whoever is to act', () => {
        expect(tapped(metro, start, ['hand +', '4-4'])).toContain('2-3 3-9 4-4, ?3');
        expect(tapped(metro, start, ['hand 0', ''])).toContain('/ 3-9, ?3');
        expect(metro.write(metro.set(start, 'turn', '2'))).toContain('lay 2 / ?2, ?3');
    });
});

describe('roads', () => {
    const rest =
        '/ pile - / aside - / first 1 / out - / resigned - / passed - / missed 0 0 / joined 0 0 / play 2 / -';
    const setup = { variant: 1, players: 2, cards: 24, table: 'unlimited' };
    const start = model(roads, `0,0:.2.2 / ..22*12 .2.2*11 | ...2*7 ..22*8 .222*7 2222*2 ${rest}`, setup);

    it('leaves the other hand to the lot', () => {
        expect(roads.write(start)).toBe(`0,0:.2.2 / ?23 | ...2*7 ..22*8 .222*7 2222*2 ${rest}`);
    });

    it('keeps the hands as large as the cards on the table leave them', () => {
        const text = tapped(roads, start, ['1,0', '...2']);
        expect(text).toMatch(/^0,0:\.2\.2 1,0:\.\.\.2 \/ \?23 \| .* first 2 /);
        expect(roads.setup(roads.tap(start, '1,0', '...2'))).toMatchObject({ start: 2 });
        const hand = / \| (.*?) \/ pile/.exec(text)?.[1] ?? '';
        const cards = hand.split(' ').map((card) => Number(card.split('*')[1] ?? 1));
        expect(cards.reduce((sum, card) => sum + card)).toBe(23);
    });

    it('turns a card so that it joins, and further when it is tapped again', () => {
        expect(tapped(roads, start, ['-1,0', '...2'])).toContain('-1,0:.2..');
        expect(tapped(roads, start, ['-1,0', '...2'], ['-1,0', '...2'])).toContain('-1,0:..2.');
        expect(tapped(roads, start, ['0,0', 'remove'])).toMatch(/^- \//);
    });

    it('counts the roads that were joined', () => {
        const pile = model(
            roads,
            '0,0:.2.2 1,0:...2 / ..22 | ..22 / pile ? / aside - / first 1 / out - / resigned - / passed - / missed 0 0 / joined 1 1 / draw 1 / -',
            { variant: 3, players: 2, table: 'unlimited' },
        );
        expect(roads.write(pile)).toContain('/ pile ? / aside - / first 1 /');
        expect(tapped(roads, pile, ['-1,0', '...2'])).toContain('joined 1 2 / draw 1');
    });

    it('knows a card from any side', () => {
        expect(['22..', '2..2', '..22', '.22.'].map(kindOf)).toEqual(['..22', '..22', '..22', '..22']);
    });
});

it.each([
    ['quoridor', quoridor],
    ['nardy', nardy],
    ['sudoku', sudoku],
    ['metro', metro],
    ['roads', roads],
] as [string, Editor<unknown>][])('%s does not read what is no position', (_, editor) => {
    for (const text of ['', 'nonsense', '/////', ' / '.repeat(40), 'e1 / x']) {
        expect(editor.read(text, {})).toBeNull();
    }
});
