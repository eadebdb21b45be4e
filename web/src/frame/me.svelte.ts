/** The user of this browser. No account is needed: anyone who plays becomes a guest. */

import { Refused, get, patch, post, put, remove } from '../api/http';
import { live } from '../api/live.svelte';
import type { Me } from '../api/protocol';
import { t } from '../texts/texts.svelte';
import { remember, remembered } from './storage';

let me = $state.raw<Me>();
/** The name as it was last time, shown until the service has answered. */
let name = $state(remembered('somebody'));
let nameless = $state(remembered('nameless') !== null);

function become(somebody: Me | undefined) {
    me = somebody;
    name = somebody?.name ?? null;
    remember('somebody', name);
}

/** Asks only if this browser has had a user; having none is not an error. */
async function look() {
    if (name === null) return;
    try {
        become(await get<Me>('/api/me'));
    } catch (error) {
        if (error instanceof Refused && error.refusal.code === 'unauthorized') become(undefined);
    }
}

/** Resolves once the user is known. */
export const known: Promise<void> = look();

/** Asks who this browser is even if it remembers nobody: the cookie may be there although its storage was cleared. */
export async function recognize() {
    await known;
    if (me) return;
    const somebody = await get<Me | null>('/api/session').catch(() => null);
    if (somebody) become(somebody);
}

/** The user; undefined if there is none. */
export function whoami(): Me | undefined {
    return me;
}

/** The user's name, if it is known yet. */
export function myName(): string | null {
    return name;
}

/** Whether the name was made up here, and nobody has said a better one. */
export function isNameless(): boolean {
    return nameless && me?.kind !== 'account';
}

/** A friendly name for a guest who has not given one. */
export function someName(): string {
    const names = t('common-guest-names').split(',');
    return (names[Math.floor(Math.random() * names.length)] ?? names[0] ?? '').trim();
}

/** Creates a guest if there is no user yet, with this name if one is given. */
export async function ensureGuest(called?: string): Promise<Me> {
    await known;
    if (me) return me;
    nameless = called === undefined;
    remember('nameless', nameless ? 'yes' : null);
    const guest = await post<Me>('/api/me', { name: called ?? someName() }).catch((error: unknown) => {
        // The cookie is still there although local storage was cleared.
        if (error instanceof Refused && error.refusal.code === 'conflict') return get<Me>('/api/me');
        throw error;
    });
    become(guest);
    live.reopen();
    return guest;
}

export async function rename(to: string) {
    become(await patch<Me>('/api/me', { name: to }));
    nameless = false;
    remember('nameless', null);
}

/** Turns a guest into an account; games, tables and ratings stay. */
export async function register(login: string, password: string) {
    await ensureGuest();
    become(await post<Me>('/api/me/register', { login, password }));
}

export async function signIn(login: string, password: string) {
    become(await post<Me>('/api/session', { login, password }));
    live.reopen();
}

export async function signOut() {
    await remove('/api/session');
    become(undefined);
    live.reopen();
}

export async function changePassword(old: string, fresh: string) {
    await put('/api/me/password', { old, new: fresh });
}

/** Deletes the account for good. */
export async function removeMe(password?: string) {
    await remove('/api/me', password === undefined ? {} : { password });
    become(undefined);
    live.reopen();
}
