import { expect, test } from 'vitest';
import { announce, announced } from './announce.svelte';

test('everything that is announced at once is heard', async () => {
    announce('Olya plays e3');
    announce('Max has one wall left.');
    announce('Your turn');
    await Promise.resolve();
    expect(announced()).toBe('Olya plays e3. Max has one wall left. Your turn');
});

test('the same text is announced again', async () => {
    announce('Your turn');
    await Promise.resolve();
    const first = announced();
    announce('Your turn');
    await Promise.resolve();
    expect(announced()).not.toBe(first);
    expect(announced().trim()).toBe('Your turn');
});
