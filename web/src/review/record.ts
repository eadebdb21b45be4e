/** Parts of records: what the service is asked about is a game up to a place. */

/** A record's text as far as so many events; comments and what comes later are left out. */
export function recordUpTo(record: string, seq: number): string {
    const lines = record.replaceAll('\r\n', '\n').split('\n');
    const gap = lines.indexOf('');
    const events = eventsOf(record).slice(0, seq);
    return `${[...lines.slice(0, gap < 0 ? undefined : gap), '', ...events].join('\n')}\n`;
}

/** The events of a record. */
export function eventsOf(record: string): string[] {
    const lines = record.replaceAll('\r\n', '\n').split('\n');
    const gap = lines.indexOf('');
    if (gap < 0) return [];
    return lines
        .slice(gap + 1)
        .map((line) => line.trim())
        .filter((line) => line !== '' && !line.startsWith('#'));
}

/** What a seat did in a line of the record; null for chance and for what belongs to no seat. */
export function actionOf(line: string): { seat: number; move: string } | null {
    const found = /^(\d) (.+)$/.exec(line);
    return found ? { seat: Number(found[1]), move: found[2] ?? '' } : null;
}
