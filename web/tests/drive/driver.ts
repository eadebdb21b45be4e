import type { Page } from 'playwright-core';

/** How a person makes a move on a game's board; the move is a legal one of whoever the page plays for. */
export interface Driver {
    /** With a mouse. */
    mouse(page: Page, move: string): Promise<void>;
    /** With a finger. */
    touch(page: Page, move: string): Promise<void>;
    /** With the keyboard alone. */
    keys(page: Page, move: string): Promise<void>;
}
