/** Whole games by finger on a phone, and by keyboard alone, from the start of a table to its result. */

import { describe, expect, test } from 'vitest';
import { phone, setTheTable } from './given/browser';
import { begin, games, numbers, playOn, setUp, short, tabTo } from './given/games';

const at = setTheTable();

describe.each([
    ['touch', { size: phone, touch: true }],
    ['keys', {}],
] as const)('by %s', (way, options) => {
    test.each(games)('%s', async (game) => {
        const somebody = await at.open('/', { name: 'Тарас', language: 'uk', ...options });
        const { page } = somebody;
        // A complaint fails the test: so does whatever a finger or a keyboard cannot do.
        await page.addInitScript(
            (pointers: readonly string[]) => {
                addEventListener('pointerdown', ({ pointerType }) => {
                    if (!pointers.includes(pointerType)) console.error(`a ${pointerType} was used`);
                });
            },
            way === 'touch' ? ['touch'] : [],
        );
        const { id } = await setUp(somebody, {
            game,
            setup: short[game] ?? {},
            seats: [{ kind: 'me' }, { kind: 'bot', level: 1 }],
        });
        await begin(somebody, id, async (start) => {
            if (way === 'touch') return start.tap();
            await tabTo(page, start);
            await page.keyboard.press('Enter');
        });
        const end = await playOn({
            table: id,
            seats: [{ person: somebody, seats: [1], way }],
            random: numbers(11),
        });
        expect(end.now.game?.outcome).toBeDefined();
        await page.getByRole('region', { name: 'Підсумок' }).waitFor();
    });
});
