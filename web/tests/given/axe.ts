/** What shuts people out, as axe finds it. */

import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Page } from 'playwright-core';

const axe = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

/** What axe finds, in short words. The service forbids foreign scripts, so it is evaluated, not added as an element. */
export async function barriers(page: Page): Promise<string[]> {
    await page.evaluate(axe);
    return page.evaluate(async () => {
        interface Found {
            violations: {
                id: string;
                help: string;
                nodes: { target: unknown[]; failureSummary?: string }[];
            }[];
        }
        const { axe } = globalThis as unknown as { axe: { run: (options: unknown) => Promise<Found> } };
        const { violations } = await axe.run({
            runOnly: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'best-practice'],
            rules: { 'label-content-name-mismatch': { enabled: true } },
            // What is in order needs no report of its own.
            resultTypes: ['violations'],
        });
        return violations.flatMap(({ id, help, nodes }) =>
            nodes
                .slice(0, 3)
                .map((node) => `${id}: ${help} at ${String(node.target)}: ${node.failureSummary ?? ''}`),
        );
    });
}
