/** What was refused, in words for people. */

import { Refused } from '../api/http';
import { t } from '../texts/texts.svelte';

export function inWords(error: unknown): string {
    if (!(error instanceof Refused)) return t('common-error-unavailable');
    const { code, retry_after } = error.refusal;
    switch (code) {
        case 'too_many':
            return t('common-error-too_many', { seconds: retry_after ?? 10 });
        case 'unauthorized':
        case 'forbidden':
        case 'not_found':
        case 'conflict':
        case 'not_now':
        case 'too_large':
        case 'unavailable':
        case 'newer_version':
        case 'bad_setup':
        case 'bad_record':
        case 'unknown_rules':
            return t(`common-error-${code}`);
        default:
            return t('common-error-bad_request');
    }
}
