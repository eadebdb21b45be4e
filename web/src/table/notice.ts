/** Telling somebody who looks elsewhere that it is their turn. */

/** Whether the browser could tell; on plain http in a home network it cannot. */
export const canNotify = isSecureContext && 'Notification' in globalThis;

export function mayNotify(): boolean {
    return canNotify && Notification.permission === 'granted';
}

/** Asks for permission; true if it was given. */
export async function askToNotify(): Promise<boolean> {
    return canNotify && (await Notification.requestPermission()) === 'granted';
}

/** Shows a notice if nobody looks at the page. */
export function notify(text: string, tag: string) {
    if (!mayNotify() || document.visibilityState === 'visible') return;
    try {
        const notice = new Notification(text, { tag, icon: '/icon.svg' });
        notice.onclick = () => {
            focus();
            notice.close();
        };
    } catch {
        // Some phones allow notices only to a service worker: then the title has to do.
    }
}
