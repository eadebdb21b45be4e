import { games } from './src/boards/games';
import { existsSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
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
            // A build that failed says why itself, and has written nothing.
            if (!existsSync(folder)) return;
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

/** The most bytes of compressed scripts that the first page may take. */
const FIRST_LOAD = 150_000;

/** Fails a build whose first page would come slowly: the frame, the home page and its words in the longest language. */
function weighed(): Plugin {
    const graph = new Map<
        string,
        { isFirst: boolean; modules: string[]; imports: string[]; later: string[] }
    >();
    let folder = '';

    const withImports = (names: readonly string[], found = new Set<string>()) => {
        for (const name of names) {
            if (found.has(name)) continue;
            found.add(name);
            withImports(graph.get(name)?.imports ?? [], found);
        }
        return found;
    };
    const having = (part: RegExp) =>
        [...graph].flatMap(([name, { modules }]) =>
            modules.some((module) => part.test(module)) ? [name] : [],
        );
    const weight = (names: Iterable<string>) =>
        [...names]
            .map((name) => join(folder, name))
            .map((file) => statSync(existsSync(`${file}.br`) ? `${file}.br` : file).size)
            .reduce((sum, size) => sum + size, 0);

    return {
        name: 'weighed',
        apply: 'build',
        configResolved(config) {
            folder = config.build.outDir;
        },
        writeBundle(_, bundle) {
            for (const [name, chunk] of Object.entries(bundle)) {
                if (chunk.type !== 'chunk') continue;
                const { isEntry, imports, dynamicImports } = chunk;
                graph.set(name, {
                    isFirst: isEntry,
                    modules: chunk.moduleIds,
                    imports,
                    later: dynamicImports,
                });
            }
        },
        closeBundle() {
            if (graph.size === 0) return;
            const frame = [...graph].flatMap(([name, { isFirst }]) => (isFirst ? [name] : []));
            const home = having(/\/pages\/Home\.svelte$/);
            if (frame.length === 0 || home.length === 0) throw new Error('the build has no first page');
            // What the home page itself asks for later comes at once too.
            const scripts = withImports([
                ...frame,
                ...home,
                ...home.flatMap((name) => graph.get(name)?.later ?? []),
            ]);
            const words = ['en', 'ru', 'uk'].map((language) =>
                weight(having(new RegExp(`/texts/${language}/(common|home|${games.join('|')})\\.ftl`))),
            );
            const first = weight(scripts) + Math.max(...words);
            if (first > FIRST_LOAD) throw new Error(`the first page takes ${first} bytes of ${FIRST_LOAD}`);
            this.info(`the first page takes ${first} bytes of scripts, compressed`);
        },
    };
}

/**
 * Which modules travel together, the most common first. Left to itself the bundler makes a file of every set of modules
 * that two pages share, and on a phone each file costs.
 */
const groups = [
    // What every page needs, with what that needs in turn.
    {
        name: 'frame',
        test: /\/src\/(?:frame|api|texts)\/|\/node_modules\/(?:svelte|@fluent|@fontsource-variable)\/|rolldown\/runtime/,
        priority: 5,
    },
    // The words of the first page come with those of the frame.
    {
        name: (id: string) => {
            const language = /\/texts\/(\w\w)\/(?:common|home)\.ftl/.exec(id)?.[1];
            return language ? `words-${language}` : null;
        },
        priority: 4,
    },
    // The five drawings of the first page; the boards use their pieces again.
    { name: 'shelf', test: /\/src\/home\/tiles\.ts$/, priority: 4 },
    // What tables, replays and lessons have in common, the boards left out.
    {
        name: 'shared',
        test: /\/src\/(?!boards\/\w+\/)|\/node_modules\/@noble\//,
        minShareCount: 2,
        priority: 3,
    },
    // Each board as a whole; its lessons come later.
    {
        name: (id: string) => {
            const [, game, file] = /\/src\/boards\/(\w+)\/([\w.-]+)/.exec(id) ?? [];
            return game && game !== 'art' && file !== 'rules.ts' ? `board-${game}` : null;
        },
        priority: 2,
    },
];

export default defineConfig({
    plugins: [svelte(), compressed(), weighed()],
    build: {
        target: 'es2022',
        // The service's Content-Security-Policy allows no inline styles or scripts, and data only in pictures.
        assetsInlineLimit: 0,
        modulePreload: { polyfill: false },
        rolldownOptions: { output: { codeSplitting: { groups } } },
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
            '/licenses': service,
        },
    },
    test: { include: ['src/**/*.test.ts'] },
});
