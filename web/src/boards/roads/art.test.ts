import { expect, it } from 'vitest';
import { cardPicture } from './art';

const files = import.meta.glob<string>('../../../../art/roads/card-*.svg', {
    query: '?raw',
    import: 'default',
    eager: true,
});

/** Every kind of card that some deck has, as a hand shows it; `_` stands for a blank side in a file's name. */
const kinds = '...2 ...4 ..22 ..44 .2.2 .2.4 .4.4 .222 .242 .424 .444 2222 2424 4444'.split(' ');

it('keeps a picture of every card, the same as on the page', () => {
    const pictures = Object.fromEntries(
        Object.entries(files).map(([path, text]) => [
            path.replace(/^.*card-|\.svg$/g, '').replaceAll('_', '.'),
            text,
        ]),
    );
    expect(Object.keys(pictures).sort()).toEqual([...kinds].sort());
    for (const kind of kinds) expect(pictures[kind], kind).toBe(cardPicture(kind));
});
