/** A newcomer's walk, as docs/TOUR.md tells it: from the first page to the end of the first game. */

import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { setTheTable } from './given/browser';
import { look, move, numbers, playOn, tableOf } from './given/games';

const at = setTheTable();
const folder = join(import.meta.dirname, '../../target/pictures');
mkdirSync(folder, { recursive: true });

test('from the first page to the end of the first game', async () => {
    const newcomer = await at.open('/');
    const { page } = newcomer;
    const picture = (name: string) => page.screenshot({ path: join(folder, `tour-${name}.png`) });
    await page.getByRole('heading', { level: 1 }).waitFor();
    await newcomer.settled();
    await picture('1-home');

    await page.getByRole('article', { name: 'Quoridor' }).getByText('Play now').click();
    await page.locator('[data-status="playing"]').waitFor();
    const table = tableOf(page);
    const { seats } = (await look(newcomer, table)).now.you;
    const playing = {
        table,
        seats: [{ person: newcomer, seats, way: 'mouse' as const }],
        random: numbers(2),
    };
    await playOn({ ...playing, moves: 1 });
    await picture('2-first-move');
    await playOn({ ...playing, moves: 4 });
    await picture('3-in-the-middle');
    const end = await playOn(playing);
    expect(end.now.game?.outcome).toBeDefined();
    await page.getByRole('region', { name: 'Result' }).waitFor();
    await picture('4-result');

    await page.getByRole('button', { name: 'Play again' }).click();
    await expect.poll(async () => (await look(newcomer, table)).now.game?.number).toBe(2);
    await move(newcomer, table, undefined, 'mouse', numbers(3));
});
