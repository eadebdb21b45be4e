/** Printed matter that cannot be read: columns of grey lines, headlines and pictures, the same on every page of a size. */

export interface Page {
    /** Fine print, as strokes. */
    readonly text: string;
    /** The paper's name, as heavy strokes. */
    readonly mast: string;
    /** Headlines, as strokes. */
    readonly headings: string;
    /** Rules between columns and under the masthead. */
    readonly rules: string;
    readonly pictures: readonly { x: number; y: number; width: number; height: number; hills: string }[];
}

/** Numbers from 0 to 1 that are the same each time. */
function scatter(seed: number): () => number {
    let state = seed;
    return () => {
        state = (state * 1103515245 + 12345) % 2147483648;
        return state / 2147483648;
    };
}

const LINE = 11;
const GUTTER = 22;

/** A page of `columns` × `rows` squares of 100; its south-west square is around the origin. */
export function page(columns: number, rows: number): Page {
    const next = scatter(columns * 31 + rows);
    const [left, top, right, bottom] = [-32, -rows * 100 + 68, columns * 100 - 68, 32];
    const text: string[] = [];
    const headings: string[] = [];
    const masthead: string[] = [];
    const rules: string[] = [];
    const pictures: { x: number; y: number; width: number; height: number; hills: string }[] = [];

    // A name between rules on the first page, only rules on the second.
    const pages = columns >= 10 ? 2 : 1;
    const width = (right - left - (pages - 1) * 64) / pages;
    for (let sheet = 0; sheet < pages; sheet++) {
        const from = left + sheet * (width + 64);
        const to = from + width;
        if (sheet === 0) {
            // Letters of a name that nobody can make out.
            let x = from + width * 0.14;
            while (x < to - width * 0.14 - 12) {
                const letter = 9 + next() * 17;
                masthead.push(`M${x.toFixed(0)} ${top + 35} h${letter.toFixed(0)}`);
                x += letter + (next() < 0.16 ? 26 : 5);
            }
        }
        rules.push(
            `M${from} ${top + 2} H${to}`,
            `M${from} ${top + 66} H${to}`,
            `M${from} ${top + 70} H${to}`,
        );

        const count = Math.max(2, Math.round(width / 150));
        const column = (width - (count - 1) * GUTTER) / count;
        for (let index = 0; index < count; index++) {
            const x = from + index * (column + GUTTER);
            if (index > 0) rules.push(`M${x - GUTTER / 2} ${top + 84} V${bottom}`);
            let y = top + 92;
            while (y < bottom - 4) {
                const article = 8 + Math.floor(next() * 15);
                if (next() < 0.3 && bottom - y > 150) {
                    const height = 70 + Math.floor(next() * 50);
                    const hill = (share: number) => (y + height - height * share).toFixed(0);
                    const hills =
                        `M${x} ${y + height} L${x} ${hill(0.3 + next() * 0.3)}` +
                        ` L${x + column * 0.35} ${hill(0.5 + next() * 0.3)} L${x + column * 0.6} ${hill(0.2 + next() * 0.2)}` +
                        ` L${x + column} ${hill(0.4 + next() * 0.3)} L${x + column} ${y + height} Z`;
                    pictures.push({ x, y, width: column, height, hills });
                    y += height + 18;
                }
                headings.push(`M${x} ${y} h${(column * (0.55 + next() * 0.4)).toFixed(0)}`);
                y += 16;
                for (let line = 0; line < article && y < bottom; line++, y += LINE) {
                    const share = line === article - 1 ? 0.3 + next() * 0.5 : 0.96 + next() * 0.04;
                    let done = 0;
                    while (done < column * share - 6) {
                        const word = Math.min(8 + next() * 30, column * share - done);
                        text.push(`M${(x + done).toFixed(0)} ${y} h${word.toFixed(0)}`);
                        done += word + 4;
                    }
                }
                y += 14;
            }
        }
    }
    return {
        mast: masthead.join(''),
        text: text.join(''),
        headings: headings.join(''),
        rules: rules.join(''),
        pictures,
    };
}
