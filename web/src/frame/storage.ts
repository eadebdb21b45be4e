/** What this browser remembers; a browser that forbids it forgets, and nothing else happens. */

export function remembered(key: string): string | null {
    try {
        return localStorage.getItem(`igroteka.${key}`);
    } catch {
        return null;
    }
}

export function remember(key: string, value: string | null) {
    try {
        if (value === null) localStorage.removeItem(`igroteka.${key}`);
        else localStorage.setItem(`igroteka.${key}`, value);
    } catch {
        // Not remembered.
    }
}
