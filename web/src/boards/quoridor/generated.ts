// What a view tells. Written by `IGROTEKA_WRITE=1 cargo test -p igroteka-quoridor --test it typescript`.

export type Seat = number;

export type Turn = Array<Seat> | "chance" | "over";

export type View = { 
/**
 * Who looks; `None` for a spectator.
 */
seat: Seat | null, 
/**
 * Who acts next.
 */
turn: Turn, 
/**
 * Columns and rows of the board.
 */
size: number, 
/**
 * Each seat's pawn; `None` once it has left the board.
 */
pawns: Array<Square | null>, 
/**
 * Each seat's fences left to place.
 */
fences_left: Array<number>, 
/**
 * The fences that stand, horizontal ones first, each kind from a1 row by row.
 */
fences: Array<Fence>, 
/**
 * Each seat's steps to its finish, pawns aside; `None` once its pawn has left the board.
 */
distances: Array<number | null>, 
/**
 * Who has won, once the game is over.
 */
winners: SeatSet, };

export type Square = string;

export type Fence = string;

export type SeatSet = Array<Seat>;
