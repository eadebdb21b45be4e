/** How a person plays sudoku: squares on the board, and buttons for the answers at a table. */

import type { Page } from 'playwright-core';
import type { Driver } from './driver';

const square = (page: Page, name: string) => page.locator(`[data-square="${name}"]`);
const button = (page: Page, name: string) => page.locator(`[data-act="${name}"]`);

/** A move is a square, an answer in one word, `stuck`, or `show` and a square. */
function read(move: string): { word: string; square: string } {
    const [word = '', shown = ''] = move.split(' ');
    return /^[a-i][1-9]$/.test(word) ? { word: 'lay', square: word } : { word, square: shown };
}

type Press = (target: ReturnType<typeof square>) => Promise<void>;

/** What a mouse and a finger have in common; only a finger confirms the square it lays on. */
async function point(page: Page, move: string, press: Press, confirms: boolean) {
    const { word, square: name } = read(move);
    if (word === 'lay') {
        await press(square(page, name));
        if (confirms) await press(button(page, 'lay'));
    } else if (word === 'show') {
        await press(square(page, name));
        await press(button(page, 'show'));
    } else if (word === 'stuck') {
        await press(button(page, 'stuck'));
        await press(button(page, 'stuck-sure'));
    } else {
        await press(button(page, word));
    }
}

const LETTERS: Record<string, string> = { ok: 'k', accept: 'k', object: 'o' };

export const short = { preset: 'children' };

export const aid = '[data-square] text';

export const drive: Driver = {
    mouse: (page, move) => point(page, move, (target) => target.click(), false),
    touch: (page, move) => point(page, move, (target) => target.tap(), true),
    async keys(page, move) {
        const { word, square: name } = read(move);
        // The board is one stop; column and row are then typed.
        await page.locator('[data-square][tabindex="0"]').focus();
        const letter = LETTERS[word];
        if (letter) return page.keyboard.press(letter);
        if (word === 'stuck') {
            await page.keyboard.press('s');
            return page.keyboard.press('s');
        }
        for (const key of name) await page.keyboard.press(key);
        await page.keyboard.press('Enter');
        if (word === 'show') await page.keyboard.press('Enter');
    },
};
