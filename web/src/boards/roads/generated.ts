// What a view tells. Written by `IGROTEKA_WRITE=1 cargo test -p igroteka-roads --test it typescript`.

export type Seat = number;

export type Turn = Array<Seat> | "chance" | "over";

export type View = { 
/**
 * Whose view this is; `None` for a spectator.
 */
seat: Seat | null, 
/**
 * Who acts next.
 */
turn: Turn, 
/**
 * Which of the three games is played.
 */
variant: number, 
/**
 * Which roads there are.
 */
lanes: Lanes, 
/**
 * The field; `None` on an unlimited table.
 */
field: Field | null, 
/**
 * The mix of the whole deck.
 */
deck: Array<KindCount>, 
/**
 * Who began, and in variant 1 keeps the network growing.
 */
first: Seat | null, 
/**
 * What is due, or was when the game ended.
 */
phase: Phase, 
/**
 * Whose deal, draw or turn it is.
 */
active: Seat | null, 
/**
 * The cards on the table, row by row from the south-west.
 */
table: Array<Laid>, 
/**
 * The hand of each seat.
 */
hands: Array<Pack>, 
/**
 * The cards that nobody has drawn or been dealt yet.
 */
pile: Pack, 
/**
 * The cards taken out unseen.
 */
aside: Pack, 
/**
 * Variant 2: who could not move.
 */
out: SeatSet, 
/**
 * Who gave up.
 */
resigned: SeatSet, 
/**
 * Variant 3: who had nothing to lay on this table.
 */
passed: SeatSet, 
/**
 * Variant 3: the turns that each seat lost.
 */
missed: Array<number>, 
/**
 * Variant 3: the road sides that each seat's cards joined.
 */
joined: Array<number>, 
/**
 * How the game ended, once it has.
 */
ending: Ending | null, };

export type KindCount = { 
/**
 * The kind.
 */
card: Kind, 
/**
 * How many there are.
 */
count: number, };

export type Pack = { 
/**
 * How many there are.
 */
count: number, 
/**
 * Which they are, for those who may know.
 */
cards: Cards | null, };

export type Ending = "closed" | "all_laid" | "stuck" | "full" | "survivor" | "blocked" | "resignation";

export type Phase = "lot" | "aside" | "deal" | "draw" | "play";

export type Lanes = "two" | "mixed";

export type Cards = Array<Kind>;

export type Field = [number, number];

export type Kind = string;

export type Laid = string;

export type SeatSet = Array<Seat>;
