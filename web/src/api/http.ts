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

async function send(method: string, path: string, body?: unknown): Promise<Response> {
    const init: RequestInit = { method };
    if (body !== undefined) {
        init.body = JSON.stringify(body);
        init.headers = { 'Content-Type': 'application/json' };
    }
    const answer = await fetch(path, init).catch(() => {
        throw new Refused(offline);
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
