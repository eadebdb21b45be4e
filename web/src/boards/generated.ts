// The games. Written by `IGROTEKA_WRITE=1 cargo test -p igroteka-catalog --test it page`.

export const games = ["roads", "quoridor", "sudoku", "metro", "nardy"] as const;
