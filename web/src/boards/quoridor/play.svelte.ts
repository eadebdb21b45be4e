/** What a player is doing at the board: a fence over a groove, a pawn being dragged, a place chosen by keyboard. */

import type { Speaker } from '../board';
import { ABOVE_FINGER, Press } from '../drag';
import { contains, type Point, type Rect } from '../geometry';
import { letterOf } from '../latin';
import { meant } from '../touch';
import { type Plan, CELL, PITCH } from './geometry';
import { near, type Place, samePlace } from './place';
import {
    type Fence,
    type QuoridorView,
    type Square,
    fenceName,
    readFence,
    readSquare,
    squareName,
} from './view';
import { fenceRefusal, overlapRefusal, stepRefusal } from './refusal';

/** Why something was refused, and at which place. */
export interface Refusal {
    readonly place: Place;
    readonly text: string;
}

/** What the interaction depends on; it changes as the game goes on. */
export interface State {
    readonly view: QuoridorView;
    readonly plan: Plan;
    readonly legal: ReadonlySet<string>;
    readonly seat: number | null;
    /** Where the own fences lie. */
    readonly tray: Rect;
    /** Pixels of the screen in one unit of the board. */
    readonly scale: number;
    readonly speaker: Speaker;
    readonly play: (move: string) => void;
    /** What to say to a player whose turn it is not. */
    readonly notNow: () => string | null;
}

/** How far from its middle a square is meant and not the groove beside it; nearer than this a finger is sure. */
const WITHIN = 19;
const SURE = 12;

export class Play {
    /** Under the mouse. */
    hover = $state.raw<Place | null>(null);
    /** Touched, and waiting to be confirmed. */
    chosen = $state.raw<Fence | null>(null);
    /** Touched so near to a groove that a fence may have been meant, and waiting to be confirmed. */
    step = $state.raw<Square | null>(null);
    /** On its way with the pointer. */
    drag = $state.raw<{ what: 'pawn' | 'fence'; point: Point; over: Place | null } | null>(null);
    /** Where the keys are. */
    cursor = $state.raw<Place | null>(null);
    /** Whether the keys were used last, rather than a pointer. */
    byKeys = $state(false);
    /** Why the last attempt was refused. */
    refusal = $state.raw<Refusal | null>(null);
    /** Whether fingers were seen. */
    touched = $state(false);

    #state: () => State;
    #press: { what: 'pawn' | 'fence' | 'board'; press: Press } | null = null;
    #typed = '';
    #typedAt = 0;

    constructor(state: () => State) {
        this.#state = state;
    }

    /** The fence to be shown before it is placed. */
    get preview(): Fence | null {
        const place = this.drag
            ? this.drag.over
            : this.chosen
              ? { fence: this.chosen }
              : this.byKeys
                ? this.cursor
                : this.hover;
        return place && 'fence' in place ? place.fence : null;
    }

    /** The square the pawn would go to. */
    get target(): Square | null {
        const place = this.drag ? this.drag.over : this.byKeys ? this.cursor : this.hover;
        return place && 'square' in place ? place.square : this.step;
    }

    /** Starts over at a new position. */
    reset() {
        this.chosen = null;
        this.step = null;
        this.drag = null;
        this.refusal = null;
        this.hover = null;
        this.#press = null;
    }

