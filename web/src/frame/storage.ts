/** Local storage. If the browser forbids it, nothing is remembered and everything else works. */

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
