// What a view tells. Written by `IGROTEKA_WRITE=1 cargo test -p igroteka-sudoku --test it typescript`.

export type Seat = number;

export type Turn = Array<Seat> | "chance" | "over";

export type View = { 
/**
 * Whose view it is; `None` for a spectator.
 */
seat: Seat | null, 
/**
 * Who acts next.
 */
turn: Turn, 
/**
 * What comes next; a card under check and those who have yet to answer are told here.
 */
phase: Phase, 
/**
 * Whose turn it is, or who is dealt a card; `None` before the lot.
 */
mover: Seat | null, 
/**
 * The cards that lie for good, row by row from the top.
 */
board: Array<LaidCard>, 
/**
 * What is known of each seat, in order.
 */
seats: Array<SeatView>, 
/**
 * How many cards the stack holds.
 */
stack: number, 
/**
 * How many cards of each number, from 1, lie where the viewer cannot see them: in the stack or in a hidden
 * hand. Once the game is over, those left in the stack.
 */
unseen: Array<number>, 
/**
 * The cards out of the game, in order.
 */
removed: Array<Card>, 
/**
 * Once the game is over, the squares whose cards break the main rule; before that nothing is told (S4).
 */
breaches: Array<Square>, 
/**
 * The result, once the game is over.
 */
outcome: Outcome | null, };

export type LaidCard = { 
/**
 * Where it lies.
 */
square: Square, 
/**
 * The card.
 */
card: Card, 
/**
 * Whether it lay there before play: a golden card, or one of the first animals.
 */
start: boolean, };

export type SeatView = { 
/**
 * The seat.
 */
seat: Seat, 
/**
 * Whether it is still in the game.
 */
in_game: boolean, 
/**
 * Whether it holds a card.
 */
holds_card: boolean, 
/**
 * The card it holds, if the viewer may see it.
 */
card: Card | null, 
/**
 * Its points.
 */
score: number, };

export type Phase = { "name": "lot" } | { "name": "start_cards" } | { "name": "deal" } | { "name": "draw" } | { "name": "lay" } | { "name": "check", 
/**
 * Where it is laid.
 */
square: Square, 
/**
 * The card.
 */
card: Card, 
/**
 * Who has not answered yet.
 */
waiting: SeatSet, } | { "name": "claim", 
/**
 * Who has not answered yet.
 */
waiting: SeatSet, } | { "name": "over", 
/**
 * Why.
 */
end: End, };

export type End = "dead_end" | "all_cards" | "stack_empty" | "stuck" | "resignation";

export type Card = number;

export type Square = string;

export type Outcome = { 
/**
 * Who won; several share a win, nobody wins a draw.
 */
winners: SeatSet, 
/**
 * Each seat's points in the game's own counting; where a game counts none, 1 for a win and 0 otherwise.
 */
scores: Scores, 
/**
 * Why the game ended: a word of the game's own, such as `goal`.
 */
reason: string, };

export type Scores = Array<number>;

export type SeatSet = Array<Seat>;
