/** The rules of metro, with positions to look at and to try. */

import type { Study } from '../../api/protocol';
import type { LessonStep, RulesPage } from '../../rules/rules';

/** Seat 2's hand, which no diagram shows. */
const THEIRS = '0-0 0-1 1-1 1-2';

/** What is due, the own hand, the own tokens, the lines and the stations, as seat 1 sees them. */
function position(
    due: string,
    hand: string,
    lines = '-',
    stations = '-',
    tokens = 0,
    startTile = '-',
): Study {
    return {
        game: 'metro',
        setup: { players: 2, start: 1, start_tile: startTile !== '-' },
        position: `${due} / ${hand}, ${THEIRS} / ${tokens} 0 / ${startTile} / ${lines} / ${stations}`,
        seat: 1,
    };
}

function lesson(name: string, study: Study, right: readonly string[]): LessonStep {
    return {
        study,
        task: `metro-lesson-${name}`,
        right,
        hint: `metro-lesson-${name}-hint`,
        praise: `metro-lesson-${name}-praise`,
    };
}

export const rules: RulesPage = {
    sections: [
        {
            heading: 'metro-rules-goal',
            paragraphs: ['metro-rules-goal-text', 'metro-rules-goal-deal'],
            diagrams: [
                {
                    study: position('lay 1', '0-4 1-3 2-6 3-3 3-7 4-9 5-8 6-9 7-7'),
                    caption: 'metro-rules-goal-caption',
                },
            ],
        },
        {
            heading: 'metro-rules-lines',
            paragraphs: ['metro-rules-lines-text', 'metro-rules-lines-list'],
            diagrams: [
                {
                    study: position('lay 1', '2-6 5-8 6-9', 'L1 3-7 7-7 7-4, L5 5-6', '4 after L1 by 1'),
                    caption: 'metro-rules-lines-caption',
                },
            ],
        },
        {
            heading: 'metro-rules-states',
            paragraphs: ['metro-rules-states-text', 'metro-rules-states-list'],
            diagrams: [
                {
                    study: position('lay 1', '2-6 4-8 5-5', 'L1 3-7, L3 9-8 8-8 8-6, L4 0-3'),
                    caption: 'metro-rules-states-caption',
                },
            ],
        },
        {
            heading: 'metro-rules-turn',
            paragraphs: ['metro-rules-turn-begin', 'metro-rules-turn-text', 'metro-rules-turn-list'],
            diagrams: [
                {
                    study: position('drawn 1 6-7', '2-5 4-8 5-5 6-7', 'L1 3-7, L3 9-8 8-8 8-6, L4 0-3'),
                    caption: 'metro-rules-turn-caption',
                },
            ],
        },
        {
            heading: 'metro-rules-more',
            paragraphs: ['metro-rules-more-double', 'metro-rules-more-token', 'metro-rules-more-hint'],
            diagrams: [
                {
                    study: position('more 1 right', '2-4 5-7 8-9', 'L1 3-7 7-7, L2 6-6 6-4', '-', 1),
                    caption: 'metro-rules-more-caption',
                },
            ],
        },
        {
            heading: 'metro-rules-stations',
            paragraphs: ['metro-rules-stations-text', 'metro-rules-stations-none'],
            diagrams: [
                {
                    study: position(
                        'lay 2',
                        '2-6 5-8 6-9',
                        'L1 3-7 7-7 7-4, L2 9-2 2-2 2-8',
                        '1 after L1 by 1, 8 after L2 by 2',
                    ),
                    caption: 'metro-rules-stations-caption',
                },
            ],
        },
        {
            heading: 'metro-rules-end',
            paragraphs: ['metro-rules-end-text', 'metro-rules-end-list', 'metro-rules-end-ties'],
        },
        {
            heading: 'metro-rules-options',
            paragraphs: [
                'metro-rules-options-players',
                'metro-rules-options-tokens',
                'metro-rules-options-tile',
                'metro-rules-options-city',
                'metro-rules-options-match',
            ],
            diagrams: [
                {
                    study: position('lay 1', '2-6 3-7 5-8 6-9', 'L1 2-9', '-', 0, '2-5'),
                    caption: 'metro-rules-options-caption',
                },
            ],
        },
    ],
    lesson: [
        lesson('join', position('lay 1', '2-7 4-8 5-9', 'L1 3-7, L3 9-1 1-6, L4 0-3'), ['7-2>L1']),
        lesson(
            'limit',
            position('lay 1', '5-8 5-6 1-5', 'L1 3-7 7-7 7-4, L3 9-3, L4 7-0, L6 2-5', '4 after L1 by 1'),
            ['5-6>L6', '5-1>L6'],
        ),
        lesson('double', position('lay 1', '4-4 4-6 2-8', 'L1 3-4, L3 9-2, L4 0-6'), ['4-4>L1']),
        lesson('token', position('more 1', '4-6 2-8', 'L1 3-4 4-4, L3 9-1, L4 0-5', '-', 1), [
            'token 4-6>L1',
        ]),
        lesson('draw', position('lay 1', '2-8 5-9', 'L1 3-7, L3 0-4 4-6, L4 9-3'), ['draw']),
        lesson('station', position('lay 1', '4-6 2-8 6-9', 'L1 3-4 4-4, L3 9-2, L4 0-6'), ['4-6>L1']),
    ],
};
