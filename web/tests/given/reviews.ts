/** Reviews of short games that are kept as golden records. */

import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { ReviewUpdate } from '../../src/api/protocol';
import type { DecisionReview, Review } from '../../src/review/generated';
import type { Person } from './browser';
import { post } from './games';

/** One game of each kind in which both sides make mistakes, and which is reviewed in a moment. */
const golden: Record<string, string> = {
    quoridor: 'small',
    nardy: 'leaflet-resign',
    sudoku: 'children',
    metro: 'leaflet-2-resign',
    roads: 'newspaper-full',
};

/** The record of that game, played by people with names. */
export function recordOf(game: string): string {
    const file = `../../../crates/${game}/tests/golden/${golden[game] ?? ''}.record`;
    const [head = '', ...rest] = readFileSync(join(import.meta.dirname, file), 'utf8').split('\n\n');
    const nameless = head.split('\n').filter((line) => !line.startsWith('seat.'));
    const names = ['Olya', 'Max', 'Nina'].map((name, index) => `seat.${index + 1}: ${name}`);
    const players = Number(/^setup\.players: (\d)$/m.exec(head)?.[1] ?? 2);
    return [[...nameless, ...names.slice(0, players)].join('\n'), ...rest].join('\n\n');
}

/** Asks for the review of a record over the API, as one of its seats if one is named. */
export async function askFor(person: Person, game: string, seat?: number): Promise<string> {
    const wanted = { record: recordOf(game), ...(seat === undefined ? {} : { seat }) };
    return ((await post(person, '/api/reviews', wanted)) as ReviewUpdate).id;
}

/** Waits until a review is done. */
export async function doneReview({ page, context }: Person, id: string): Promise<Review> {
    for (;;) {
        const answer = await context.request.get(`/api/reviews/${id}`);
        if (!answer.ok()) throw new Error(`${id}: ${answer.status()} ${await answer.text()}`);
        const { state, review, error } = (await answer.json()) as ReviewUpdate;
        if (review) return review;
        if (state === 'failed') throw new Error(`the review failed: ${error?.message ?? ''}`);
        await page.waitForTimeout(100);
    }
}

export const isMistake = ({ grade, kind }: DecisionReview) =>
    kind !== 'resignation' && (grade === 'mistake' || grade === 'blunder');
