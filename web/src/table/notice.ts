/** Notifications that it is the user's turn, while the page is in the background. */

/** Whether the browser supports notifications; over plain http in a home network it does not. */
export const canNotify = isSecureContext && 'Notification' in globalThis;

export function mayNotify(): boolean {
    return canNotify && Notification.permission === 'granted';
}

/** Asks for permission; true if it was given. */
export async function askToNotify(): Promise<boolean> {
    return canNotify && (await Notification.requestPermission()) === 'granted';
}

/** Shows a notification if the page is hidden. */
export function notify(text: string, tag: string) {
    if (!mayNotify() || document.visibilityState === 'visible') return;
    try {
        const notice = new Notification(text, { tag, icon: '/icon.svg' });
        notice.onclick = () => {
            focus();
            notice.close();
        };
    } catch {
        // Some phones allow notifications only from a service worker; there the title has to do.
    }
}
