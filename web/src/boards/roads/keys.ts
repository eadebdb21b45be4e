/** The keys of the board. */

import type { Play } from './play.svelte';
import type { Scene } from './scene.svelte';
import { at } from './view';

interface Situation {
    readonly legal: readonly string[];
    readonly play: (move: string) => void;
}

export function keyDown(event: KeyboardEvent, play: Play, scene: Scene, now: Situation) {
    if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey) return;
    const target = event.target as HTMLElement;
    const inside = play.root?.contains(target) ?? false;
    const around = target.contains(play.root ?? null);
    if (!inside && (!around || now.legal.length === 0)) return;
    if (act(event, target, play, scene, now)) event.preventDefault();
}

/** Does what a key is for; whether it is for anything. */
function act(event: KeyboardEvent, target: HTMLElement, play: Play, scene: Scene, now: Situation): boolean {
    const { viewport } = scene;
    const inHand = target.matches('[data-card]');
    const back = event.shiftKey ? -1 : 1;
    const digit = /^Digit([1-9])$/.exec(event.code);
    if (digit) {
        const stack = play.hand[Number(digit[1]) - 1];
        if (!stack) return false;
        play.choose(stack.kind);
    } else if (event.key === 'ArrowUp') arrow(play, scene, 0, 1, inHand);
    else if (event.key === 'ArrowDown') arrow(play, scene, 0, -1, inHand);
    else if (event.key === 'ArrowLeft') arrow(play, scene, -1, 0, inHand);
    else if (event.key === 'ArrowRight') arrow(play, scene, 1, 0, inHand);
    else if (event.code === 'KeyR') play.turn(back);
    else if (event.code === 'KeyN') jump(play, back);
    else if (event.code === 'KeyP' && play.forced) now.play(play.forced);
    else if (event.code === 'KeyQ') play.nextCard(-1);
    else if (event.code === 'KeyE') play.nextCard(1);
    else if (event.key === '+' || event.key === '=') viewport.zoomIn();
    else if (event.key === '-') viewport.zoomOut();
    else if (event.key === '0') scene.fitAll();
    else if (event.key === 'Escape') return play.cancel();
    else if (target.matches('[data-square]') && (event.key === 'Enter' || event.key === ' '))
        play.tap(play.cursor, false);
    else return false;
    return true;
}

/** In the hand on to the next card, on the table to the next square. */
function arrow(play: Play, scene: Scene, dx: number, dy: number, inHand: boolean) {
    if (inHand) return play.nextCard(dx - dy > 0 ? 1 : -1);
    const to = { x: Math.round(play.cursor.x) + dx, y: Math.round(play.cursor.y) + dy };
    if (scene.reaches(to)) void play.visit(to);
}

/** On to the next square that glows. */
function jump(play: Play, step: number) {
    const glowing = play.gaps.filter((gap) => play.glow.has(at(gap)));
    const squares = glowing.sort((a, b) => a.y - b.y || a.x - b.x);
    const here = squares.findIndex((square) => at(square) === at(play.cursor));
    const next = squares[(here + step + squares.length) % squares.length] ?? squares[0];
    if (next) void play.visit(next);
}
