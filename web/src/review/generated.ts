// What a review tells. Written by `IGROTEKA_WRITE=1 cargo test -p igroteka-review --test it typescript`.

export type Review = { 
/**
 * The version of this form, [`FORMAT`].
 */
format: number, 
/**
 * The program that made it, with its version: a newer one may know better.
 */
engine: string, 
/**
 * The game's id.
 */
game: string, 
/**
 * The game's setup, as the record has it.
 */
setup: { [key in string]: string }, 
/**
 * How many events the record has.
 */
events: number, 
/**
 * In what losses and luck are counted.
 */
unit: Unit, 
/**
 * How many positions each decision was looked at; `None` if it was given time instead.
 */
positions?: number, 
/**
 * How long each decision was looked at, in milliseconds.
 */
time_ms?: number, 
/**
 * The least losses of an inaccuracy, a mistake and a blunder.
 */
thresholds: Array<number>, 
/**
 * What became of each seat.
 */
seats: Array<SeatReview>, 
/**
 * The moments that decided the game, at most three, the largest first.
 */
moments: Array<Moment>, 
/**
 * The decisions with a choice, in order.
 */
decisions: Array<DecisionReview>, 
/**
 * The chance events with more than one outcome, in order.
 */
chance: Array<ChanceReview>, 
/**
 * What each seat could expect, in order.
 */
curve: Array<CurvePoint>, };

export type Unit = "win" | "equity";

export type SeatReview = { 
/**
 * Its number.
 */
seat: number, 
/**
 * The name in the record.
 */
name?: string, 
/**
 * The places of its worst decisions, at most three, the worst first.
 */
worst: Array<number>, 
/**
 * How many decisions count: those with a choice, and cubes that were near to being turned.
 */
decisions: number, 
/**
 * What they lost together, in the review's unit.
 */
loss: number, 
/**
 * What a decision lost on average.
 */
error_per_decision: number, 
/**
 * The mean accuracy of the decisions, from 0 to 100; `None` without decisions.
 */
accuracy: number | null, 
/**
 * How many decisions had each grade.
 */
grades: Grades, 
/**
 * The luck of all chance events together, in the review's unit.
 */
luck: number, 
/**
 * The standard error of the luck, where some of it was sampled.
 */
luck_error?: number, 
/**
 * Nardy's error rates.
 */
rates?: ErrorRates, };

export type Totals = { 
/**
 * How many decisions count: those with a choice, and cubes that were near to being turned.
 */
decisions: number, 
/**
 * What they lost together, in the review's unit.
 */
loss: number, 
/**
 * What a decision lost on average.
 */
error_per_decision: number, 
/**
 * The mean accuracy of the decisions, from 0 to 100; `None` without decisions.
 */
accuracy: number | null, 
/**
 * How many decisions had each grade.
 */
grades: Grades, 
/**
 * The luck of all chance events together, in the review's unit.
 */
luck: number, 
/**
 * The standard error of the luck, where some of it was sampled.
 */
luck_error?: number, 
/**
 * Nardy's error rates.
 */
rates?: ErrorRates, };

export type Grades = { best: number, good: number, inaccuracy: number, mistake: number, blunder: number, };

export type Grade = "best" | "good" | "inaccuracy" | "mistake" | "blunder";

export type ErrorRates = { 
/**
 * Checker play.
 */
checker: ErrorRate, 
/**
 * Cube decisions.
 */
cube: ErrorRate, 
/**
 * Both together.
 */
all: ErrorRate, };

export type ErrorRate = { 
/**
 * How many decisions count.
 */
decisions: number, 
/**
 * What they lost together, in normalised equity.
 */
loss: number, 
/**
 * Thousandths of a point lost per decision, as GNU Backgammon says; eXtreme Gammon's PR is half of it.
 */
rate: number, };

export type Moment = { 
/**
 * How many events came before it.
 */
seq: number, 
/**
 * Who decided, or who gained or lost most by chance.
 */
seat: number, 
/**
 * Whether it was decided or happened.
 */
cause: Cause, 
/**
 * What the seat gained, negative if it lost.
 */
swing: number, };

export type Cause = "decision" | "chance";

export type DecisionReview = { 
/**
 * How many events came before it: its place in the record, from 0.
 */
seq: number, 
/**
 * Who decided.
 */
seat: number, 
/**
 * What kind of decision it was.
 */
kind: Kind, 
/**
 * What was done.
 */
played: Valued, 
/**
 * The best that was found; the same as `played` if nothing better was.
 */
best: Valued, 
/**
 * What was lost, in the review's unit; 0 if it is less than its standard error.
 */
loss: number, 
/**
 * The standard error of the loss, where values were sampled.
 */
error?: number, 
/**
 * The loss in a word.
 */
grade: Grade, 
/**
 * Whether it counts in the totals. A cube that nobody would have turned, and nobody did, does not.
 */
counts: boolean, 
/**
 * The best other actions, the best first, at most three.
 */
alternatives: Array<Valued>, 
/**
 * How many actions ahead was looked.
 */
depth: number, 
/**
 * How many positions were looked at.
 */
nodes: number, };

export type Kind = "move" | "cube" | "resignation";

export type Valued = { 
/**
 * Its text.
 */
move: string, 
/**
 * The expected result for the seat: 1 a win, 0 a loss.
 */
value: number, 
/**
 * In nardy, the normalised equity: 1 for a plain win of the cube, −1 for a plain loss.
 */
equity?: number, 
/**
 * The standard error of the value, where it was sampled.
 */
error?: number, 
/**
 * Whether the value is only an upper bound; never for what was played or best.
 */
bound?: boolean, 
/**
 * How the game was expected to go on, this action first: up to the next chance event, and where hands are hidden
 * as most of the hidden worlds went on that were looked at.
 */
line: Array<string>, 
/**
 * What it does, in facts.
 */
reasons: Array<Reason>, };

export type Reason = { 
/**
 * The key of the text.
 */
key: string, 
/**
 * The figures by name.
 */
figures: { [key in string]: number }, };

export type ChanceReview = { 
/**
 * How many events came before it: its place in the record, from 0.
 */
seq: number, 
/**
 * What happened.
 */
event: string, 
/**
 * What each seat gained, in the review's unit: the value after it less the mean of all that might have happened.
 */
luck: Array<number>, 
/**
 * The standard error, where outcomes or games were sampled.
 */
error?: number, 
/**
 * How many outcomes the mean was made from.
 */
outcomes: number, 
/**
 * Whether they are all that were possible.
 */
exact: boolean, };

export type CurvePoint = { 
/**
 * How many events had happened.
 */
seq: number, 
/**
 * The expected result of each seat: 1 a win, 0 a loss.
 */
values: Array<number>, };
