// What a view tells. Written by `IGROTEKA_WRITE=1 cargo test -p igroteka-nardy --test it typescript`.

export type Seat = number;

export type Turn = Array<Seat> | "chance" | "over";

export type View = { 
/**
 * Whose view this is; null for a spectator. It changes nothing.
 */
seat: Seat | null, 
/**
 * Who acts next.
 */
turn: Turn, 
/**
 * Who plays White, once that is known.
 */
white: Seat | null, 
/**
 * The checkers of each seat.
 */
sides: [SideView, SideView], 
/**
 * The seat whose throw it is.
 */
on_roll: Seat | null, 
/**
 * The dice to be played, the larger first.
 */
dice: [number, number] | null, 
/**
 * The cube's value.
 */
cube: number, 
/**
 * Who owns the cube; null while it is centred.
 */
cube_owner: Seat | null, 
/**
 * Whether a double waits for its answer.
 */
double_offered: boolean, 
/**
 * The resignation that waits for its answer.
 */
resignation: ResignationView | null, 
/**
 * Whether this is the Crawford game of the match.
 */
crawford_game: boolean, 
/**
 * The whole position in its text form.
 */
position: string, };

export type SideView = { 
/**
 * On points 1 to 24.
 */
points: Array<number>, 
/**
 * On the bar.
 */
bar: number, 
/**
 * Borne off.
 */
off: number, 
/**
 * Pips to go.
 */
pips: number, 
/**
 * The most this seat can still lose, before the cube multiplies it.
 */
highest_stake: Stake, 
/**
 * Whether this seat could offer the cube before a throw of its own.
 */
may_double: boolean, };

export type ResignationView = { 
/**
 * Who would give up.
 */
by: Seat, 
/**
 * For how much, before the cube multiplies it.
 */
stake: Stake, };

export type Stake = 1 | 2 | 3;
