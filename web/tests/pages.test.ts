/** Every page and board as people see it: nothing that shuts anybody out, and a picture of each to look at. */

import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import type { TableState } from '../src/api/protocol';
import { barriers } from './given/axe';
import { type Person, desktop, phone, setTheTable } from './given/browser';
import { games, numbers, playOn, post, setUp } from './given/games';

const at = setTheTable();
const full = process.env['IGROTEKA_FULL'] !== undefined;
const folder = join(import.meta.dirname, '../../target/pictures');
mkdirSync(folder, { recursive: true });

type Language = 'en' | 'ru' | 'uk';
/** In a short run each page is tried in Ukrainian, which has the longest words, and in one theme. */
const looks: { language: Language; dark: boolean; size: { width: number; height: number }; name: string }[] =
    (full ? (['en', 'ru', 'uk'] as const) : (['uk'] as const)).flatMap((language) => [
        { language, dark: false, size: desktop, name: `${language}-desktop-day` },
        { language, dark: true, size: phone, name: `${language}-phone-night` },
        ...(full
            ? [
                  { language, dark: true, size: desktop, name: `${language}-desktop-night` },
                  { language, dark: false, size: phone, name: `${language}-phone-day` },
              ]
            : []),
    ]);

/** What is wider than the room it has; boards and lists that scroll by themselves may be. */
async function tooWide(page: Page): Promise<string[]> {
    return page.evaluate(() => {
        const wide = [...document.querySelectorAll('body, main, main > *, main > * > :not(.unseen)')].filter(
            (element) => {
                const { overflowX } = getComputedStyle(element);
                const scrolls = overflowX === 'auto' || overflowX === 'scroll';
                return (
                    !scrolls &&
                    element instanceof HTMLElement &&
                    element.scrollWidth > element.clientWidth + 1
                );
            },
        );
        const found = wide.filter((element) => getComputedStyle(element).display !== 'inline');
        return found.map((element) => `${element.tagName} ${element.className}`);
    });
}

async function inspect({ page, settled }: Person, name: string) {
    await settled();
    await page.evaluate(() => document.fonts.ready);
    await page.screenshot({ path: join(folder, `${name}.png`) });
    expect(await tooWide(page), `${name} is too wide`).toEqual([]);
    expect(await barriers(page), name).toEqual([]);
}

describe.each(looks)('$name', ({ language, dark, size, name: look }) => {
    const options = { language, dark, size, touch: size === phone, name: 'Кароліна-Вікторія' };

    test.each([
        ['home', '/'],
        ['rules', '/rules'],
        ['me', '/me'],
        ['import', '/game/import'],
        ['missing', '/nowhere'],
    ])('%s', async (name, path) => {
        const somebody = await at.open(path, options);
        if (name === 'missing') somebody.forgive(/404/);
        await inspect(somebody, `${name}-${look}`);
    });

    test('what opens beside a board: menu, chat and keys', async () => {
        const somebody = await at.open('/', options);
        const { page } = somebody;
        const { id } = await setUp(somebody, {
            game: 'quoridor',
            setup: { start: 1 },
            seats: [{ kind: 'me' }, { kind: 'bot', level: 1 }],
        });
        await post(somebody, `/api/tables/${id}/actions`, { kind: 'start' });
        await page.goto(`/table/${id}`);
        await page.locator('[data-status="playing"]').waitFor();
        const tab = page.getByRole('navigation').getByRole('button');
        for (const [index, name] of [
            [2, 'menu'],
            [1, 'chat'],
        ] as const) {
            await tab.nth(index).click();
            await page.locator('nav [aria-expanded="true"]').waitFor();
            await inspect(somebody, `${name}-${look}`);
        }
        await tab.nth(1).focus();
        await page.keyboard.press('?');
        await page.getByRole('dialog').waitFor();
        await inspect(somebody, `keys-${look}`);
    });

    describe.each(games)('%s', (game) => {
        test('new table and rules', async () => {
            const somebody = await at.open(`/new/${game}`, options);
            await inspect(somebody, `new-${game}-${look}`);
            await somebody.page.goto(`/rules/${game}`);
            await inspect(somebody, `rules-${game}-${look}`);
        });

        test('the table: waiting, playing, over, replayed', async () => {
            const somebody = await at.open('/', options);
            const waiting = await setUp(somebody, { game });
            await somebody.page.goto(`/table/${waiting.id}`);
            await inspect(somebody, `waiting-${game}-${look}`);
            const table: TableState = await setUp(somebody, {
                game,
                seats: [{ kind: 'me' }, { kind: 'bot', level: 1 }],
            });
            await post(somebody, `/api/tables/${table.id}/actions`, { kind: 'start' });
            await somebody.page.goto(`/table/${table.id}`);
            const seats = [
                {
                    person: somebody,
                    seats: [1],
                    way: size === phone ? ('touch' as const) : ('mouse' as const),
                },
            ];
            const played = await playOn({ table: table.id, seats, random: numbers(17), moves: 8 });
            await inspect(somebody, `table-${game}-${look}`);
            // The bot may have ended the game meanwhile.
            await post(somebody, `/api/tables/${table.id}/actions`, { kind: 'resign' }).catch(
                () => undefined,
            );
            await somebody.page.locator('[data-status="over"]').waitFor();
            await inspect(somebody, `over-${game}-${look}`);
            await somebody.page.goto(`/game/${played.now.game?.id}`);
            await somebody.page.getByRole('slider').waitFor();
            await inspect(somebody, `replay-${game}-${look}`);
        });
    });
});
