/** Cards as they are written down, `2,−1 ┘`: the square and the roads as one sees them; and what they touch. */

import { type Note, PASS } from '../board';
import { at, laidOf, type Sides, type Square } from './view';

/**
 * Roads as lines of a table, thin for two lanes and thick for four: Unicode has a sign for each card. The four sides
 * read as a number to the base of three, the north first, give its place here.
 */
const SIGNS = ' ╴╸╷┐┑╻┒┓╶─╾┌┬┭┎┰┱╺╼━┍┮┯┏┲┳╵┘┙│┤┥╽┧┪└┴┵├┼┽┟╁╅┕┶┷┝┾┿┢╆╈╹┚┛╿┦┩┃┨┫┖┸┹┞╀╃┠╂╉┗┺┻┡╄╇┣╊╋';

export function signOf(sides: Sides): string {
    const place = [...sides].reduce((sum, side) => sum * 3 + '.24'.indexOf(side), 0);
    return SIGNS.charAt(place);
}

/** A square in figures, as the edges of the table show it. */
export function figures({ x, y }: Square): string {
    return `${x},${y}`.replaceAll('-', '−');
}

export function note(line: string): Note | null {
    const [mark = '', verb = '', whose = ''] = line.split(' ');
    // Only who plays with a pile draws, at the beginning of a turn.
    if (mark === '!') return verb === 'draw' ? { seat: Number(whose), text: '', part: 'before' } : null;
    const laid = laidOf(verb);
    if (laid) return { seat: Number(mark), text: `${figures(laid)} ${signOf(laid.sides)}`, part: 'move' };
    return verb === 'pass' ? { seat: Number(mark), text: PASS, part: 'move' } : null;
}

export function touches(line: string): string[] {
    const laid = laidOf(line.split(' ')[1] ?? '');
    return laid ? [`[data-square="${at(laid)}"]`] : [];
}
