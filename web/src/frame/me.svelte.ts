/** Who sits in front of this browser. Nobody needs an account; whoever plays becomes a guest. */

import { Refused, get, patch, post, put, remove } from '../api/http';
import { live } from '../api/live.svelte';
import type { Me } from '../api/protocol';
import { t } from '../texts/texts.svelte';
import { remember, remembered } from './storage';

let me = $state.raw<Me>();
/** The name as it was last time, shown until the service has answered. */
let name = $state(remembered('somebody'));

function become(somebody: Me | undefined) {
    me = somebody;
    name = somebody?.name ?? null;
    remember('somebody', name);
}

/** Asked only where this browser has been somebody: to be nobody is no error. */
async function look() {
    if (name === null) return;
    try {
        become(await get<Me>('/api/me'));
    } catch (error) {
        if (error instanceof Refused && error.refusal.code === 'unauthorized') become(undefined);
    }
}

/** Settled once it is known who this is. */
export const known: Promise<void> = look();

/** Who this is; undefined for nobody. */
export function whoami(): Me | undefined {
    return me;
}

/** The name, as far as it is known already. */
export function myName(): string | null {
    return name;
}

/** A friendly name for somebody who has not said theirs. */
export function someName(): string {
    const names = t('common-guest-names').split(',');
    return (names[Math.floor(Math.random() * names.length)] ?? names[0] ?? '').trim();
}

/** Becomes a guest where there is nobody yet; with this name, if one is given. */
export async function ensureGuest(called?: string): Promise<Me> {
    await known;
    if (me) return me;
    const guest = await post<Me>('/api/me', { name: called ?? someName() }).catch((error: unknown) => {
        // The cookie is there although the browser forgot about it.
        if (error instanceof Refused && error.refusal.code === 'conflict') return get<Me>('/api/me');
        throw error;
    });
    become(guest);
    live.reopen();
    return guest;
}

export async function rename(to: string) {
    become(await patch<Me>('/api/me', { name: to }));
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

/** Leaves for good. */
export async function removeMe(password?: string) {
    await remove('/api/me', password === undefined ? {} : { password });
    become(undefined);
    live.reopen();
}
