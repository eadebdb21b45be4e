/** The analysis of a game that is over: its moves as the main line, shown where somebody stood in it. */

import { text } from '../api/http';
import type { Studied } from '../api/protocol';
import { allSteps } from '../api/steps';
import { isGame } from '../boards/games';
import { standing as standingLines } from '../boards/lines';
import { readRecord } from '../verify/record';
import { analysisAddress } from './address';
import { standing } from './standings';
import { moveOf } from './values';

/** The moves of a record up to the first line that no analysis follows. */
function movesOf(lines: readonly string[]): string[] {
    const moves: string[] = [];
    for (const line of standingLines(lines)) {
        const move = moveOf(line);
        if (move === null) break;
        moves.push(move);
    }
    return moves;
}

/** Null if the game is one that there is no board for, or too long for an address. */
export function addressIn(studied: Studied, record: string, at: number, seat: number | null): string | null {
    const { game, setup, steps } = studied;
    if (!isGame(game)) return null;
    const lines = steps.flatMap(({ line }) => (line === null ? [] : [line]));
    const before = movesOf(lines.slice(0, at));
    const all = movesOf(lines);
    // What was taken back later is not part of the game's own line.
    const isWhole = before.every((move, place) => all[place] === move);
    const base = { game, setup, position: readRecord(record)?.header.get('position') ?? null, seat };
    return (
        analysisAddress({ ...base, moves: isWhole ? all : before, at: before.length }) ??
        analysisAddress({ ...base, moves: before })
    );
}

/** The same, by the position alone where the way to it is too long. */
export async function addressAt(
    studied: Studied,
    record: string,
    at: number,
    seat: number | null,
): Promise<string | null> {
    const whole = addressIn(studied, record, at, seat);
    const { game, setup, steps } = studied;
    if (whole !== null || !isGame(game)) return whole;
    const lines = steps.slice(0, at + 1).flatMap(({ line }) => (line === null ? [] : [line]));
    const began = readRecord(record)?.header.get('position');
    const wanted = { game, setup, moves: movesOf(lines), ...(began !== undefined && { position: began }) };
    const { position } = await standing(wanted);
    return analysisAddress({ game, setup, position, seat });
}

/** A game of the service that has just ended, before whatever ended it. */
export async function addressOfGame(id: string, link: string | undefined): Promise<string | null> {
    const query = link === undefined ? '' : `?link=${encodeURIComponent(link)}`;
    const [studied, record] = await Promise.all([
        allSteps(id, link === undefined ? {} : { link }),
        text(`/api/games/${id}/record${query}`),
    ]);
    return addressAt(studied, record, studied.steps.length - 1, null);
}
