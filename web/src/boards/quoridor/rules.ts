/** The rules of quoridor, with positions to look at and to try. */

import type { Study } from '../../api/protocol';
import type { LessonStep, RulesPage } from '../../rules/rules';

function position(text: string, setup: Record<string, unknown> = {}): Study {
    return { game: 'quoridor', setup: { start: 1, ...setup }, position: text };
}

const four = { preset: 'four' };

/** Lessons are played on the small board, where one sees at once what matters. */
function lesson(name: string, text: string, right: readonly string[]): LessonStep {
    return {
        study: { ...position(text, { preset: 'small' }), seat: 1 },
        task: `quoridor-lesson-${name}`,
        right,
        hint: `quoridor-lesson-${name}-hint`,
        praise: `quoridor-lesson-${name}-praise`,
    };
}

export const rules: RulesPage = {
    sections: [
        {
            heading: 'quoridor-rules-goal',
            paragraphs: ['quoridor-rules-goal-text', 'quoridor-rules-goal-time'],
            diagrams: [{ study: position('e1 e9 / 10 10 / - / 1'), caption: 'quoridor-rules-goal-caption' }],
        },
        {
            heading: 'quoridor-rules-turn',
            paragraphs: ['quoridor-rules-turn-text'],
            diagrams: [
                { study: position('e4 c8 / 9 9 / e4h d3v / 1'), caption: 'quoridor-rules-turn-caption' },
            ],
        },
        {
            heading: 'quoridor-rules-fences',
            paragraphs: ['quoridor-rules-fences-text', 'quoridor-rules-fences-list'],
            diagrams: [
                {
                    study: position('d3 f7 / 7 8 / c4h e4h e5v b6v d7h / 1'),
                    caption: 'quoridor-rules-fences-caption',
                },
            ],
        },
        {
            heading: 'quoridor-rules-way',
            paragraphs: ['quoridor-rules-way-text'],
            diagrams: [
                { study: position('e3 i8 / 8 9 / h7h b3h d4v / 1'), caption: 'quoridor-rules-way-caption' },
            ],
        },
        {
            heading: 'quoridor-rules-jump',
            paragraphs: ['quoridor-rules-jump-text', 'quoridor-rules-side-text'],
            diagrams: [
                { study: position('e4 e5 / 10 10 / - / 1'), caption: 'quoridor-rules-jump-caption' },
                { study: position('e4 e5 / 9 10 / e5h / 1'), caption: 'quoridor-rules-side-caption' },
                { study: position('e8 e9 / 10 10 / - / 1'), caption: 'quoridor-rules-edge-caption' },
            ],
        },
        {
            heading: 'quoridor-rules-four',
            paragraphs: ['quoridor-rules-four-text', 'quoridor-rules-four-jump-text'],
            diagrams: [
                {
                    study: position('e1 a5 e9 i5 / 5 5 5 5 / - / 1', four),
                    caption: 'quoridor-rules-four-caption',
                },
                {
                    study: position('e4 e5 e6 i5 / 5 5 5 5 / - / 1', four),
                    caption: 'quoridor-rules-four-jump-caption',
                },
            ],
        },
        {
            heading: 'quoridor-rules-end',
            paragraphs: ['quoridor-rules-end-text', 'quoridor-rules-draw-text', 'quoridor-rules-leave-text'],
        },
        {
            heading: 'quoridor-rules-options',
            paragraphs: ['quoridor-rules-options-list'],
        },
        {
            heading: 'quoridor-rules-notation',
            paragraphs: ['quoridor-rules-notation-text'],
        },
    ],
    lesson: [
        lesson('step', 'c1 c5 / 3 3 / - / 1', ['c2']),
        lesson('fence', 'b2 c4 / 3 3 / - / 1', ['b3h', 'c3h']),
        lesson('jump', 'c2 c3 / 3 3 / - / 1', ['c4']),
        lesson('side', 'c2 c3 / 2 3 / c3h / 1', ['b3', 'd3']),
        lesson('way', 'e2 a5 / 3 2 / a4h / 1', ['c4h']),
        lesson('win', 'd4 b2 / 1 2 / c2h a3v d3v / 1', ['d5']),
    ],
};
