/** The decks of roads, as the program makes them up for any number of cards; a test reads the program's own file. */

interface Mix {
    kinds: readonly string[];
    rows: readonly { size: number; counts: readonly number[] }[];
    /** The kind that takes up the difference to the nearest row; without one the only row is scaled. */
    spare?: string;
}

/** The same form as `crates/roads/data/invented-decks.txt`. */
export const decksText = `
deck duel two
kinds  2.2. 22.. 222. 2222 2...
40     10   16   6    2    6
48     12   20   7    2    7
60     15   27   7    3    8
80     20   34   10   4    12
100    25   42   13   5    15
spare  22..

deck duel mixed
kinds  2.2. 4.4. 4.2. 22.. 44.. 424. 242. 4242 2... 4...
48     5    5    4    9    9    3    2    4    4    3

deck network two
kinds  2.2. 22.. 222. 2222
24     5    7    8    4

deck network mixed
kinds  2.2. 4.4. 4.2. 22.. 44.. 222. 444. 424. 242. 2222 4444 4242
48     3    3    4    7    7    3    3    5    5    1    1    6
`;

export function readDecks(text: string): Map<string, Mix> {
    const mixes = new Map<string, Mix>();
    let name = '';
    for (const line of text.split('\n')) {
        const [first = '', ...words] = line.split(/\s+/);
        const mix = mixes.get(name) ?? { kinds: [], rows: [] };
        if (first === '' || first === '#') continue;
        if (first === 'deck') name = words.join(' ');
        else if (first === 'kinds') mixes.set(name, { ...mix, kinds: words });
        else if (first === 'spare') mixes.set(name, { ...mix, spare: words[0] ?? '' });
        else if (/^\d+$/.test(first))
            mixes.set(name, {
                ...mix,
                rows: [...mix.rows, { size: Number(first), counts: words.map(Number) }],
            });
    }
    return mixes;
}

const mixes = readDecks(decksText);

/** A card's text is that of its turnings which comes first. */
function written(kind: string): string {
    const turnings = [0, 1, 2, 3].map((turn) => kind.slice(turn) + kind.slice(0, turn));
    return turnings.sort()[0] as string;
}

function countsOf(mix: Mix, size: number): number[] {
    const { kinds, rows, spare } = mix;
    if (spare !== undefined) {
        const far = (row: { size: number }) => Math.abs(row.size - size);
        const row = [...rows].sort((a, b) => far(a) - far(b) || a.size - b.size)[0];
        if (!row) return [];
        return row.counts.map((count, at) =>
            kinds[at] === spare ? Math.max(0, count + size - row.size) : count,
        );
    }
    const row = rows[0];
    if (!row) return [];
    const counts = row.counts.map((count) => Math.floor((count * size) / row.size));
    const left = size - counts.reduce((sum, count) => sum + count, 0);
    // Largest remainders first, ties in the order listed.
    const order = row.counts
        .map((count, at) => ({ at, rest: (count * size) % row.size }))
        .sort((a, b) => b.rest - a.rest || a.at - b.at);
    for (const { at } of order.slice(0, left)) counts[at] = (counts[at] ?? 0) + 1;
    return counts;
}

/** All cards of a deck in the order of their texts. */
export function deck(variant: number, lanes: string, size: number): string[] {
    const mix = mixes.get(`${variant === 1 ? 'duel' : 'network'} ${lanes}`);
    if (!mix) return [];
    const counts = countsOf(mix, size);
    return mix.kinds.flatMap((kind, at) => Array<string>(counts[at] ?? 0).fill(written(kind))).sort();
}
