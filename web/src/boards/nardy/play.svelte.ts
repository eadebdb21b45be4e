/** What a player is doing at the board: the steps made so far, the checker held, where the keyboard cursor is. */

import { tick } from 'svelte';
import { t } from '../../texts/texts.svelte';
import type { BoardProps } from '../board';
import { Press } from '../drag';
import { middleOf, type Point, pointIn, type Rect, screenPoint } from '../geometry';
import { latin } from '../latin';
import { meant } from '../touch';
import type { Field } from './field';
import { finishesByItself } from './finishing.svelte';
import { begin, diceOf, follow, plainest, sources, type Step, targets, waysOut } from './plan';
import { across, HOME, type NardyView, tableOf, WALL } from './view';
import { type Attempt, type Refusal, refusalFrom, refusalTo } from './refusal';

type State = Pick<BoardProps<NardyView>, 'view' | 'setup' | 'legal' | 'seat' | 'bottom' | 'play' | 'refusal'>;

const arrows: Record<string, readonly [number, number]> = {
    ArrowLeft: [-1, 0],
    ArrowRight: [1, 0],
    ArrowUp: [0, -1],
    ArrowDown: [0, 1],
};

/** Every place that can be pointed at, from the wall to the tray. */
export const places = [WALL, ...Array.from({ length: 24 }, (_, index) => 24 - index), HOME];

export class Play {
    /** What the places lie on. */
    cloth = $state<HTMLElement>();
    held = $state<number | null>(null);
    cursor = $state(24);
    /** The checker that is dragged, and where the pointer is. */
    drag = $state.raw<{ place: number; at: Point } | null>(null);
    /** Why the last attempt was refused, shown at its place. */
    refusal = $state.raw<{ text: string; place: number } | null>(null);
    /** The steps made so far; they are dropped when the position changes. */
    #made = $state.raw<{ positionKey: string; steps: readonly Step[] }>({ positionKey: '', steps: [] });
    #press: { place: number; press: Press } | null = null;
    /** Whether the click that follows ends a drag. */
    #dragged = false;
    #finger = false;
    #typed = '';
    readonly #state: () => State;
    readonly #field: () => Field;

    constructor(state: () => State, field: () => Field) {
        this.#state = state;
        this.#field = field;
    }

