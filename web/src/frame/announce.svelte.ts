/** What those hear who do not see the page. */

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

/** Says something once the reader is silent: all that comes at once in one go. The same text twice is said twice. */
export function announce(text: string) {
    waiting.push(text);
    if (waiting.length > 1) return;
    queueMicrotask(() => {
        const all = joined(waiting);
        waiting = [];
        said = all === said ? `${all}\u00a0` : all;
    });
}
