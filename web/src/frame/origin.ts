/** The address at which others reach this page. On the computer that runs the service, `localhost` is no use to them. */

import { get, post } from '../api/http';
import type { LanState } from '../api/protocol';

export interface Reach {
    origin: string;
    /** Whether only this computer has access, and the home network could be given it from here. */
    closed: boolean;
}

/** Whether an address is a loopback address. */
export function isLoopback(hostname: string): boolean {
    return /^(localhost|.+\.localhost|127(\.\d+){3}|\[::1\])$/.test(hostname);
}

/** The address for others, depending on what the service listens on. */
export function reachBy(lan: LanState, here: string): Reach {
    const first = lan.addresses[0];
    if (first) return { origin: new URL(first.url).origin, closed: false };
    return { origin: here, closed: lan.offered };
}

/** The address at which others reach the page. */
export async function reach(): Promise<Reach> {
    const here = { origin: location.origin, closed: false };
    if (!isLoopback(location.hostname)) return here;
    try {
        return reachBy(await get<LanState>('/api/host/lan'), here.origin);
    } catch {
        return here;
    }
}

/** Gives the home network access. */
export async function openNetwork(): Promise<Reach> {
    return reachBy(await post<LanState>('/api/host/lan', {}), location.origin);
}
