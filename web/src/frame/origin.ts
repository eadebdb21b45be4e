/** Where others find this page: at the computer that runs the service, its own address leads nobody else there. */

import { get, post } from '../api/http';
import type { LanState } from '../api/protocol';

export interface Reach {
    origin: string;
    /** Whether only this computer gets there, and the home network could be let in from here. */
    closed: boolean;
}

/** Whether an address means the computer itself. */
export function isLoopback(hostname: string): boolean {
    return /^(localhost|.+\.localhost|127(\.\d+){3}|\[::1\])$/.test(hostname);
}

/** Where others find the page, by what is open. */
export function reachBy(lan: LanState, here: string): Reach {
    const first = lan.addresses[0];
    if (first) return { origin: new URL(first.url).origin, closed: false };
    return { origin: here, closed: lan.offered };
}

/** Where others find the page. */
export async function reach(): Promise<Reach> {
    const here = { origin: location.origin, closed: false };
    if (!isLoopback(location.hostname)) return here;
    try {
        return reachBy(await get<LanState>('/api/host/lan'), here.origin);
    } catch {
        return here;
    }
}

/** Lets the home network in. */
export async function openNetwork(): Promise<Reach> {
    return reachBy(await post<LanState>('/api/host/lan', {}), location.origin);
}
