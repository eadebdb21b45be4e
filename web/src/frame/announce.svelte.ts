/** Announcements for screen readers. */

let said = $state('');
let waiting: string[] = [];

/** The last announcement, for the live region. */
export function announced(): string {
    return said;
}

/** One text of several, each a sentence. */
function joined(texts: readonly string[]): string {
    return texts
        .map((text, at) => (at < texts.length - 1 && !/[.!?…]$/.test(text) ? `${text}.` : text))
        .join(' ');
}

/** Announces a text. Texts that come at once are announced together; a repeated text is announced again. */
export function announce(text: string) {
    waiting.push(text);
    if (waiting.length > 1) return;
    queueMicrotask(() => {
        const all = joined(waiting);
        waiting = [];
        said = all === said ? `${all}\u00a0` : all;
    });
}
