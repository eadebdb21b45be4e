import { t } from '../../texts/texts.svelte';
import type { Setup } from '../board';
import { asPlayed, standingPlaces } from '../lines';
import { markOf, TRACK } from './track';
import { readLine, type SudokuView } from './view';

/** The cards that gave the points, and the laps around the track that they make. */
export function tally(
    view: SudokuView,
    seat: number,
    { record }: { setup: Setup; record: readonly string[] },
): string[] {
    const held = view.seats.find((other) => other.seat === seat);
    if (!held) return [];
    // Where a card left the game, another may have been laid since.
    const layers = new Map<string, number>();
    for (const place of standingPlaces(record)) {
        const line = readLine(asPlayed(record, place));
        if (line?.kind === 'lay') layers.set(line.square, line.seat);
    }
    const cards = view.board.filter(({ square }) => layers.get(square) === seat).length;
    const { laps, square } = markOf(held.score);
    const told = [t('sudoku-tally-cards', { count: cards })];
    if (laps > 0) told.push(`${laps} × ${TRACK} + ${square}`);
    return told;
}