    cancel() {
        const onFence = this.byKeys && this.cursor && 'fence' in this.cursor;
        this.reset();
        this.#typed = '';
        if (onFence) this.cursor = { square: this.#home() };
    }

    /** Does what was chosen by touch. */
    confirm() {
        if (this.chosen) this.attempt({ fence: this.chosen });
        else if (this.step) this.attempt({ square: this.step });
    }

    /** Makes a move, or says why it cannot be made. */
    attempt(place: Place) {
        const { legal, play } = this.#state();
        const move = 'fence' in place ? fenceName(place.fence) : squareName(place.square);
        if (legal.has(move)) {
            this.reset();
            // A cursor that stayed on the fence would say that nothing can be placed there.
            if ('fence' in place && this.cursor) this.cursor = { square: this.#home() };
            play(move);
            return;
        }
        const text = this.refusalAt(place);
        this.refusal = text === null ? null : { place, text };
    }

    /** Why nothing can be done at a place now; null if something can, or for a spectator. */
    refusalAt(place: Place): string | null {
        const { view, legal, seat, speaker, notNow } = this.#state();
        if (legal.size === 0 || seat === null) return notNow();
        if ('fence' in place) return fenceRefusal(view, place.fence, seat, speaker);
        return legal.has(squareName(place.square)) ? null : stepRefusal(view, place.square, seat, speaker);
    }

    pointerDown(event: PointerEvent, point: Point) {
        if (event.button !== 0 || !event.isPrimary) return;
        const press = new Press(event);
        this.byKeys = false;
        this.refusal = null;
        this.touched ||= press.finger;
        const { legal, tray } = this.#state();
        const own = this.#pawn();
        const what =
            legal.size === 0
                ? 'board'
                : own && near(own, point, CELL / 2)
                  ? 'pawn'
                  : contains(tray, point) && this.#hasFences()
                    ? 'fence'
                    : 'board';
        this.#press = { what, press };
        if (what !== 'board') this.step = null;
        if (what === 'fence') this.chosen = null;
    }

    /** `at` converts a point of the screen to one of the board. */
    pointerMove(event: PointerEvent, at: (x: number, y: number) => Point) {
        const { what, press } = this.#press ?? {};
        const point = at(event.clientX, event.clientY);
        if (!press) {
            if (event.pointerType !== 'mouse') return;
            this.byKeys = false;
            if (this.chosen) return;
            const place = this.#state().legal.size > 0 ? this.#at(point, false) : null;
            if (!samePlace(place, this.hover)) {
                this.hover = place;
                this.refusal = null;
            }
            return;
        }
        if (!press.moveTo(event) || this.#state().legal.size === 0) return;
        if (what === 'pawn') {
            const square = this.#state().plan.squareAt(point);
            this.drag = { what: 'pawn', point, over: this.#onBoard(point) ? { square } : null };
        } else if (what === 'fence') {
            const held = press.finger ? at(event.clientX, event.clientY - ABOVE_FINGER) : point;
            const over =
                this.#onBoard(held) && !contains(this.#state().tray, held)
                    ? { fence: this.#fenceAt(held) }
                    : null;
            this.drag = { what: 'fence', point: held, over };
        } else if (press.finger && this.#hasFences() && this.#onBoard(point)) {
            this.chosen = this.#fenceAt(point);
            this.step = null;
        }
    }

    pointerUp(event: PointerEvent, point: Point) {
        const { what, press } = this.#press ?? {};
        if (!press || !event.isPrimary) return;
        const { finger, dragging } = press;
        const { drag } = this;
        this.#press = null;
        this.drag = null;
        if (what === 'pawn') {
            if (dragging && drag?.over && !samePlace(drag.over, { square: this.#home() }))
                this.attempt(drag.over);
            return;
        }
        if (what === 'fence') {
            if (!drag?.over || !('fence' in drag.over)) return;
            if (finger) this.chosen = drag.over.fence;
            else this.attempt(drag.over);
            return;
        }
        if (finger && dragging && this.chosen) return;
        this.#tap(point, finger);
    }

    pointerLeave() {
        if (!this.#press) this.hover = null;
    }

    pointerCancel() {
        this.#press = null;
        this.drag = null;
    }

    #tap(point: Point, finger: boolean) {
        const { chosen, step } = this;
        const { plan, legal } = this.#state();
        this.step = null;
        if (step && near(plan.square(step), point, WITHIN)) return this.attempt({ square: step });
        if (chosen && near(plan.fence(chosen), point, PITCH)) {
            const again = samePlace({ fence: this.#fenceAt(point) }, { fence: chosen });
            if (again || near(plan.fence(chosen), point, CELL / 2)) return this.attempt({ fence: chosen });
        }
        this.chosen = null;
        const place = this.#at(point, finger);
        if (!place) return;
        if ('fence' in place && finger && legal.size > 0 && this.#hasFences()) this.chosen = place.fence;
        else if ('square' in place && finger && this.#unsure(place.square, point)) this.step = place.square;
        else this.attempt(place);
    }

    /** Handles a key; whether it was one of ours. */
    keyDown(event: KeyboardEvent): boolean {
        if (event.ctrlKey || event.altKey || event.metaKey) return false;
        const steps: Record<string, [number, number]> = {
            ArrowLeft: [-1, 0],
            ArrowRight: [1, 0],
            ArrowUp: [0, -1],
            ArrowDown: [0, 1],
        };
        const step = steps[event.key];
        const cursor = this.cursor ?? { square: this.#home() };
        const { plan } = this.#state();
        if (step) {
            this.#point(
                'fence' in cursor
                    ? { fence: plan.neighbour(cursor.fence, ...step) }
                    : { square: plan.neighbour(cursor.square, ...step) },
            );
            return true;
        }
        if (event.key === 'Enter') {
            const only = [...this.#state().legal];
            this.#typed = '';
            if (only.length === 1 && only[0] === 'pass') this.#state().play('pass');
            else this.attempt(this.byKeys || !this.preview ? cursor : { fence: this.preview });
            return true;
        }
        if (event.key === ' ' && 'fence' in cursor) {
            this.#lay(cursor, plan.lies(cursor.fence.orientation) === 'h' ? 'v' : 'h');
            return true;
        }
        if (event.key === 'Escape') {
            if (!this.chosen && !this.drag && !this.refusal && !('fence' in cursor)) return false;
            this.byKeys = true;
            this.cancel();
            return true;
        }
        return this.#type(letterOf(event), cursor);
    }

    /** Letters write a square or a fence, `e4` or `e4h`; `h` and `v` alone lay the fence at the cursor. */
    #type(typed: string | null, cursor: Place): boolean {
        if (typed === null) return false;
        const now = Date.now();
        const before = now - this.#typedAt < 2000 ? this.#typed : '';
        const { size } = this.#state().view;
        this.#typedAt = now;
        for (const text of [before + typed, typed]) {
            const [square, fence] = [readSquare(text), readFence(text)];
            const place = fence ? { fence } : square ? { square } : null;
            const margin = fence ? 1 : 0;
            const { column, row } = fence ?? square ?? { column: 0, row: 0 };
            if (place && column < size - margin && row < size - margin) {
                this.#point(place);
                this.#typed = text;
                return true;
            }
        }
        this.#typed = typed;
        if (typed === 'h' || typed === 'v') this.#lay(cursor, typed);
        return /[a-kv]/.test(typed);
    }

    /** Turns the cursor into a fence that lies so on the screen. */
    #lay(cursor: Place, lies: 'h' | 'v') {
        const { plan, view } = this.#state();
        const { column, row } = 'fence' in cursor ? cursor.fence : cursor.square;
        const within = (value: number) => Math.min(value, view.size - 2);
        this.#point(
            { fence: { column: within(column), row: within(row), orientation: plan.lies(lies) } },
            true,
        );
    }

    #point(place: Place, keepTyped = false) {
        this.cursor = place;
        this.byKeys = true;
        this.chosen = null;
        this.step = null;
        this.refusal = null;
        if (!keepTyped) this.#typed = '';
    }

    /** What a point means: a square if it is well within one that matters, else the nearest fence. */
    #at(point: Point, finger: boolean): Place | null {
        const { plan, legal, view } = this.#state();
        if (!this.#onBoard(point)) return null;
        const lit = finger && !this.#mayFence(point) ? this.#lit(point) : null;
        if (lit) return { square: lit };
        const square = plan.squareAt(point);
        const name = squareName(square);
        const room = legal.has(name) ? WITHIN : finger ? (view.pawns.includes(name) ? 12 : 0) : 11;
        return near(plan.square(square), point, room) ? { square } : { fence: this.#fenceAt(point) };
    }

    /** The lit square that a finger means where no fence can be meant. */
    #lit({ x, y }: Point): Square | null {
        const { plan, legal, scale } = this.#state();
        const squares = [...legal].flatMap((move) => readSquare(move) ?? []);
        const side = CELL * scale;
        return meant(
            { x: x * scale, y: y * scale },
            squares.map((square) => {
                const middle = plan.square(square);
                const [left, top] = [middle.x * scale - side / 2, middle.y * scale - side / 2];
                return [square, { x: left, y: top, width: side, height: side }] as const;
            }),
        );
    }

    /** Whether a finger on a lit square may as well mean the groove beside it. */
    #unsure(square: Square, point: Point): boolean {
        const { plan, legal } = this.#state();
        if (!legal.has(squareName(square)) || near(plan.square(square), point, SURE)) return false;
        return this.#mayFence(point);
    }

    #mayFence(point: Point): boolean {
        return this.#hasFences() && this.#state().legal.has(fenceName(this.#fenceAt(point)));
    }

    #fenceAt(point: Point): Fence {
        const { plan, view } = this.#state();
        return plan.fenceAt(point, (fence) => overlapRefusal(view, fence) !== null);
    }

    #onBoard({ x, y }: Point): boolean {
        const reach = this.#state().plan.half + PITCH / 3;
        return Math.abs(x) <= reach && Math.abs(y) <= reach;
    }

    #hasFences(): boolean {
        const { view, seat } = this.#state();
        return (view.fences_left[(seat ?? 0) - 1] ?? 0) > 0;
    }

    #pawn(): Point | null {
        const { view, seat, plan } = this.#state();
        const square = readSquare(view.pawns[(seat ?? 0) - 1] ?? '');
        return square && plan.square(square);
    }

    /** Where the keys begin: at the own pawn. */
    #home(): Square {
        const { view, seat } = this.#state();
        return readSquare(view.pawns[(seat ?? 1) - 1] ?? '') ?? { column: 0, row: 0 };
    }
}
