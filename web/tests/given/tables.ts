/** Tables with people at them, and what lies beside the board. */

import type { TableState } from '../../src/api/protocol';
import type { Person, setTheTable } from './browser';
import { post, setUp } from './games';

/** Two people at a table of a game, each in front of a browser, playing. */
export async function two(
    { open }: ReturnType<typeof setTheTable>,
    game: string,
    more: Record<string, unknown> = {},
): Promise<[Person, Person, TableState]> {
    const [olya, max] = [await open('/', { name: 'Olya' }), await open('/', { name: 'Max' })];
    const table = await setUp(olya, { game, seats: [{ kind: 'me' }, { kind: 'invited' }], ...more });
    await post(max, `/api/tables/${table.id}/join`, { link: table.links?.play, contribute: false });
    await post(olya, `/api/tables/${table.id}/actions`, { kind: 'start' });
    for (const { page } of [olya, max]) {
        await page.goto(`/table/${table.id}`);
        await page.locator('[data-status="playing"]').waitFor();
    }
    return [olya, max, table];
}

/** The first of them plays seat 1, and so on, all with a mouse. */
export function seated(...people: Person[]) {
    return people.map((person, index) => ({ person, seats: [index + 1], way: 'mouse' as const }));
}

/** Opens a panel, wherever it was before. */
export async function panel({ page }: Person, name: 'Log' | 'Chat' | 'More') {
    const tab = page.getByRole('navigation').getByRole('button', { name });
    if ((await tab.getAttribute('aria-expanded')) !== 'true') await tab.click();
}

/** Gives up the game, once asked whether that is meant. */
export async function resign(person: Person) {
    await panel(person, 'More');
    await person.page.getByRole('button', { name: 'Resign', exact: true }).click();
    await person.page.getByRole('button', { name: 'Really resign?' }).click();
}
