/** A letter key by its Latin letter, whatever the keyboard layout; other keys by their names. */
export function latin({ key, code, shiftKey }: Pick<KeyboardEvent, 'key' | 'code' | 'shiftKey'>): string {
    const letter = /^Key([A-Z])$/.exec(code)?.[1];
    // Only for characters beyond ASCII: on another Latin layout, the letter on the key is what is meant.
    if (letter === undefined || !/^\P{ASCII}$/u.test(key)) return key;
    return shiftKey ? letter : letter.toLowerCase();
}

/** The Latin letter, in lower case, or the figure of a key; null for other keys. */
export function letterOf(event: Pick<KeyboardEvent, 'key' | 'code' | 'shiftKey'>): string | null {
    const key = latin(event).toLowerCase();
    return /^[a-z\d]$/.test(key) ? key : null;
}
