/** What those hear who do not see the page. */

let said = $state('');

/** The last announcement, for the live region. */
export function announced(): string {
    return said;
}

/** Says something once the reader is silent. The same text twice is said twice. */
export function announce(text: string) {
    said = text === said ? `${text}\u00a0` : text;
}
