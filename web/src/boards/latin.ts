/** A key by its Latin letter, whatever alphabet the keyboard writes; keys that are no letters by their names. */
export function latin({ key, code, shiftKey }: Pick<KeyboardEvent, 'key' | 'code' | 'shiftKey'>): string {
    const letter = /^Key([A-Z])$/.exec(code)?.[1];
    // Signs beyond ASCII only: whoever has moved the Latin letters about means what is written.
    if (letter === undefined || !/^\P{ASCII}$/u.test(key)) return key;
    return shiftKey ? letter : letter.toLowerCase();
}
