/** How a person plays metro: a tile of the hand, then the end of a line; or a button. */

import type { Locator, Page } from 'playwright-core';
import { asHeld, readLaying, type Laying } from '../../src/boards/metro/view';
import type { Driver } from './driver';

const tileOf = (page: Page, { tile }: Laying) => page.locator(`[data-tile="${asHeld(tile)}"]`);
const targetOf = (page: Page, { line }: Laying) => page.locator(`[data-line="${line}"]`);
const button = (page: Page, name: string) => page.locator(`[data-do="${name}"]`);

/** Whether the tile would lie the other way round than it should. */
async function liesWrong(page: Page, laying: Laying): Promise<boolean> {
    return (await targetOf(page, laying).getAttribute('data-lays')) !== laying.tile;
}

/** Where to press, once the map has come to rest: it glides when a line grows, on a busy machine a little later. */
async function middle(target: Locator): Promise<[number, number]> {
    await (await target.elementHandle())?.waitForElementState('stable');
    let place = await centre(target);
    for (let before = ''; before !== String(place); place = await centre(target)) {
        before = String(place);
        await target.page().waitForTimeout(50);
    }
    return place;
}

async function centre(target: Locator): Promise<[number, number]> {
    const box = await target.boundingBox();
    if (!box) throw new Error('the end of the line is not to be seen');
    return [box.x + box.width / 2, box.y + box.height / 2];
}

/** Takes up the tile, unless the board has done so, and turns it as it should lie. */
async function take(page: Page, laying: Laying, press: (what: Locator) => Promise<void>) {
    const tile = tileOf(page, laying);
    if ((await tile.getAttribute('aria-pressed')) !== 'true') await press(tile);
    await targetOf(page, laying).waitFor();
    if (await liesWrong(page, laying)) await press(button(page, 'flip'));
}

export const short = { preset: 'leaflet' };

export const aid = '[data-fitting]';

export const drive: Driver = {
    async mouse(page, move) {
        const laying = readLaying(move);
        if (!laying) return button(page, move).click();
        await take(page, laying, (what) => what.click());
        await page.mouse.click(...(await middle(targetOf(page, laying))));
    },

    async touch(page, move) {
        const laying = readLaying(move);
        if (!laying) return button(page, move).tap();
        await take(page, laying, (what) => what.tap());
        await page.touchscreen.tap(...(await middle(targetOf(page, laying))));
    },

    async keys(page, move) {
        await page.locator('[data-board="metro"] [data-tile][tabindex="0"]').focus();
        const laying = readLaying(move);
        if (!laying) return page.keyboard.press({ draw: 'd', keep: 'k', pass: 'p', done: 'e' }[move] ?? '');
        await page.keyboard.press('Escape');
        const wanted = asHeld(laying.tile);
        const count = await page.locator('[data-tile]').count();
        for (let step = 0; step < count; step++) {
            const at = await page.evaluate(() => document.activeElement?.getAttribute('data-tile'));
            if (at === wanted) break;
            await page.keyboard.press('ArrowRight');
        }
        await page.keyboard.press('Enter');
        await targetOf(page, laying).waitFor();
        if (await liesWrong(page, laying)) await page.keyboard.press('f');
        const targets = await page.locator('[data-line]').count();
        for (let step = 0; step < targets; step++) {
            const aimed = await page.locator('.target.aimed').getAttribute('data-line');
            if (aimed === laying.line) break;
            await page.keyboard.press('ArrowDown');
        }
        await page.keyboard.press('Enter');
    },
};
