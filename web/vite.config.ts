import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import { svelte } from '@sveltejs/vite-plugin-svelte';
import type { Plugin } from 'vite';
import { defineConfig } from 'vitest/config';

/** Where a running service answers while the page is worked on: `IGROTEKA=http://127.0.0.1:8080 npm run dev`. */
const service = process.env['IGROTEKA'] ?? 'http://127.0.0.1:8080';

/** Writes `.br` and `.gz` beside every text that is worth it: the service sends them as they are. */
function compressed(): Plugin {
    const worth = /\.(?:html|js|css|svg|json|webmanifest)$/;
    let folder = '';
    return {
        name: 'compressed',
        apply: 'build',
        configResolved(config) {
            folder = config.build.outDir;
        },
        closeBundle() {
            for (const name of readdirSync(folder, { recursive: true, encoding: 'utf8' })) {
                if (!worth.test(name)) continue;
                const file = join(folder, name);
                const text = readFileSync(file);
                if (text.length < 1000) continue;
                const params = { [constants.BROTLI_PARAM_SIZE_HINT]: text.length };
                writeFileSync(`${file}.br`, brotliCompressSync(text, { params }));
                writeFileSync(`${file}.gz`, gzipSync(text, { level: 9 }));
            }
        },
    };
}

export default defineConfig({
    plugins: [svelte(), compressed()],
    build: {
        target: 'es2022',
        // The service's Content-Security-Policy allows no inline styles or scripts, and data only in pictures.
        assetsInlineLimit: 0,
        modulePreload: { polyfill: false },
    },
    server: {
        fs: { allow: ['..'] },
        proxy: {
            '/api': {
                target: service,
                ws: true,
                changeOrigin: true,
                rewriteWsOrigin: true,
                headers: { origin: service },
            },
        },
    },
    test: { include: ['src/**/*.test.ts'] },
});
