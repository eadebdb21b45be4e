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
    const lying = new Set(view.board.map(({ square }) => square));
    const cards = standingPlaces(record).filter((place) => {
        const line = readLine(asPlayed(record, place));
        return line?.kind === 'lay' && line.seat === seat && lying.has(line.square);
    }).length;
    const { laps, square } = markOf(held.score);
    const told = [t('sudoku-tally-cards', { count: cards })];
    if (laps > 0) told.push(`${laps} × ${TRACK} + ${square}`);
    return told;
}
