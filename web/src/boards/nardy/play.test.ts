import { expect, test, vi } from 'vitest';
import { FINGER } from '../touch';
import type { Point } from '../geometry';
import { Field } from './field';
import { start, viewOf } from './given';
import { Play } from './play.svelte';

vi.mock('../../texts/texts.svelte', () => ({ t: (key: string) => key }));

/** Seat 1 to play 3 and 1 on a phone that stands upright: from 13, 8 or 6. */
function begin(played: string[] = []) {
    const field = new Field(390, 560, { white: true, mirrored: false });
    const now = {
        view: viewOf(start, start),
        setup: {},
        legal: ['8/5 6/5', '13/10 6/5'],
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

function tap(play: Play, { x, y }: Point, below: number, pointerType: 'touch' | 'mouse') {
    const event = {
        clientX: x,
        clientY: y,
        pointerType,
        button: 0,
        detail: 1,
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
