/** Parses a record; docs/RECORDS.md describes the format. */

export interface Record {
    header: ReadonlyMap<string, string>;
    /** One line per event. */
    events: readonly string[];
}

/** Returns null if the text is not a record. */
export function readRecord(text: string): Record | null {
    const lines = text.replaceAll('\r\n', '\n').split('\n');
    const gap = lines.indexOf('');
    const head = gap < 0 ? lines : lines.slice(0, gap);
    // A record that names no version of the rules is of the first.
    const header = new Map([['rules', '1']]);
    for (const line of head) {
        const colon = line.indexOf(':');
        if (colon < 0) return null;
        header.set(line.slice(0, colon).trim(), line.slice(colon + 1).trim());
    }
    if (!header.has('igroteka-record') || !header.has('game')) return null;
    const events = gap < 0 ? [] : lines.slice(gap + 1).map((line) => line.trim());
    return { header, events: events.filter((line) => line !== '') };
}

/** The number of players, or 0 where the record does not say. */
export function playersOf(record: Record): number {
    return Number(record.header.get('setup.players') ?? 0);
}

/** The names noted at the seats, in order; empty where there is none. */
export function namesOf(record: Record): string[] {
    return Array.from(
        { length: playersOf(record) },
        (_, seat) => record.header.get(`seat.${seat + 1}`) ?? '',
    );
}
