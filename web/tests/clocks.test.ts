/** What a clock decides, and how that is told. */

import { test } from 'vitest';
import { setTheTable } from './given/browser';
import { post, setUp } from './given/games';
import { panel } from './given/tables';

const at = setTheTable();

test('a loss on time is told as one: at the table, in the log, in the replay, among one’s games', async () => {
    const [olya, max] = [await at.open('/', { name: 'Olya' }), await at.open('/', { name: 'Max' })];
    const table = await setUp(olya, {
        game: 'quoridor',
        setup: { preset: 'small', start: 1 },
        seats: [{ kind: 'me' }, { kind: 'invited' }],
        options: {
            clock: { kind: 'per_move', seconds: 5 },
            timeout: 'lose',
            public: false,
            match_to: 0,
            rated: false,
            chat: true,
            hand_throw: false,
        },
    });
    await post(max, `/api/tables/${table.id}/join`, { link: table.links?.play, contribute: false });
    await post(olya, `/api/tables/${table.id}/actions`, { kind: 'start' });
    // Nobody moves; on a slow machine the time is over before the pages are there.
    for (const { page } of [olya, max]) await page.goto(`/table/${table.id}`);
    await olya.page.getByText('Your time ran out.').first().waitFor();
    await max.page.getByText('Olya lost on time.').first().waitFor();
    await panel(max, 'Log');
    await max.page
        .getByText(/Olya loses on time/)
        .first()
        .waitFor();

    await max.page.getByRole('link', { name: 'Watch the game' }).click();
    await max.page.waitForURL('**/game/**');
    await max.page.getByText('Olya lost on time.').first().waitFor();

    for (const [{ page }, ending] of [
        [olya, 'Lost on time'],
        [max, 'Won on time'],
    ] as const) {
        await page.goto('/me');
        await page.getByText(ending).first().waitFor();
    }
});
