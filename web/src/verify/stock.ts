/**
 * As much of a game as chance depends on: who is in it, and what can still be drawn. Whose turn it is to draw is a
 * matter of the rules, which the service's replay has checked; here the record says it.
 */

import { deck } from './decks';
import type { ChanceEvent } from './numbers';
import { playersOf, type Record } from './record';

const HAND_OF_METRO = 9;

/** A tile's text is the lower half first. */
function tile(text: string): string {
    const [one = '', two = ''] = text.split('-');
    return one <= two ? text : `${two}-${one}`;
}

function takeFrom(list: string[], piece: string) {
    const at = list.indexOf(piece);
    if (at >= 0) list.splice(at, 1);
}

export class Stock {
    readonly #kind: string;
    readonly #set: (field: string) => string;
    /** A game that began with a set position: what was left to draw then is not known here. */
    readonly #known: boolean;
    readonly #players: number;
    seats: number[] = [];
    /** What can be drawn, in order. */
    #store: string[] = [];
    #stations: number[] = [];
    /** Metro: what each seat holds, since it goes back when the seat leaves. */
    #hands = new Map<string, string[]>();
    /** Whose time has just run out: a pick is for them. */
    #late = '';

    constructor(record: Record) {
        this.#kind = record.header.get('game') ?? '';
        this.#set = (field) => record.header.get(`setup.${field}`) ?? '';
        this.#known = !record.header.has('position');
        this.#players = playersOf(record);
        this.begin();
    }

    /** Before the first event. */
    begin() {
        this.seats = Array.from({ length: this.#players }, (_, at) => at + 1);
        this.#hands.clear();
        this.#stations = Array.from({ length: 10 }, (_, at) => at + 1);
        this.#late = '';
        this.#store = this.#full();
    }

    #full(): string[] {
        const set = this.#set;
        switch (this.#kind) {
            case 'metro':
                return Array.from({ length: 100 }, (_, n) => `${Math.floor(n / 10)}-${n % 10}`).filter(
                    (text) => tile(text) === text,
                );
            case 'roads': {
                const size = this.#players * Number(set('cards')) + Number(set('aside'));
                return deck(Number(set('variant')), set('lanes'), size);
            }
            case 'sudoku': {
                const size = set('side') === 'adult' ? 9 : 6;
                const cards = Array.from({ length: size }, (_, at) => String(at + 1));
                // Of a manual start the golden cards lie there from the beginning.
                const each = set('golden') === 'manual' ? size - 1 : size;
                return cards.flatMap((card) => Array<string>(each).fill(card));
            }
            default:
                return [];
        }
    }

    /** What chance does where the record says `words`, from its numbers; null if that cannot be known here. */
    derive(words: readonly string[], event: ChanceEvent): string | null {
        const [what = '', seat = ''] = words;
        switch (what) {
            case 'start':
                return `start ${event.oneOf(this.seats)}`;
            case 'colours':
                return `colours white=${event.below(2) + 1}`;
            case 'open': {
                const dice = event.below(36);
                return `open ${Math.floor(dice / 6) + 1}${(dice % 6) + 1}`;
            }
            case 'throw':
                return `throw ${event.oneOf(THROWS)}`;
        }
        if (!this.#known) return null;
        switch (what) {
            case 'starttile':
                return this.#store.length > 0 ? `starttile ${event.oneOf(this.#store)}` : null;
            case 'station':
                return this.#stations.length > 0 ? `station ${event.oneOf(this.#stations)}` : null;
            case 'draw':
                return this.#store.length > 0 ? `draw ${seat} ${event.oneOf(this.#store)}` : null;
            case 'aside':
                return ['aside', ...this.#several(Number(this.#set('aside')), event)].join(' ');
            case 'deal': {
                const count = this.#kind === 'metro' ? HAND_OF_METRO : Number(this.#set('cards'));
                return ['deal', seat, ...this.#several(count, event)].join(' ');
            }
            case 'golden':
            case 'layout':
                return [what, ...this.#startCards(event)].join(' ');
            default:
                return null;
        }
    }

    #several(count: number, event: ChanceEvent): string[] {
        const left = [...this.#store];
        if (count >= left.length) return left;
        return Array.from(
            { length: count },
            () => left.splice(event.below(left.length), 1)[0] as string,
        ).sort();
    }

    #startCards(event: ChanceEvent): string[] {
        const named = (row: number, column: number, card: number) =>
            `${'abcdefghi'[column]}${row + 1}=${card + 1}`;
        if (this.#set('golden') !== 'blocks') {
            const size = this.#set('side') === 'adult' ? 9 : 6;
            const [rows, columns] = [event.shuffled(size), event.shuffled(size)];
            return rows.map((row, card) => named(row, columns[card] as number, card));
        }
        const three = () => [0, 1, 2].map(() => event.shuffled(3));
        const [stackOfRow, columnOfBand] = [three(), three()];
        return event.shuffled(9).map((row, card) => {
            const band = Math.floor(row / 3);
            const stack = stackOfRow[band]?.[row % 3] as number;
            return named(row, 3 * stack + (columnOfBand[stack]?.[band] as number), card);
        });
    }

    /** What the record says did happen, so that one difference does not make another. */
    happened(line: string) {
        const [who = '', what = '', ...rest] = line.split(' ');
        if (who === '!') {
            this.#chance(what, rest);
            return;
        }
        this.#late = what === 'timeout' ? who : '';
        if (what === 'resign' && (rest.length === 0 || rest[0] === 'match')) this.#leave(who);
        else this.#lay(who, what === 'token' ? (rest[0] ?? '') : what);
    }

    #chance(what: string, rest: readonly string[]) {
        const [seat = '', ...pieces] = rest;
        switch (what) {
            case 'station':
                this.#stations = this.#stations.filter((station) => String(station) !== seat);
                return;
            case 'deal':
            case 'draw':
                for (const piece of pieces) takeFrom(this.#store, piece);
                this.#hands.set(seat, [...(this.#hands.get(seat) ?? []), ...pieces]);
                return;
            case 'aside':
                for (const piece of rest) takeFrom(this.#store, piece);
                return;
            case 'starttile':
                // A double is put back.
                if (seat[0] !== seat[2]) takeFrom(this.#store, seat);
                return;
            case 'golden':
            case 'layout':
                for (const card of rest) takeFrom(this.#store, card.slice(-1));
                return;
            case 'pick':
                this.#lay(this.#late, seat === 'token' ? (pieces[0] ?? '') : seat);
        }
    }

    #lay(seat: string, move: string) {
        const [piece = '', line] = move.split('>');
        if (this.#kind === 'metro' && line !== undefined) takeFrom(this.#hands.get(seat) ?? [], tile(piece));
    }

    #leave(seat: string) {
        this.seats = this.seats.filter((other) => String(other) !== seat);
        if (this.#kind !== 'metro') return;
        this.#store = [...this.#store, ...(this.#hands.get(seat) ?? [])].sort();
        this.#hands.delete(seat);
    }
}

/** The 36 ways in which two dice fall, the higher one first. */
const THROWS = [1, 2, 3, 4, 5, 6].flatMap((high) =>
    [1, 2, 3, 4, 5, 6]
        .filter((low) => low <= high)
        .flatMap((low) => Array<string>(low === high ? 1 : 2).fill(`${high}${low}`)),
);
