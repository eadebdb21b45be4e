/** The animals of the children's side, by their numbers (S16), and their drawings. */

import bear from '../../../../art/sudoku/bear.svg';
import cat from '../../../../art/sudoku/cat.svg';
import dog from '../../../../art/sudoku/dog.svg';
import fox from '../../../../art/sudoku/fox.svg';
import hare from '../../../../art/sudoku/hare.svg';
import owl from '../../../../art/sudoku/owl.svg';

export const animals = ['cat', 'dog', 'hare', 'fox', 'bear', 'owl'] as const;
export type Animal = (typeof animals)[number];

const drawings: Record<Animal, string> = { cat, dog, hare, fox, bear, owl };

/** The animal with this number, from 1. */
export function animalOf(card: number): Animal {
    const animal = animals[card - 1];
    if (!animal) throw new RangeError(`no animal has the number ${card}`);
    return animal;
}

export function drawingOf(card: number): string {
    return drawings[animalOf(card)];
}
