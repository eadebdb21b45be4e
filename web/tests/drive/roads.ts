import type { Page } from 'playwright-core';
import type { Driver } from './driver';

/** The board that is played on; pictures in the rules are boards too. */
const BOARD = '.roads:not(.picture)';

/** Of its four turns the one that a hand shows. */
function kindOf(sides: string): string {
    const turns = [0, 1, 2, 3].map((by) => sides.slice(by) + sides.slice(0, by));
    return turns.sort()[0] ?? sides;
}

function board(page: Page) {
    return page.locator(BOARD);
}

/** Waits until the board shows this; a value is read until it is there. */
async function shows(page: Page, attribute: string, value: string) {
    await page.locator(`${BOARD}[${attribute}="${value}"]`).waitFor({ timeout: 5000 });
}

/** The card of a move in hand and turned, by presses that `press` makes on the card. */
async function holdAndTurn(page: Page, sides: string, press: (selector: string) => Promise<void>) {
    const card = `${BOARD} [data-card="${kindOf(sides)}"]`;
    if ((await board(page).getAttribute('data-held')) !== kindOf(sides)) await press(card);
    await shows(page, 'data-held', kindOf(sides));
    for (let quarter = 0; quarter < 4; quarter++) {
        if ((await board(page).getAttribute('data-sides')) === sides) return;
        await press(card);
    }
    await shows(page, 'data-sides', sides);
}

function split(move: string): { square: string; sides: string } | null {
    const [square, sides] = move.split(':');
    return square && sides ? { square, sides } : null;
}

/** Keys go to the board once one of its squares has the focus. */
async function focusSquare(page: Page): Promise<[number, number]> {
    const focused = () =>
        page.evaluate(() =>
            document.activeElement
                ?.closest('.roads:not(.picture) [data-square]')
                ?.getAttribute('data-square'),
        );
    for (let tab = 0; tab < 80 && !(await focused()); tab++) await page.keyboard.press('Tab');
    const [x = 0, y = 0] = ((await focused()) ?? '0,0').split(',').map(Number);
    return [x, y];
}

export const short = { preset: 'newspaper' };

export const aid = '.roads section[aria-label="Not seen yet"]';

export const drive: Driver = {
    async mouse(page, move) {
        const lay = split(move);
        if (!lay) {
            await page.locator(`${BOARD} [data-act="${move}"]`).click();
            return;
        }
        await holdAndTurn(page, lay.sides, (selector) => page.locator(selector).click());
        await page.locator(`${BOARD} [data-act="fit"]`).click();
        await page.locator(`${BOARD} [data-square="${lay.square}"]`).click();
    },

    async touch(page, move) {
        const lay = split(move);
        if (!lay) {
            await page.locator(`${BOARD} [data-act="${move}"]`).tap();
            return;
        }
        await holdAndTurn(page, lay.sides, (selector) => page.locator(selector).tap());
        await page.locator(`${BOARD} [data-act="fit"]`).tap();
        await page.locator(`${BOARD} [data-square="${lay.square}"]`).tap();
        await shows(page, 'data-preview', lay.square);
        await page.locator(`${BOARD} [data-act="lay"]`).tap();
    },

    async keys(page, move) {
        const lay = split(move);
        const [x, y] = await focusSquare(page);
        if (!lay) {
            await page.keyboard.press('p');
            return;
        }
        for (let card = 0; card < 16; card++) {
            if ((await board(page).getAttribute('data-held')) === kindOf(lay.sides)) break;
            await page.keyboard.press('e');
        }
        for (let quarter = 0; quarter < 4; quarter++) {
            if ((await board(page).getAttribute('data-sides')) === lay.sides) break;
            await page.keyboard.press('r');
        }
        await shows(page, 'data-sides', lay.sides);
        const [toX = 0, toY = 0] = lay.square.split(',').map(Number);
        const press = async (key: string, times: number) => {
            for (let time = 0; time < times; time++) await page.keyboard.press(key);
        };
        await press(toX > x ? 'ArrowRight' : 'ArrowLeft', Math.abs(toX - x));
        await press(toY > y ? 'ArrowUp' : 'ArrowDown', Math.abs(toY - y));
        await page.keyboard.press('Enter');
    },
};
