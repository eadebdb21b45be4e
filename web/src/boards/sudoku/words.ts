/** Lines of the record and positions in words. */

import { t } from '../../texts/texts.svelte';
import type { Around, Fact, Setup, Speaker } from '../board';
import { animalOf } from './animals';
import { markOf } from './track';
import { type SudokuView, type Terms, readLine, sizeOf, termsOf } from './view';

/** What texts know a card by: the animal's English name on the children's side, else the digit. */
function cardKey(card: number | null, size: number): string {
    if (card === null) return 'unknown';
    return size === 6 ? animalOf(card) : String(card);
}

/** A card by its name: «fox», «7». */
export function cardName(card: number | null, size: number): string {
    return t('sudoku-card', { card: cardKey(card, size) });
}

/** A card to which something is done: somebody lays «the fox», «7». */
export function cardObject(card: number | null, size: number): string {
    return t('sudoku-card-object', { card: cardKey(card, size) });
}

function somebody(seat: number, speaker: Speaker) {
    return { name: speaker.name(seat), own: speaker.own(seat) ? 'yes' : 'no' };
}

export function say(line: string, speaker: Speaker, around: Around<SudokuView>): string | null {
    const read = readLine(line);
    if (!read) return null;
    const { size } = termsOf(around.setup);
    const who = 'seat' in read ? somebody(read.seat, speaker) : {};
    switch (read.kind) {
        case 'golden':
        case 'layout':
        case 'start':
            return t(`sudoku-say-${read.kind}`, who);
        case 'ok':
        case 'object':
        case 'accept':
            return andThen(t(`sudoku-say-${read.kind}`, who), around);
        case 'draw':
            // What others draw is hidden, and that they draw goes without saying.
            return read.card !== null && speaker.own(read.seat)
                ? t('sudoku-say-draw', { card: cardObject(read.card, size) })
                : null;
        case 'lay':
            return t('sudoku-say-lay', {
                ...who,
                card: cardObject(read.card, size),
                square: read.square,
                points: gained(around, read.seat),
            });
        case 'stuck':
            return t('sudoku-say-stuck', { ...who, card: cardObject(read.card, size) });
        case 'show':
            return andThen(t('sudoku-say-show', { ...who, square: read.square }), around);
        case 'resign':
            return null;
    }
}

/** The points that a seat got, as far as it is known; at a table they come when the check closes (S4). */
export function gained({ before, after }: Around<SudokuView>, seat: number | null): number {
    const score = (view: SudokuView | null) => view?.seats.find((held) => held.seat === seat)?.score;
    const [was, is] = [score(before), score(after)];
    return was === undefined || is === undefined ? 0 : is - was;
}

/** An answer, and how it ended the check or the claim if it was the last one. */
function andThen(answer: string, around: Around<SudokuView>): string {
    const { before, after } = around;
    const open = before?.phase.name;
    if (!before || !after || (open !== 'check' && open !== 'claim') || after.phase.name === open)
        return answer;
    const gone = after.removed.slice(before.removed.length)[0];
    if (gone !== undefined) {
        return `${answer} ${t('sudoku-say-removed', { card: cardObject(gone, sizeOf(after)) })}`;
    }
    if (before.phase.name !== 'check') return answer;
    const points = gained(around, before.mover);
    return `${answer} ${t('sudoku-say-stands', { square: before.phase.square, points })}`;
}

/** While a card is under check, or somebody claims to have no square, nobody hears what others answered (S4, S5). */
export function hush(record: readonly string[], view: SudokuView): number {
    if (view.phase.name !== 'check' && view.phase.name !== 'claim') return 0;
    const opened = record.findLastIndex((line) => {
        const kind = readLine(line)?.kind;
        return kind === 'lay' || kind === 'stuck';
    });
    return record.length - 1 - opened;
}

export function facts(view: SudokuView, seat: number): Fact[] {
    const held = view.seats.find((other) => other.seat === seat);
    if (!held) return [];
    const { laps } = markOf(held.score);
    return [{ text: String(held.score), label: t('sudoku-fact-points', { points: held.score, laps }) }];
}

export function describe(view: SudokuView, speaker: Speaker, setup: Setup): string {
    const terms = termsOf(setup);
    const seats = view.seats.map(({ seat }) => describeSeat(view, seat, speaker, setup));
    const parts = [...describeRows(view, terms), ...seats];
    parts.push(t('sudoku-describe-stack', { cards: view.stack }));
    const { phase } = view;
    if (phase.name === 'check') {
        const card = cardName(phase.card, terms.size);
        parts.push(t('sudoku-describe-check', { card, square: phase.square }));
    }
    return parts.join(' ');
}

function describeRows(view: SudokuView, terms: Terms): string[] {
    const rows: string[] = [];
    for (let row = 1; row <= terms.size; row++) {
        const cards = view.board
            .filter((laid) => laid.square.endsWith(String(row)))
            .map((laid) =>
                t('sudoku-describe-card', { card: cardName(laid.card, terms.size), square: laid.square }),
            );
        if (cards.length > 0) rows.push(t('sudoku-describe-row', { row, cards: cards.join(', ') }));
    }
    return rows.length > 0 ? rows : [t('sudoku-describe-empty')];
}

/** The points of a seat, and its card. */
export function describeSeat(view: SudokuView, seat: number, speaker: Speaker, setup: Setup): string {
    const held = view.seats.find((one) => one.seat === seat);
    if (!held) return '';
    return t('sudoku-describe-seat', {
        ...somebody(seat, speaker),
        points: held.score,
        holds: !held.holds_card ? 'none' : held.card === null ? 'hidden' : 'seen',
        card: cardName(held.card, termsOf(setup).size),
    });
}
