/** Sheets to print: what is chosen on the page is what the file holds. */

import { expect, test } from 'vitest';
import { setTheTable } from './given/browser';

const at = setTheTable();

test('the page of printing shows the sheets and follows the choices', async () => {
    const { page } = await at.open('/', { name: 'Olya' });
    await page.getByRole('link', { name: 'Print Roads' }).click();
    await page.getByRole('heading', { level: 1 }).waitFor();
    const sheets = async () => {
        const address = await page.getByRole('link', { name: 'Open the sheets' }).getAttribute('href');
        const answer = await page.request.get(address ?? '');
        return {
            address,
            status: answer.status(),
            type: answer.headers()['content-type'],
            body: await answer.body(),
        };
    };
    const usual = await sheets();
    expect([usual.status, usual.type]).toEqual([200, 'application/pdf']);
    expect(usual.body.subarray(0, 5).toString()).toBe('%PDF-');
    await page.getByRole('radio', { name: 'Letter' }).check();
    const letter = await sheets();
    expect(letter.address).toContain('paper=letter');
    // US Letter is 8.5 × 11 inches, 612 × 792 points.
    expect(letter.body.toString('latin1')).toMatch(/\/MediaBox\s*\[\s*0 0 612 792\s*\]/);
});
