/** The game in words: the log, the facts beside a name, the whole position. */

import { t } from '../../texts/texts.svelte';
import type { Around, Fact, Setup, Speaker } from '../board';
import { oddHome } from './odd';
import { CHECKERS, HOME, men, type NardyView, opponent, readPlay, WALL } from './view';

function who(speaker: Speaker, seat: number) {
    return { name: speaker.name(seat), own: speaker.own(seat) ? 'yes' : 'no' };
}

/** What the log leaves out, since the dice are told: that somebody throws them. */
export function untold(move: string): string | null {
    return move === 'roll' || move === 'throw' ? t('nardy-throw') : null;
}

export function say(line: string, speaker: Speaker, { before, setup }: Around<NardyView>): string | null {
    const [first = '', ...rest] = line.split(' ');
    const text = rest.join(' ');
    if (first === '!') return sayChance(text, speaker, before);
    const seat = Number(first);
    if (!seat) return null;
    const whom = who(speaker, seat);
    const parts = readPlay(text);
    if (parts) {
        const hits = parts.flatMap(({ stops }) => stops).filter(({ hit }) => hit).length;
        return t('nardy-say-play', { ...whom, play: text, hits });
    }
    const [word = '', value] = rest;
    switch (word) {
        case 'pass': {
            const side = before?.sides[seat - 1];
            const odd = side && before.dice ? oddHome(men(side), before.dice, setup) : null;
            const words = t('nardy-say-pass', whom);
            return odd === null ? words : `${words} ${t('nardy-why-off-odd', { die: odd })}`;
        }
        case 'take':
        case 'drop':
        case 'accept':
        case 'reject':
        case 'timeout':
            return t(`nardy-say-${word}`, whom);
        case 'double':
            return t('nardy-say-double', { ...whom, value: before ? before.cube * 2 : 0 });
        case 'resign':
            return value && /^\d$/.test(value)
                ? t('nardy-say-resign-value', { ...whom, stake: Number(value) })
                : t('nardy-say-resign', whom);
        default:
            return null;
    }
}

function sayChance(text: string, speaker: Speaker, before: NardyView | null): string | null {
    const colours = /^colours white=(\d)$/.exec(text);
    if (colours) return t('nardy-say-colours', who(speaker, Number(colours[1])));
    const dice = /^(open|throw) (\d)(\d)$/.exec(text);
    if (!dice) return null;
    const [one, two] = [Number(dice[2]), Number(dice[3])];
    if (dice[1] === 'open') {
        if (one === two) return t('nardy-say-open-again', { one, two });
        if (before?.white == null) return t('nardy-say-open', { one, two });
        const beginner = one > two ? before.white : opponent(before.white);
        return t('nardy-say-open-begins', { one, two, ...who(speaker, beginner) });
    }
    if (before?.on_roll == null) return t('nardy-say-dice', { one, two });
    return t('nardy-say-throw', { one, two, ...who(speaker, before.on_roll) });
}

export function facts(view: NardyView, seat: number, setup: Setup): Fact[] {
    const side = view.sides[seat - 1];
    if (!side) return [];
    const list: Fact[] = [];
    if (view.white !== null) {
        const white = view.white === seat;
        list.push({
            text: t(white ? 'nardy-white' : 'nardy-black'),
            label: t(white ? 'nardy-plays-white' : 'nardy-plays-black'),
        });
    }
    list.push({
        text: t('nardy-fact-pips', { pips: side.pips }),
        label: t('nardy-fact-pips-label', { pips: side.pips }),
    });
    if (side.off > 0) {
        list.push({ text: `${side.off}/${CHECKERS}`, label: t('nardy-fact-off-label', { count: side.off }) });
    }
    if (side.bar > 0) {
        list.push({
            text: t('nardy-fact-wall', { count: side.bar }),
            label: t('nardy-fact-wall-label', { count: side.bar }),
        });
    }
    if (setup['cube'] === true && view.cube_owner === seat) {
        list.push({ text: `×${view.cube}`, label: t('nardy-fact-cube-label', { value: view.cube }) });
    }
    return list;
}

export function describe(view: NardyView, speaker: Speaker, setup: Setup): string {
    const lines = [1, 2].map((seat) => describeSeat(view, seat, speaker));
    if (view.dice && view.on_roll !== null) {
        const [one, two] = view.dice;
        lines.push(t('nardy-describe-dice', { ...who(speaker, view.on_roll), one, two }));
    }
    if (setup['cube'] === true) {
        lines.push(
            view.cube_owner === null
                ? t('nardy-describe-cube', { value: view.cube })
                : t('nardy-describe-cube-owned', { ...who(speaker, view.cube_owner), value: view.cube }),
        );
    }
    return lines.join(' ');
}

/** Where a player's checkers stand. */
export function describeSeat(view: NardyView, seat: number, speaker: Speaker): string {
    const side = view.sides[seat - 1];
    if (!side) return '';
    const standing = [...men(side).entries()]
        .reverse()
        .filter(([place, count]) => count > 0 && place !== HOME && place !== WALL)
        .map(([point, count]) => t('nardy-describe-point', { point, count }));
    if (side.bar > 0) standing.unshift(t('nardy-fact-wall-label', { count: side.bar }));
    if (side.off > 0) standing.push(t('nardy-fact-off-label', { count: side.off }));
    const colour = view.white === null ? 'none' : view.white === seat ? 'white' : 'black';
    const places = standing.join('; ');
    return t('nardy-describe-side', { ...who(speaker, seat), colour, pips: side.pips, places });
}

/** The service's sentences that a person at the board can meet, by how they begin. */
