/** What screen readers hear. */

import type { Page } from 'playwright-core';

/** Keeps everything that live regions say from now on; the function tells what was said since it was called last. */
export async function listen(page: Page): Promise<() => Promise<string>> {
    await page.evaluate(() => {
        const said: string[] = [];
        Object.assign(globalThis, { said });
        new MutationObserver((changes) => {
            for (const { target, addedNodes } of changes) {
                for (const node of [target, ...addedNodes]) {
                    const element = node instanceof Element ? node : node.parentElement;
                    const region = element?.closest('[aria-live], [role="status"], [role="alert"]');
                    const words = region?.textContent.trim();
                    if (words && said.at(-1) !== words) said.push(words);
                }
            }
        }).observe(document.body, { subtree: true, childList: true, characterData: true });
    });
    return () => page.evaluate(() => (globalThis as unknown as { said: string[] }).said.splice(0).join('\n'));
}
