import { expect, test, vi } from 'vitest';
import { FINGER } from '../touch';
import { middleOf, type Point } from '../geometry';
import { Field } from './field';
import { finishing } from './finishing.svelte';
import { start, viewOf } from './given';
import { Play } from './play.svelte';
import { HOME } from './view';

vi.stubGlobal('document', { activeElement: null });
vi.mock('../../texts/texts.svelte', () => ({ t: (key: string) => key }));

interface Given {
    played?: string[];
    legal?: string[];
    men?: string;
    dice?: [number, number] | null;
}

/** Seat 1 to play, 3 and 1 if nothing else is said, on a phone that stands upright: from 13, 8 or 6. */
function begin({ played = [], legal = ['8/5 6/5', '13/10 6/5'], men = start, dice = [3, 1] }: Given = {}) {
    const field = new Field(390, 560, { white: true, mirrored: false });
    const now = {
        view: viewOf(men, start, { dice }),
        setup: {},
        legal,
        seat: 1,
        bottom: 1,
        play: (move: string) => played.push(move),
        refusal: null as { move: string; text: string } | null,
    };
    return new Play(
        () => now,
        () => field,
    );
}

function tap(play: Play, { x, y }: Point, below: number, pointerType: 'touch' | 'mouse', detail = 1) {
    const event = {
        clientX: x,
        clientY: y,
        pointerType,
        button: 0,
        detail,
        currentTarget: { setPointerCapture: () => undefined },
    };
    play.pointerDown(event as unknown as PointerEvent, below);
    play.pointerUp(event as unknown as PointerEvent);
    play.click(event as unknown as PointerEvent, below);
}

/** A spot in the place `outside`, so many pixels from the border of `place`. */
function beside(play: Play, place: number, outside: number, pixels: number): Point {
    const [one, other] = [play.zoneOf(place), play.zoneOf(outside)];
    expect(one.height).toBeLessThan(FINGER);
    const y = other.y < one.y ? one.y - pixels : one.y + one.height + pixels;
    return { x: one.x + one.width / 2, y };
}

test('a finger that lands just beside a checker takes it; a mouse means what is below it', () => {
    const touched = begin();
    const room = (FINGER - touched.zoneOf(8).height) / 2;
    tap(touched, beside(touched, 8, 7, room - 0.5), 7, 'touch');
    expect([touched.held, touched.refusal]).toEqual([8, null]);

    const clicked = begin();
    tap(clicked, beside(clicked, 8, 7, room - 0.5), 7, 'mouse');
    expect([clicked.held, clicked.refusal?.place]).toEqual([null, 7]);
});

test('a finger that lands just beside where the checker may go lays it there', () => {
    const play = begin();
    tap(play, beside(play, 8, 7, -10), 8, 'touch');
    expect([...(play.reach?.keys() ?? [])]).toEqual([5]);
    tap(play, beside(play, 5, 4, 1), 4, 'touch');
    expect(play.steps.map(({ from, to }) => [from, to])).toEqual([[8, 5]]);
});

test('a finger in the middle of a place means that place, and is told why it cannot', () => {
    const play = begin();
    const zone = play.zoneOf(7);
    tap(play, { x: zone.x + zone.width / 2, y: zone.y + zone.height / 2 }, 7, 'touch');
    expect([play.held, play.refusal?.place]).toEqual([null, 7]);
});

/** Two clicks on a place, as a browser counts them. */
function clickTwice(play: Play, place: number) {
    const spot = middleOf(play.zoneOf(place));
    for (const detail of [1, 2]) tap(play, spot, place, 'mouse', detail);
}

const stepsOf = (play: Play) => play.steps.map(({ from, to }) => [from, to]);

function rightClick(play: Play): boolean {
    let prevented = false;
    play.contextMenu({ preventDefault: () => (prevented = true) } as unknown as MouseEvent);
    return prevented;
}

test('two clicks play a checker by the larger die that it can use', () => {
    const play = begin();
    clickTwice(play, 8);
    clickTwice(play, 6);
    expect(stepsOf(play)).toEqual([
        [8, 5],
        [6, 5],
    ]);
});

test('two clicks bear a checker off, by the smaller die that does it', () => {
    const play = begin({ men: '4:1 2:2', dice: [4, 2], legal: ['4/off 2/off'] });
    clickTwice(play, 2);
    expect(play.steps).toEqual([{ from: 2, to: HOME, die: 2, hit: false }]);
});

test('two slow clicks put the checker down again', () => {
    const play = begin();
    const spot = middleOf(play.zoneOf(8));
    for (const _ of [1, 2]) tap(play, spot, 8, 'mouse');
    expect([play.held, stepsOf(play)]).toEqual([null, []]);
});

test('the right button takes steps back; a finger that rests does not', () => {
    const play = begin();
    clickTwice(play, 8);
    expect([rightClick(play), stepsOf(play)]).toEqual([true, []]);
    tap(play, middleOf(play.zoneOf(8)), 8, 'touch');
    tap(play, middleOf(play.zoneOf(5)), 5, 'touch');
    expect([rightClick(play), stepsOf(play)]).toEqual([false, [[8, 5]]]);
});

test('a click on the dice ends the play that is made, and throws when that is due', () => {
    const played: string[] = [];
    const play = begin({ played });
    expect(play.diceWork).toBe(false);
    clickTwice(play, 8);
    clickTwice(play, 6);
    expect(play.diceWork).toBe(true);
    play.clickDice();
    expect(played).toEqual(['8/5 6/5']);

    begin({ played, dice: null, legal: ['throw'] }).clickDice();
    expect(played.at(-1)).toBe('throw');
});

test('a play is sent with its last step where somebody wants that', () => {
    const played: string[] = [];
    finishing.set(true);
    const play = begin({ played });
    clickTwice(play, 8);
    expect(played).toEqual([]);
    clickTwice(play, 6);
    finishing.set(false);
    expect(played).toEqual(['8/5 6/5']);
});
