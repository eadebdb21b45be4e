import type { Page } from 'playwright-core';
import { begin, diceOf, type Step, waysOut } from '../../src/boards/nardy/plan';
import { HOME, readPlay, type Table, WALL } from '../../src/boards/nardy/view';
import type { Driver } from './driver';

/** The checkers of a seat in a position's text: `bar:1 24:2 6:5 off:3`. */
function men(text: string): number[] {
    const found = Array<number>(26).fill(0);
    for (const word of text.split(' ')) {
        const [place = '', count] = word.split(':');
        found[place === 'bar' ? WALL : place === 'off' ? HOME : Number(place)] = Number(count);
    }
    return found;
}

/** The checkers to move one after the other, so that the play comes out. */
async function stepsOf(page: Page, move: string): Promise<Step[]> {
    const position = (await page.locator('.cloth').getAttribute('data-position')) ?? '';
    const [, one = '', two = '', , due = ''] = position.split(' / ');
    const [, seat, high, low] = /^(\d) plays (\d)(\d)/.exec(due) ?? [];
    const table: Table = [men(one), men(two)];
    return waysOut(begin(table, Number(seat), diceOf([Number(high), Number(low)]), [move]));
}

const place = (page: Page, at: number) => page.locator(`[data-place="${at}"]`);
const confirm = '[data-control="confirm"], [data-control="forced"]';

/** The button of a move that is no play of checkers. */
async function button(page: Page, move: string) {
    if (move.startsWith('resign ')) await page.locator('[data-control="resign"]').click();
    return page.locator(`[data-move="${move}"]`);
}

async function middle(page: Page, at: number): Promise<[number, number]> {
    const box = await place(page, at).boundingBox();
    if (!box) throw new Error(`place ${at} is not to be seen`);
    return [box.x + box.width / 2, box.y + box.height / 2];
}

export const short = { preset: 'leaflet' };

export const aid = '[data-shot]';

export const drive: Driver = {
    /** Drags every checker, then confirms. */
    async mouse(page, move) {
        if (!readPlay(move)) return (await button(page, move)).click();
        for (const { from, to } of await stepsOf(page, move)) {
            await page.mouse.move(...(await middle(page, from)));
            await page.mouse.down();
            await page.mouse.move(...(await middle(page, to)), { steps: 2 });
            await page.mouse.up();
        }
        await page.locator(confirm).click();
    },

    /** Taps a checker, then where it goes. */
    async touch(page, move) {
        if (!readPlay(move)) return (await button(page, move)).tap();
        for (const { from, to } of await stepsOf(page, move)) {
            await place(page, from).tap();
            await place(page, to).tap();
        }
        await page.locator(confirm).tap();
    },

    /** Types the points. */
    async keys(page, move) {
        if (!readPlay(move)) {
            await (await button(page, move)).focus();
            return page.keyboard.press('Enter');
        }
        await page.locator('.cloth [tabindex="0"]').focus();
        const go = async (to: number) => {
            if (to === WALL || to === HOME) await page.keyboard.press(to === WALL ? 'w' : 'h');
            else for (const figure of String(to)) await page.keyboard.press(figure);
            await page.keyboard.press('Enter');
        };
        for (const { from, to } of await stepsOf(page, move)) {
            await go(from);
            await go(to);
        }
        await page.keyboard.press('c');
    },
};
