/** How a person plays quoridor: squares are named on the board, and a fence lies between four of them. */

import type { Page } from 'playwright-core';
import type { Driver } from './driver';

interface Point {
    x: number;
    y: number;
}

async function middle(page: Page, square: string): Promise<Point> {
    const box = await page.locator(`[data-square="${square}"]`).boundingBox();
    if (!box) throw new Error(`${square} is not on the board`);
    return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
}

/** The square so many columns and rows away. */
function beside(square: string, columns: number, rows: number): string {
    return String.fromCharCode(square.charCodeAt(0) + columns) + (Number(square.slice(1)) + rows);
}

function between(one: Point, other: Point, part: number): Point {
    return { x: one.x + (other.x - one.x) * part, y: one.y + (other.y - one.y) * part };
}

/** Where to point for a move: a square's middle, or a place in the groove beside a fence's own middle. */
async function spot(page: Page, move: string): Promise<Point> {
    const direction = /[hv]$/.exec(move)?.[0];
    if (!direction) return middle(page, move);
    const square = move.slice(0, -1);
    const at = (columns: number, rows: number) => middle(page, beside(square, columns, rows));
    const [near, beyond, far] =
        direction === 'h'
            ? [await at(0, 0), await at(0, 1), await at(1, 1)]
            : [await at(0, 0), await at(1, 0), await at(1, 1)];
    return between(between(near, beyond, 0.5), between(near, far, 0.5), 0.6);
}

export const short = { preset: 'small' };

export const aid = '[data-board="quoridor"] .way';

export const drive: Driver = {
    async mouse(page, move) {
        if (move === 'pass') return page.locator('[data-pass]').click();
        const { x, y } = await spot(page, move);
        await page.mouse.move(x, y);
        await page.mouse.click(x, y);
    },

    async touch(page, move) {
        if (move === 'pass') return page.locator('[data-pass]').tap();
        const { x, y } = await spot(page, move);
        await page.touchscreen.tap(x, y);
        if (/[hv]$/.test(move)) await page.locator('[data-confirm]').tap();
    },

    async keys(page, move) {
        await page.locator('[data-board="quoridor"] [tabindex="0"]').focus();
        await page.keyboard.press('Escape');
        if (move !== 'pass') await page.keyboard.type(move);
        await page.keyboard.press('Enter');
    },
};
