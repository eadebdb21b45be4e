/** Pictures of games that are well under way, for the README: the moves are given, a person makes them on the board. */

import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { setTheTable } from './given/browser';
import { drivers, look, post, seen, setUp } from './given/games';

const at = setTheTable();
const folder = join(import.meta.dirname, '../../target/pictures');
mkdirSync(folder, { recursive: true });

/** The pawns meet; then fence after fence, until each has a long way round. */
const fencing = 'e2 e8 e3 e7 e4 e6 e5h e4h c5h c4h g5v g4h b6v b3v f6v d2v d7h f2h'.split(' ');

test('quoridor with many fences', async () => {
    const both = await at.open('/', { name: 'Olya', dark: true });
    const { page } = both;
    const { id } = await setUp(both, {
        game: 'quoridor',
        setup: { start: 1 },
        seats: [{ kind: 'me' }, { kind: 'here', name: 'Max' }],
    });
    await post(both, `/api/tables/${id}/actions`, { kind: 'start' });
    await page.goto(`/table/${id}`);
    await page.locator('[data-status="playing"]').waitFor();
    for (const move of fencing) {
        const { seq = 0 } = (await look(both, id)).now.game ?? {};
        await seen(page, seq);
        await drivers['quoridor']?.mouse(page, move);
        await seen(page, seq + 1);
    }
    await page.mouse.move(1, 1);
    expect(await page.locator('[data-fence]').count()).toBe(12);
    await page.screenshot({ path: join(folder, 'quoridor-fences.png') });
});
