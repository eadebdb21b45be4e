import { defineConfig } from 'vitest/config';

/** Browser tests: they drive the real program by clicking and typing. `npm run browser` after building both. */
export default defineConfig({
    test: {
        root: import.meta.dirname,
        include: ['**/*.test.ts'],
        testTimeout: 240_000,
        hookTimeout: 60_000,
        // As patient as Playwright: bots think, and machines are busy.
        expect: { poll: { timeout: 30_000 } },
        // A press may meet a board that a busy machine has not yet drawn. What passes only then is marked as retried.
        retry: 1,
        // Each file has a service and a browser of its own; two at once is what two cores hold.
        maxWorkers: 2,
        // No module of the tests keeps anything between files, so a worker loads Playwright once.
        isolate: false,
        reporters: ['verbose'],
    },
});
