/** What is new to a player: everything that the others did since that player's own last move. */

/** More lines than come between two moves of the same player. */
const RECENT = 60;

/** Whether a line is a seat's last one: whoever has left has no move of their own to count from. */
const leaves = (line: string, seat: number | null) =>
    /^\d (resign|resign match|out)$/.test(line) && line.startsWith(`${seat} `);

/** The lines in which a board looks for what is new. That the viewer has left is among them, however long ago. */
export function recent(lines: readonly string[], seat: number | null): readonly string[] {
    const left = lines.slice(0, -RECENT).filter((line) => leaves(line, seat));
    return [...left, ...lines.slice(-RECENT)];
}

/**
 * The lines after a seat's own last move, oldest first; none for spectators and whoever has left. `isMove` says which
 * of the seat's lines are moves of its own, where it also answers others.
 */
export function news(
    lines: readonly string[],
    seat: number | null,
    isMove: (line: string) => boolean = () => true,
): readonly string[] {
    if (seat === null || lines.some((line) => leaves(line, seat))) return [];
    const own = `${seat} `;
    return lines.slice(lines.findLastIndex((line) => line.startsWith(own) && isMove(line)) + 1);
}
