/** Requests to the service. */

import type { Error as Refusal, Problem } from './protocol';

/** What the service, or the way to it, refused. */
export class Refused extends Error {
    readonly refusal: Refusal;

    constructor(refusal: Refusal) {
        super(refusal.message);
        this.refusal = refusal;
    }
}

/** What is said when no answer came at all. */
export const offline: Refusal = { code: 'unavailable', message: 'the service does not answer' };

async function send(method: string, path: string, body?: unknown, signal?: AbortSignal): Promise<Response> {
    const init: RequestInit = { method, ...(signal && { signal }) };
    if (body !== undefined) {
        init.body = JSON.stringify(body);
        init.headers = { 'Content-Type': 'application/json' };
    }
    const answer = await fetch(path, init).catch((error: unknown) => {
        throw signal?.aborted ? error : new Refused(offline);
    });
    if (answer.ok) return answer;
    const problem = (await answer.json().catch(() => ({ error: offline }))) as Problem;
    throw new Refused(problem.error);
}

async function json<T>(answer: Promise<Response>): Promise<T> {
    const got = await answer;
    return (got.status === 204 ? undefined : await got.json()) as T;
}

export const get = <T>(path: string) => json<T>(send('GET', path));
export const post = <T>(path: string, body: unknown) => json<T>(send('POST', path, body));
export const put = <T>(path: string, body: unknown) => json<T>(send('PUT', path, body));
export const patch = <T>(path: string, body: unknown) => json<T>(send('PATCH', path, body));
export const remove = <T>(path: string, body?: unknown) => json<T>(send('DELETE', path, body));
export const text = async (path: string) => (await send('GET', path)).text();

/** Answers that come one a line, until there are no more or `signal` ends them. */
export async function* stream<T>(path: string, body: unknown, signal: AbortSignal): AsyncGenerator<T> {
    const { body: bytes } = await send('POST', path, body, signal);
    if (!bytes) return;
    let rest = '';
    const decoder = new TextDecoder();
    const reader = bytes.getReader();
    for (;;) {
        const { done, value } = await reader.read();
        rest += decoder.decode(value, { stream: !done });
        const lines = rest.split('\n');
        rest = done ? '' : (lines.pop() ?? '');
        for (const line of lines) if (line !== '') yield JSON.parse(line) as T;
        if (done) return;
    }
}
