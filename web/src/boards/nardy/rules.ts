/** The rules of nardy as a page: White is seat 1 and sits at the bottom. */

import type { Study } from '../../api/protocol';
import type { RulesPage } from '../../rules/rules';

const begin = '24:2 13:5 8:3 6:5';
const bearingOff = '6:3 5:3 4:3 3:2 2:2 1:2';

/** White to play a throw. */
function thrown(white: string, black: string, dice: string, more: Study = {}): Study {
    const position = `white 1 / ${white} / ${black} / cube 1 / 1 plays ${dice}`;
    return { game: 'nardy', setup: { preset: 'leaflet' }, position, seat: 1, ...more };
}

const alone = '24:2 16:1 13:4 8:3 6:5';
const holdsTwenty = '24:2 13:3 8:3 6:5 5:2';
const onTheWall = 'bar:1 24:1 13:5 8:3 6:5';

export const rules: RulesPage = {
    sections: [
        { heading: 'nardy-rules-goal', paragraphs: ['nardy-rules-goal-text'] },
        {
            heading: 'nardy-rules-board',
            paragraphs: ['nardy-rules-board-text', 'nardy-rules-board-way', 'nardy-rules-board-mirror'],
            diagrams: [
                {
                    study: { game: 'nardy', setup: { preset: 'leaflet', white: 1, start: 1 }, seat: 1 },
                    caption: 'nardy-rules-start-caption',
                },
            ],
        },
        {
            heading: 'nardy-rules-turn',
            paragraphs: ['nardy-rules-turn-begin', 'nardy-rules-turn-list'],
            diagrams: [
                {
                    study: thrown(begin, begin, '31', { moves: ['1 8/5 6/5'] }),
                    caption: 'nardy-rules-turn-caption',
                },
            ],
        },
        {
            heading: 'nardy-rules-hit',
            paragraphs: ['nardy-rules-hit-text', 'nardy-rules-hit-enter'],
            diagrams: [
                {
                    study: thrown(begin, alone, '42', { moves: ['1 13/9* 6/4'] }),
                    caption: 'nardy-rules-hit-caption',
                },
                { study: thrown(onTheWall, holdsTwenty, '54'), caption: 'nardy-rules-enter-caption' },
            ],
        },
        {
            heading: 'nardy-rules-off',
            paragraphs: ['nardy-rules-off-text', 'nardy-rules-off-list', 'nardy-rules-off-another'],
            diagrams: [
                {
                    study: thrown(bearingOff, bearingOff, '61', { moves: ['1 6/off 5/4'] }),
                    caption: 'nardy-rules-off-even-caption',
                },
                {
                    study: thrown('5:4 4:4 3:3 2:2 1:2', bearingOff, '63', {
                        setup: { preset: 'international' },
                        moves: ['1 5/off 3/off'],
                    }),
                    caption: 'nardy-rules-off-standard-caption',
                },
            ],
        },
        {
            heading: 'nardy-rules-points',
            paragraphs: ['nardy-rules-points-text', 'nardy-rules-points-resign'],
        },
        {
            heading: 'nardy-rules-cube',
            paragraphs: [
                'nardy-rules-cube-text',
                'nardy-rules-cube-answer-list',
                'nardy-rules-cube-example',
                'nardy-rules-cube-list',
            ],
            diagrams: [
                {
                    study: {
                        game: 'nardy',
                        setup: { preset: 'international', cube: true },
                        position: `white 1 / 24:1 18:1 13:5 8:3 6:3 5:2 / ${begin} / cube 1 / 1 decides`,
                        seat: 1,
                    },
                    caption: 'nardy-rules-cube-caption',
                },
            ],
        },
        { heading: 'nardy-rules-write', paragraphs: ['nardy-rules-write-text'] },
    ],
    lesson: [
        {
            study: thrown(begin, begin, '31'),
            task: 'nardy-lesson-move',
            right: ['8/5 6/5'],
            hint: 'nardy-lesson-move-hint',
            praise: 'nardy-lesson-move-praise',
        },
        {
            study: thrown(begin, begin, '65'),
            task: 'nardy-lesson-run',
            right: ['24/13'],
            hint: 'nardy-lesson-run-hint',
            praise: 'nardy-lesson-run-praise',
        },
        {
            study: thrown(begin, alone, '42'),
            task: 'nardy-lesson-hit',
            right: ['24/22 13/9*', '13/11 13/9*', '13/9* 8/6', '13/9* 6/4', '13/9*/7'],
            hint: 'nardy-lesson-hit-hint',
            praise: 'nardy-lesson-hit-praise',
        },
        {
            study: thrown(onTheWall, holdsTwenty, '54'),
            task: 'nardy-lesson-enter',
            right: ['bar/21 13/8', 'bar/21 8/3', 'bar/16'],
            hint: 'nardy-lesson-enter-hint',
            praise: 'nardy-lesson-enter-praise',
        },
        {
            study: thrown(bearingOff, bearingOff, '61'),
            task: 'nardy-lesson-off',
            right: ['6/5 6/off', '6/off 5/4', '6/off 4/3', '6/off 3/2', '6/off 2/1'],
            hint: 'nardy-lesson-off-hint',
            praise: 'nardy-lesson-off-praise',
        },
    ],
};
