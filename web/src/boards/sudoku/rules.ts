/** The rules of sudoku, with positions to look at and to try. */

import type { Study } from '../../api/protocol';
import type { LessonStep, RulesPage } from '../../rules/rules';

const GOLDEN = 'e7 h3 g1 c4 b6 d2 f9 i5 a8';

/** A position as seat 1 sees it: the board row by row, golden squares, hands, scores, and what comes next. */
function adult(board: string, hands: string, scores: string, next: string, setup = {}): Study {
    const position = `${board} / ${GOLDEN} / ${hands} / ${scores} / - / ${next}`;
    return { game: 'sudoku', setup: { preset: 'adult', start: 1, ...setup }, position, seat: 1 };
}

function children(board: string, hands: string, scores: string, next: string, setup = {}): Study {
    const position = `${board} / - / ${hands} / ${scores} / - / ${next}`;
    const agreed = { preset: 'children', start: 1, layout: 'empty', ...setup };
    return { game: 'sudoku', setup: agreed, position, seat: 1 };
}

const table = { referee: 'table' };

const FULL_SWING =
    '72...13.4 ..16..8.. ....3..21 ..4...... 27...3.18 .5..92... ...518... 94.3..1.7 3.8..7...';
const FIVES = '......3.. ...6..5.. .......2. ..4...... ........8 .5....... ....1.... 9........ ....57...';
const MIDDLE = '....5.3.. ...6..... .......2. ..4....5. ........8 .5....... ....1.... 9..5..... .....7...';
const EXAMPLE = '......3.. ...6..... .......2. ..43.9... 2.......8 .5.2..... ....1.... 9........ .....7...';
const SEVENS = '......3.. .7.6..... .......2. ..4...... ........8 .5....... ....1.... 9........ .....7...';
const FOXES = '.2.4.. 3....1 ..4.2. 5....6 .4..1. ..6...';
const BEARS = '15.3.. .36.1. 5.2..1 .1.25. 4.5.6. ..1..4';

/** Seat 2 has laid a 7 on e2, where the row has one already. */
const BREACH = adult(SEVENS, '4 -', '2 0', 'check 2 e2=7 1', table);
/** Seat 2 shows the bear; d2, f2 and d6 would take it. */
const CLAIM = children(BEARS, '2 5', '22 21', 'claim 2 1', table);

function lesson(name: string, study: Study, right: readonly string[]): LessonStep {
    return {
        study,
        task: `sudoku-lesson-${name}`,
        right,
        hint: `sudoku-lesson-${name}-hint`,
        praise: `sudoku-lesson-${name}-praise`,
    };
}

export const rules: RulesPage = {
    sections: [
        {
            heading: 'sudoku-rules-goal',
            paragraphs: ['sudoku-rules-goal-text'],
            diagrams: [
                { study: adult(FULL_SWING, '4 6', '53 54', 'lay 1'), caption: 'sudoku-rules-goal-caption' },
            ],
        },
        {
            heading: 'sudoku-rules-start',
            paragraphs: ['sudoku-rules-start-text', 'sudoku-rules-start-hand-text'],
            diagrams: [
                {
                    study: adult(
                        '......3.. ...6..... .......2. ..4...... ........8 .5....... ....1.... 9........ .....7...',
                        '7 1',
                        '0 0',
                        'lay 1',
                    ),
                    caption: 'sudoku-rules-start-caption',
                },
            ],
        },
        {
            heading: 'sudoku-rules-turn',
            paragraphs: ['sudoku-rules-turn-list', 'sudoku-rules-turn-text'],
            diagrams: [{ study: adult(FIVES, '5 3', '3 2', 'lay 1'), caption: 'sudoku-rules-turn-caption' }],
        },
        {
            heading: 'sudoku-rules-points',
            paragraphs: ['sudoku-rules-points-text', 'sudoku-rules-points-ways-list'],
            diagrams: [
                {
                    study: { ...adult(EXAMPLE, '7 1', '7 6', 'lay 1'), moves: ['1 e5'] },
                    caption: 'sudoku-rules-points-caption',
                },
            ],
        },
        {
            heading: 'sudoku-rules-track',
            paragraphs: ['sudoku-rules-track-text'],
            diagrams: [
                { study: adult(FULL_SWING, '4 6', '93 14', 'lay 1'), caption: 'sudoku-rules-track-caption' },
            ],
        },
        {
            heading: 'sudoku-rules-end',
            paragraphs: ['sudoku-rules-end-text', 'sudoku-rules-end-option-text'],
        },
        {
            heading: 'sudoku-rules-children',
            paragraphs: ['sudoku-rules-children-text'],
            diagrams: [
                { study: children(FOXES, '4 1', '8 7', 'lay 1'), caption: 'sudoku-rules-children-caption' },
            ],
        },
        {
            heading: 'sudoku-rules-table',
            paragraphs: [
                'sudoku-rules-table-text',
                'sudoku-rules-table-check-text',
                'sudoku-rules-table-stuck-text',
            ],
            diagrams: [
                { study: BREACH, caption: 'sudoku-rules-table-check-caption' },
                { study: CLAIM, caption: 'sudoku-rules-table-stuck-caption' },
            ],
        },
        { heading: 'sudoku-rules-solo', paragraphs: ['sudoku-rules-solo-text'] },
        { heading: 'sudoku-rules-options', paragraphs: ['sudoku-rules-options-list'] },
        { heading: 'sudoku-rules-notation', paragraphs: ['sudoku-rules-notation-text'] },
    ],
    lesson: [
        lesson('lay', children(FOXES, '4 1', '8 7', 'lay 1'), ['e4', 'e6', 'f6']),
        lesson('block', adult(MIDDLE, '5 3', '6 4', 'lay 1'), ['f5']),
        lesson('points', adult(FULL_SWING, '1 6', '53 54', 'lay 1'), ['a6']),
        lesson('object', BREACH, ['object']),
        lesson('show', CLAIM, ['show d2', 'show f2', 'show d6']),
    ],
};
