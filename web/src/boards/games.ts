/** The games, in the order in which they are shown. */

export const games = ['roads', 'quoridor', 'sudoku', 'metro', 'nardy'] as const;
export type GameName = (typeof games)[number];

export function isGame(id: string): id is GameName {
    return (games as readonly string[]).includes(id);
}
