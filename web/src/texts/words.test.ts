/**
 * The words of the leaflets. A player who has read the paper or the rules page meets the same words everywhere, so a
 * word that was given up for one of them must not come back with a new text.
 */

import { expect, it } from 'vitest';

const files = import.meta.glob<string>('../../../texts/*/*.ftl', {
    query: '?raw',
    import: 'default',
    eager: true,
});

/** What is not said, in which files, and what is said instead. */
const givenUp: { in: RegExp; word: RegExp; say: string }[] = [
    { in: /ru\//, word: /пешк|пешек/giu, say: 'фишка' },
    { in: /uk\//, word: /пішак/giu, say: 'фішка' },
    { in: /(ru|uk)\//, word: /(?<!\p{L})матч/giu, say: 'турнир, турнір' },
    { in: /(ru|uk)\//, word: /(?<!\p{L})пункт(?!ир)/giu, say: 'клетка, клітинка' },
    { in: /ru\//, word: /побить|бьёт/giu, say: '«съесть»' },
    { in: /uk\//, word: /побити|б’є/giu, say: '«з’їсти»' },
    { in: /uk\//, word: /кісточк/giu, say: 'плитка' },
    { in: /uk\/(metro|roads)/, word: /(?<!\p{L})стос(?!ує)/giu, say: 'купка' },
    { in: /uk\/metro/, word: /(?<!\p{L})оч(к|ок)/giu, say: 'бал' },
    { in: /uk\//, word: /у свою чергу/giu, say: 'у свій хід' },
    { in: /en\//, word: /(?<!\p{L})(who resigns|whose time)/giu, say: 'whoever' },
    {
        in: /en\//,
        word: /(cards|tokens|seconds|points) an? (player|turn|move)/giu,
        say: 'per player, per turn',
    },
];

it.each(givenUp)('$say, not $word', ({ in: where, word, say }) => {
    const found = Object.entries(files)
        .filter(([file]) => where.test(file))
        .flatMap(([file, text]) => text.split('\n').map((line) => `${file}: ${line}`))
        .filter((line) => line.search(word) >= 0);
    expect(found, `say ${say}`).toEqual([]);
});
