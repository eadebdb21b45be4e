/** What is new to a player: everything that the others did since that player's own last move. */

/**
 * The lines after a seat's own last move, oldest first; none for spectators. `isMove` says which of the seat's lines
 * are moves of its own, where it also answers others.
 */
export function news(
    lines: readonly string[],
    seat: number | null,
    isMove: (line: string) => boolean = () => true,
): readonly string[] {
    if (seat === null) return [];
    const own = `${seat} `;
    return lines.slice(lines.findLastIndex((line) => line.startsWith(own) && isMove(line)) + 1);
}
