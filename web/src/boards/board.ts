/** The contract between the frame and the boards. */

import type { Component } from 'svelte';
import type { Error as Refusal } from '../api/protocol';

/** Views are read-only. */
export type DeepReadonly<T> = { readonly [Key in keyof T]: DeepReadonly<T[Key]> };

/** A setup, every field named; each game narrows it. */
export type Setup = Readonly<Record<string, unknown>>;

/** A view whose game is not known here. */
export type AnyView = Readonly<Record<string, unknown>>;

/** What a mark says of a move: it was played, it is better, it is a hint, or it belongs to a line that is shown. */
export type MarkRole = 'played' | 'better' | 'hint' | 'line';

/** A move that a board shows without making it: as an arrow, as the ghost of a piece, or in words. */
export interface Mark {
    /** As in `legal`, or as the record writes it. */
    move: string;
    seat: number;
    role: MarkRole;
    /**
     * The number on its badge, from 1. Moves of a line are played one after the other in this order. All other marks
     * are made from the position in view, and the number is their rank.
     */
    order?: number;
}

/** The props of every board. A board itself keeps only what is in progress: a held card, half a move, an animation. */
export interface BoardProps<View> {
    /** The position as this viewer may know it. Pieces are animated from the last one to this one. */
    view: View;
    setup: Setup;
    /** The legal moves as texts; empty if the viewer cannot move. */
    legal: readonly string[];
    /** The viewer's seat, from 1; null for a spectator. */
    seat: number | null;
    /** The seat that sits at the bottom. */
    bottom: number;
    /** The players' names, seat 1 first. */
    names: readonly string[];
    /**
     * The last lines of the record, newest last: what to mark as the last moves. At least the last action is among
     * them, and most often everything since the viewer's own last move.
     */
    last: readonly string[];
    /**
     * Makes a move, or tries one that is not in `legal`: then the service says why not. Shown at once by `predict`,
     * and taken back if it is refused.
     */
    play: (move: string) => void;
    /** The move that was refused last, and why; shown where it was tried. Null after the next move. */
    refusal: { move: string; text: string } | null;
    /** When answers are due, by this browser's clock (`Date.now()`); sudoku's checks count down to it. */
    deadline: number | null;
    /** Whether to show hints: the shortest way, the points a square would give. */
    hints: boolean;
    /** Moves to be shown. They cannot be touched; whoever marks them says them for screen readers (`markWords`). */
    marks?: readonly Mark[];
    /** Tells the frame the view with what is being prepared here, so that the players' facts follow it; null for nothing. */
    draft?: (view: View | null) => void;
}

/** A number shown beside a player's name: fences left, pips, points. */
export interface Fact {
    /** What is shown: short, perhaps only a number. */
    text: string;
    /** Its text in words, for a title and for screen readers. */
    label: string;
}

/** How a sentence refers to players: by name, or as «you». */
export interface Speaker {
    /** What a sentence calls a seat. */
    name: (seat: number) => string;
    /** Whether a seat is the reader's own. */
    own: (seat: number) => boolean;
}

/** What a move sounds like. */
export type Material = 'wood' | 'card' | 'tile' | 'dice';

/** Something that players switch on or off for a game in this browser. */
export interface Setting {
    /** What it is called: a text key. */
    readonly text: string;
    readonly isOn: () => boolean;
    readonly set: (on: boolean) => void;
}

/** The views around a line of the record, as far as they are known. */
export interface Around<View = AnyView> {
    before: View | null;
    /** After the move and the chance events that followed it. */
    after: View | null;
    setup: Setup;
}

/** What a line of the record adds to the written game. */
export interface Note {
    /** Whose turn it belongs to; null where only the next line, or the one before, tells. */
    seat: number | null;
    /** In the game's own notation; empty for what is told in words alone. */
    text: string;
    /**
     * Which part of a turn it is: dice or a drawn card before the `move`, the `move` itself, `more` moves of the same
     * turn, or what comes `after` it, answers and new cards.
     */
    part: 'before' | 'move' | 'more' | 'after';
}

/** How «passes» is written. */
export const PASS = '–';

/** A game, as the frame sees it. Everything here is a pure function of its arguments. */
export interface GameModule<View = AnyView> {
    /** The board with everything of the game that lies on the table: the hand, the dice, the score track. */
    Board: Component<BoardProps<View>>;
    /** The view after a legal move, as far as it can be known before the service answers; the same view if it cannot. */
    predict: (view: View, move: string, seat: number) => View;
    /** The numbers shown beside a seat's name. */
    facts: (view: View, seat: number, setup: Setup) => Fact[];
    /** A line of the record in words, for the log and for announcing: «Olya moves to e5». Null for lines that people
     * need not read. */
    say: (line: string, speaker: Speaker, around: Around<View>) => string | null;
    /** A move that the log leaves out, in words: that dice are thrown. Null for all others. */
    untold?: (move: string) => string | null;
    /** A line of the record as it is written down in its turn; null for lines that belong to no turn. */
    note: (line: string, around: Around<View>) => Note | null;
    /** What a line of the record touches on the board of whoever looks with these eyes, as CSS selectors. */
    touches: (line: string, eyes: number) => string[];
    /** Once the game is over: what a seat's points, win or loss came from, each in a few words. */
    tally: (view: View, seat: number, game: { setup: Setup; record: readonly string[] }) => string[];
    /** How many of the record's last lines to keep back: answers, while others may still answer. */
    hush?: (record: readonly string[], view: View) => number;
    /** The whole position in words, for screen readers. */
    describe: (view: View, speaker: Speaker, setup: Setup) => string;
    /** What one seat has on the table and in hand, in words. */
    describeSeat: (view: View, seat: number, speaker: Speaker, setup: Setup) => string;
    /** Why a move was refused, in the reader's language; null if there is only the service's own message. */
    explainRefusal?: (refusal: Refusal, speaker: Speaker) => string | null;
    /** Whether a move needs no question: the board has asked already, or nothing is decided by it. */
    isMeant?: (move: string) => boolean;
    /** What a line of the record sounds like; null for one that is not heard. */
    sound: (line: string) => Material | null;
    /** What players can set about this board, in the table's menu. */
    settings?: readonly Setting[];
    /** What the keys do at this board, for the list under `?`: keys and text key. */
    keys: readonly { keys: string; text: string }[];
    /** What a mouse does beyond pointing and dragging, for the same list: two text keys. */
    mouse?: readonly { press: string; text: string }[];
}