    /** The seat whose view this is. */
    readonly me = $derived.by(() => this.#state().seat ?? this.#state().bottom);
    readonly positionKey = $derived.by(() => `${this.#state().view.position}|${this.#state().legal.length}`);
    readonly steps = $derived.by(() => (this.#made.positionKey === this.positionKey ? this.#made.steps : []));
    readonly table = $derived.by(() => tableOf(this.#state().view));
    readonly #start = $derived.by(() => {
        const { view, legal } = this.#state();
        return begin(this.table, this.me, diceOf(view.dice), legal);
    });
    readonly stage = $derived.by(() => follow(this.#start, this.steps) ?? this.#start);
    /** Whether there are checkers to be moved. */
    readonly playing = $derived.by(() => this.#start.next.length > 0);
    readonly movable = $derived.by(() => sources(this.stage));
    /** The checkers as they are shown: with the steps made so far. */
    readonly shown = $derived.by(() => (this.playing ? this.stage.table : this.table));

    /** The only play left is shown, and one tap makes it. */
    readonly forced = $derived.by(
        () => this.playing && this.stage.text === null && this.stage.texts.size === 1,
    );
    readonly shownWay = $derived.by(() => (this.forced ? waysOut(this.stage) : []));
    readonly ready = $derived.by(
        () => this.stage.text ?? (this.forced ? ([...this.stage.texts][0] ?? null) : null),
    );
    /** Where the held checker may go. */
    readonly reach = $derived.by(() => (this.held === null ? null : targets(this.stage, this.held)));

    /** Whether a click on the dice does something. */
    readonly diceWork = $derived.by(
        () => this.ready !== null || this.#state().legal.some((move) => move === 'throw' || move === 'roll'),
    );

    readonly #attempt = $derived.by((): Attempt => {
        const { view, setup } = this.#state();
        const most = diceOf(view.dice).length - this.#leftOver();
        return { view, setup, seat: this.me, stage: this.stage, most };
    });

    /** Starts over at a new position. */
    reset() {
        this.held = null;
        this.pointerCancel();
        this.refusal = null;
        // Back at the position before a play: what the service refused can be mended, what was taken back is gone.
        const isBack = this.#made.positionKey === this.positionKey;
        if (isBack && !this.#state().refusal) this.#made = { positionKey: '', steps: [] };
    }

    /** A place of a seat as the near side counts. */
    nearPlace(of: number, place: number): number {
        return of === this.#state().bottom || place === HOME || place === WALL ? place : across(place);
    }

    /** Where a checker of a seat lies. */
    spotOf(of: number, place: number, slot: number, count: number): Point {
        const { bottom } = this.#state();
        return this.#field().checker(this.nearPlace(of, place), slot, count, of === bottom);
    }

    zoneOf(place: number): Rect {
        const { bottom } = this.#state();
        return this.#field().zone(this.nearPlace(this.me, place), this.me === bottom);
    }

    readonly undo = () => {
        if (this.steps.length === 0) return;
        this.#made = { positionKey: this.positionKey, steps: this.steps.slice(0, -1) };
        this.held = null;
        this.refusal = null;
    };

    readonly send = (move: string) => {
        this.held = null;
        this.#state().play(move);
        // The button that was pressed may be gone with the move; keep the focus on the board.
        const pressed = document.activeElement;
        if (pressed?.closest('.controls'))
            void tick().then(() => !pressed.isConnected && this.#look(this.cursor));
    };

    pointerDown(event: PointerEvent, below: number) {
        this.#dragged = false;
        this.#finger = event.pointerType === 'touch';
        const place = this.#meant(event, below, this.movable);
        if (event.button !== 0 || !this.movable.has(place)) return;
        this.#press = { place, press: new Press(event) };
        (event.currentTarget as HTMLElement).setPointerCapture(event.pointerId);
    }

    pointerMove(event: PointerEvent) {
        if (!this.#press?.press.moveTo(event)) return;
        const { place } = this.#press;
        if (!this.drag) this.held = place;
        this.drag = { place, at: this.#spotAt(event) };
    }

    pointerUp(event: PointerEvent) {
        const { drag } = this;
        this.pointerCancel();
        if (!drag) return;
        const { place } = drag;
        this.#dragged = true;
        const { bottom } = this.#state();
        const below = this.#field().placeAt(this.#spotAt(event), this.me === bottom);
        const to = this.#meant(event, below, [place, ...targets(this.stage, place).keys()]);
        this.held = null;
        if (to !== null && to !== place && !this.#move(place, to))
            this.#refuse(refusalTo(this.#attempt, place, to), to);
    }

    pointerCancel() {
        this.#press = null;
        this.drag = null;
    }

    click(event: MouseEvent, below: number) {
        if (this.#dragged) {
            this.#dragged = false;
            return;
        }
        // A click by keyboard or screen reader has no coordinates.
        if (event.detail === 0) return this.#tap(below);
        const reach = this.reach?.keys() ?? [];
        const own = this.held === null ? [] : [this.held];
        const place = this.#meant(event, below, [...own, ...reach, ...this.movable]);
        // The first click of two has taken the checker up.
        const step = event.detail % 2 === 0 && place === this.held ? plainest(this.stage, place) : null;
        if (step) this.#make([step]);
        else this.#tap(place);
    }

    /** The right button takes a step back; a finger that rests on the board does not. */
    readonly contextMenu = (event: MouseEvent) => {
        if (this.#finger || !this.playing) return;
        event.preventDefault();
        this.undo();
    };

    /** A click on the dice: they are taken up, which ends the play, or thrown. */
    readonly clickDice = () => {
        const { legal, play } = this.#state();
        const cast = ['throw', 'roll'].find((move) => legal.includes(move));
        if (this.ready !== null) this.send(this.ready);
        else if (cast !== undefined) play(cast);
    };

    /** Letters and figures work before anything on the board has the focus. */
    readonly windowKeyDown = (event: KeyboardEvent) => {
        const { legal } = this.#state();
        const around = event.target instanceof Element && event.target.contains(this.cloth ?? null);
        if (around && legal.length > 0 && latin(event).length === 1) this.keyDown(event);
    };

    readonly keyDown = (event: KeyboardEvent) => {
        if (event.ctrlKey || event.metaKey || event.altKey) return;
        const { legal, play } = this.#state();
        const key = latin(event);
        if (!/^\d$/.test(key)) this.#typed = '';
        if (key.startsWith('Arrow')) {
            const next = this.#neighbour(this.cursor, key);
            if (next !== null) this.#look(next);
        } else if (key === 'Escape' && (this.held !== null || this.refusal)) {
            this.held = null;
            this.refusal = null;
        } else if (key === 'Backspace' || key === 'u') this.undo();
        else if (key === 'c' && this.ready !== null) this.send(this.ready);
        else if (key === 'w') this.#look(WALL);
        else if (key === 'h') this.#look(HOME);
        else if (key === 'n') {
            const list = [...(this.reach?.keys() ?? this.movable)].sort((one, other) => other - one);
            const next = list.find((place) => place < this.cursor) ?? list[0];
            if (next !== undefined) this.#look(next);
        } else if (key === 't' && legal.includes('throw')) play('throw');
        else if (key === 't' && legal.includes('roll')) play('roll');
        else if (key === 'd' && legal.includes('double')) play('double');
        else if (/^\d$/.test(key)) this.#type(key);
        else return;
        event.preventDefault();
        event.stopPropagation();
    };

    /** The dice that stay unused whatever is played. */
    #leftOver(): number {
        let at = this.#start;
        while (at.next[0]) at = at.next[0].stage;
        return at.dice.length;
    }

    #refuse({ key, values }: Refusal, place: number) {
        this.refusal = { text: t(key, values), place };
    }

    #move(from: number, to: number): boolean {
        const way = targets(this.stage, from).get(to);
        if (way) this.#make(way);
        return way !== undefined;
    }

    #make(way: readonly Step[]) {
        this.#made = { positionKey: this.positionKey, steps: [...this.steps, ...way] };
        this.held = null;
        this.refusal = null;
        this.cursor = way.at(-1)?.to ?? this.cursor;
        if (finishesByItself() && this.stage.text !== null) this.send(this.stage.text);
    }

    /** A tap, or Enter, on a place. */
    #tap(place: number) {
        this.cursor = place;
        if (!this.playing) return;
        if (this.held === null) {
            if (this.movable.has(place)) {
                this.held = place;
                this.refusal = null;
            } else this.#refuse(refusalFrom(this.#attempt, place), place);
        } else if (place === this.held) {
            this.held = null;
        } else if (!this.#move(this.held, place)) {
            if (this.movable.has(place)) this.held = place;
            else this.#refuse(refusalTo(this.#attempt, this.held, place), place);
        }
    }

    /** The place that a finger means; a mouse means what is below it. */
    #meant<Below extends number | null>(
        event: MouseEvent,
        below: Below,
        able: Iterable<number>,
    ): Below | number {
        if (!this.#finger) return below;
        const zones = [...able].map((place) => [place, this.zoneOf(place)] as const);
        return meant(this.#spotAt(event), zones) ?? below;
    }

    #spotAt(event: MouseEvent): Point {
        return pointIn(this.cloth, screenPoint(event));
    }

    /** The next place in a direction, as it is seen. */
    #neighbour(place: number, key: string): number | null {
        const middle = middleOf(this.zoneOf(place));
        const [dx, dy] = arrows[key] ?? [0, 0];
        let best: number | null = null;
        let least = Infinity;
        for (const other of places) {
            if (other === place) continue;
            const to = middleOf(this.zoneOf(other));
            const [x, y] = [to.x - middle.x, to.y - middle.y];
            const ahead = x * dx + y * dy;
            const beside = Math.abs(x * dy) + Math.abs(y * dx);
            if (ahead <= 1 || beside > ahead * 1.2) continue;
            const cost = ahead + beside * 3;
            if (cost < least) [least, best] = [cost, other];
        }
        return best;
    }

    /** Figures go straight to a point. */
    #type(figure: string) {
        const both = Number(this.#typed + figure);
        this.#typed = both >= 1 && both <= 24 ? String(both) : figure;
        const point = Number(this.#typed);
        if (point >= 1 && point <= 24) this.#look(point);
        if (this.#typed.length > 1) this.#typed = '';
    }

    #look(place: number) {
        this.cursor = place;
        this.cloth?.querySelector<HTMLElement>(`[data-place="${place}"]`)?.focus({ preventScroll: true });
    }
}
