/** Sheets to print: what is chosen on the page is what the file holds. */

import { expect, test } from 'vitest';
import { phone, setTheTable } from './given/browser';

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

test('a service that is asked too often says so in words, and the sheets stay in sight', async () => {
    const { page, forgive } = await at.open('/', { language: 'uk' });
    forgive(/429/);
    // A browser with a viewer; what it would view is no matter here.
    await page.addInitScript(() => Object.defineProperty(navigator, 'pdfViewerEnabled', { value: true }));
    let busy = false;
    const refusal = { error: { code: 'too_many', message: '', retry_after: 7 } };
    await page.route('**/api/print/**', (route) =>
        route.fulfill(busy ? { status: 429, json: refusal } : { contentType: 'text/html', body: '' }),
    );
    await page.goto('/print/metro');
    const frame = page.locator('iframe');
    await frame.waitFor();
    busy = true;
    await page.getByRole('radio', { name: 'Letter' }).check();
    await page.getByRole('alert').filter({ hasText: '7' }).waitFor();
    expect(await frame.getAttribute('src')).toContain('paper=a4');
    busy = false;
    await page.getByRole('radio', { name: 'A3' }).check();
    await page.locator('iframe[src*="paper=a3"]').waitFor();
    expect(await page.getByRole('alert').count()).toBe(0);
});

test('a browser that shows no PDF within a page is told where the sheets are', async () => {
    const { page } = await at.open('/', { size: phone, touch: true });
    await page.addInitScript(() => Object.defineProperty(navigator, 'pdfViewerEnabled', { value: false }));
    await page.goto('/print/nardy');
    await page.getByText('This browser shows no PDF within a page.').waitFor();
    expect(await page.locator('iframe').count()).toBe(0);
    expect(await page.getByRole('link', { name: 'Open the sheets' }).isVisible()).toBe(true);
});
