/** The real program on a free port, with a data folder of its own. */

import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const program = process.env['IGROTEKA_BIN'] ?? join(import.meta.dirname, '../../../target/release/igroteka');
/** With `IGROTEKA_PAGE_DIST` the program shows that build of the page instead of the one in it. */
const dist = process.env['IGROTEKA_PAGE_DIST'];

async function freePort(): Promise<number> {
    return new Promise((resolve, reject) => {
        const probe = createServer();
        probe.once('error', reject);
        probe.listen(0, '127.0.0.1', () => {
            const address = probe.address();
            probe.close(() =>
                address && typeof address === 'object' ? resolve(address.port) : reject(new Error('no port')),
            );
        });
    });
}

export class Service {
    readonly url: string;
    readonly #port: number;
    readonly #folder = mkdtempSync(join(tmpdir(), 'igroteka-browser-'));
    readonly #options: string[];
    #process: ChildProcess | undefined;
    #said = '';

    private constructor(port: number, options: string[]) {
        this.#port = port;
        this.url = `http://127.0.0.1:${port}`;
        this.#options = options;
    }

    /** Starts a service; `options` are further flags of `igroteka serve`. */
    static async start(...options: string[]): Promise<Service> {
        const service = new Service(await freePort(), options);
        await service.begin();
        return service;
    }

    /** Starts it again, on the same port and data. */
    async begin() {
        const page = dist ? ['--page', dist] : [];
        const flags = [
            '--listen',
            `127.0.0.1:${this.#port}`,
            '--data',
            join(this.#folder, 'data'),
            '--no-limits',
        ];
        const more = ['--bot-delay', '50ms', '--log-level', 'warn', ...page, ...this.#options];
        const child = spawn(program, ['serve', ...flags, ...more], { stdio: ['ignore', 'pipe', 'pipe'] });
        this.#process = child;
        const hear = (chunk: Buffer) => (this.#said += chunk.toString());
        child.stdout.on('data', hear);
        child.stderr.on('data', hear);
        for (let tries = 0; tries < 300; tries += 1) {
            if (child.exitCode !== null) break;
            const ready = await fetch(`${this.url}/readyz`).then(
                (answer) => answer.ok,
                () => false,
            );
            if (ready) return;
            await new Promise((resolve) => setTimeout(resolve, 50));
        }
        throw new Error(`the service does not start:\n${this.#said}`);
    }

    /** Ends it at once, as a power cut would. */
    async kill() {
        await this.#end('SIGKILL');
    }

    async stop() {
        await this.#end('SIGTERM');
        rmSync(this.#folder, { recursive: true, force: true });
    }

    async #end(signal: NodeJS.Signals) {
        const child = this.#process;
        if (!child || child.exitCode !== null) return;
        const ended = new Promise((resolve) => child.once('exit', resolve));
        child.kill(signal);
        await ended;
    }
}
