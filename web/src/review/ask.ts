/** Asks the service for a review; each answers with the address of its page. */

import { Refused, post } from '../api/http';
import type { ReviewUpdate } from '../api/protocol';
import { ensureGuest } from '../frame/me.svelte';
import { inWords } from '../frame/refusal';
import { need, t } from '../texts/texts.svelte';
import { readImported } from './imported';

/** Of a finished game of the service. */
export async function askForGame(id: string, link: string | null): Promise<string> {
    const query = link === null ? '' : `?link=${encodeURIComponent(link)}`;
    const { id: review } = await post<ReviewUpdate>(`/api/games/${id}/review${query}`, {});
    return `/review/${review}`;
}

/** Of a text that somebody imported. Whoever says which seat was theirs gets its mistakes to try again. */
export async function askForText(
    text: string,
    { seat, game }: { seat: number | null; game: number },
): Promise<string> {
    const imported = readImported(text);
    if (seat !== null) await ensureGuest();
    const what = imported?.kind === 'mat' ? { mat: text, game } : { record: text };
    const { id } = await post<ReviewUpdate>('/api/reviews', { ...what, ...(seat === null ? {} : { seat }) });
    return `/review/${id}`;
}

/** Why there is no review, and what to do. */
export async function whyNot(error: unknown): Promise<string> {
    if (!(error instanceof Refused)) return inWords(error);
    const { code } = error.refusal;
    if (code === 'too_many' || code === 'not_now' || code === 'conflict') {
        await need('review');
        return t(code === 'too_many' ? 'review-refused-busy' : 'review-refused-running');
    }
    return inWords(error);
}
