/** What stands beside a number agrees with it. */

import { FluentBundle, FluentResource } from '@fluent/bundle';
import { expect, test } from 'vitest';

const files = import.meta.glob<string>('../../../texts/*/new.ftl', {
    query: '?raw',
    import: 'default',
    eager: true,
});

function beside(language: string, key: string, count: number): string {
    const bundle = new FluentBundle(language, { useIsolating: false });
    bundle.addResource(new FluentResource(files[`../../../texts/${language}/new.ftl`] ?? ''));
    const pattern = bundle.getMessage(key)?.value;
    return pattern ? `${count} ${bundle.formatPattern(pattern, { count })}` : key;
}

test.each([
    ['en', 'new-clock-days-number', ['1 day per move', '2 days per move']],
    ['ru', 'new-clock-days-number', ['1 день на ход', '2 дня на ход', '5 дней на ход', '11 дней на ход']],
    ['uk', 'new-clock-days-number', ['1 день на хід', '2 дні на хід', '5 днів на хід', '14 днів на хід']],
    ['ru', 'new-clock-minutes', ['1 минута на игрока', '3 минуты на игрока', '21 минута на игрока']],
    ['uk', 'new-clock-seconds', ['5 секунд на хід', '22 секунди на хід', '61 секунда на хід']],
    ['ru', 'new-side-1', ['4 колонки', '11 колонок', '21 колонка']],
    ['uk', 'new-side-2', ['4 рядки', '5 рядків', '16 рядків']],
])('in %s: %s', (language, key, expected) => {
    const counts = expected.map((text) => Number.parseInt(text, 10));
    expect(counts.map((count) => beside(language, key, count))).toEqual(expected);
});
