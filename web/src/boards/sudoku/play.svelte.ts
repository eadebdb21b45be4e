/** What a player is doing at the board: the card held, the square chosen, a doubt. */

import { tick } from 'svelte';
import { t } from '../../texts/texts.svelte';
import type { BoardProps } from '../board';
import { ABOVE_FINGER, followDrag } from '../drag';
import { type Point, pointIn, screenPoint } from '../geometry';
import { letterOf } from '../latin';
import { meant } from '../touch';
import { squareOn } from './geometry';
import { breachAt, columnOf, counted, pointsAt, rowOf, squareAt, squaresOf } from './grid';
import { isWriting, squareByKey } from './keyboard';
import { squareRefusal } from './refusal';
import { type SudokuView, termsOf } from './view';

type State = Pick<
    BoardProps<SudokuView>,
    'view' | 'setup' | 'legal' | 'seat' | 'names' | 'play' | 'refusal' | 'hints'
>;

/** A dragged card: where it is, from the board's upper left corner, and the square below it. */
export interface Drag extends Point {
    readonly square: string | null;
}

export class Play {
    /** The board's own elements. */
    root = $state<HTMLElement>();
    /** Where the drawing of the board lies on the screen. */
    svg = $state<SVGSVGElement>();

    peeking = $state(false);
    drag = $state<Drag | null>(null);
    /** The square under the mouse, or where the keys are. */
    hover = $state<string | null>(null);
    #doubt = $state(false);
    #chosen = $state<string | null>(null);
    #cursor = $state('');
    #refusal = $state<{ square: string; text: string } | null>(null);
    /** The refusal by the service that is no longer shown; touching the board dismisses it. */
    #dismissed = $state.raw<State['refusal']>(null);
    #finger = false;
    readonly #state: () => State;

    constructor(state: () => State) {
        this.#state = state;
    }

    readonly terms = $derived.by(() => termsOf(this.#state().setup));
    readonly squares = $derived.by(() => squaresOf(this.terms.size));
    readonly ownSeat = $derived.by(() => {
        const { view, seat } = this.#state();
        return view.seats.find((other) => other.seat === (this.terms.solo ? 1 : seat));
    });
    /** The card in hand. */
    readonly held = $derived.by(() => this.ownSeat?.card ?? null);
    /** The squares that the card may be laid on. */
    readonly open = $derived.by(
        () => new Set(this.#state().legal.filter((move) => /^[a-i][1-9]$/.test(move))),
    );
    /** The squares that may be shown to prove that a card fits. */
    readonly showable = $derived.by(() => {
        const { legal } = this.#state();
        return new Set(this.squares.filter((square) => legal.includes(`show ${square}`)));
    });
    readonly #claim = $derived.by(() => this.#state().legal.includes('accept'));

    /** A square that waits to be confirmed. */
    readonly chosen = $derived.by(() =>
        this.#chosen !== null && this.isFree(this.#chosen) ? this.#chosen : null,
    );
    readonly doubting = $derived.by(() => this.#doubt && this.#state().legal.includes('stuck'));
    /** The one square that the tab key stops at. */
    readonly tabStop = $derived.by(() => {
        const middle = Math.floor(this.terms.size / 2);
        return this.squares.includes(this.#cursor) ? this.#cursor : squareAt(middle, middle);
    });
    readonly showPoints = $derived.by(() => (this.#state().hints || this.peeking) && this.open.size > 0);

    /** The free square where the held card is previewed: under the dragged card, chosen, or pointed at. */
    readonly preview = $derived.by(() => {
        const { view } = this.#state();
        const square = this.drag ? this.drag.square : (this.chosen ?? this.hover);
        if (square === null || this.held === null || view.phase.name !== 'lay') return null;
        return view.board.some((laid) => laid.square === square) ? null : square;
    });
    readonly gives = $derived.by(() =>
        this.preview ? pointsAt(this.terms, this.#state().view.board, this.preview) : 0,
    );
    readonly counting = $derived.by(() =>
        this.preview ? counted(this.terms, this.#state().view.board, this.preview) : [],
    );
    /** The card that speaks against it. Only the program's own referee tells (S4). */
    readonly rival = $derived.by(() => {
        if (!this.preview || this.held === null || this.terms.table) return null;
        return breachAt(this.terms, this.#state().view.board, this.preview, this.held)?.rival ?? null;
    });

    /** Why the last attempt at a square was refused. */
    readonly refusal = $derived.by(() => {
        const { view, refusal } = this.#state();
        if (this.#refusal) return this.#refusal;
        if (!refusal || refusal === this.#dismissed || !this.squares.includes(refusal.move)) return null;
        return {
            square: refusal.move,
            text: squareRefusal(view, this.terms, refusal.move, this.held) ?? refusal.text,
        };
    });

    /** Whether something can be done at a square. */
    isFree(square: string): boolean {
        return this.open.has(square) || this.showable.has(square);
    }

    /** Makes a move. */
    readonly send = (move: string) => {
        this.#chosen = null;
        this.#doubt = false;
        this.#refusal = null;
        this.hover = null;
        const focused = this.root?.contains(document.activeElement);
        this.#state().play(move);
        if (focused) void tick().then(() => this.#keepFocus());
    };

    readonly doubt = (on: boolean) => (this.#doubt = on);
    readonly unchoose = () => (this.#chosen = null);
    readonly peek = () => (this.peeking = !this.peeking);

    /** Cancels everything the player has begun. */
    cancel() {
        this.#chosen = null;
        this.#refusal = null;
        this.#doubt = false;
    }

    /** The keyboard cursor is at a square. */
    visit(square: string) {
        this.#cursor = square;
    }

    pointerDown(event: PointerEvent) {
        this.#finger = event.pointerType === 'touch';
    }

    /** A click of the mouse, a tap, or a screen reader's press. */
    click(event: MouseEvent) {
        const below = (event.target as Element).closest('[data-square]')?.getAttribute('data-square') ?? null;
        const square = this.#finger ? (this.#under(event) ?? below) : below;
        if (square) this.#press(square, this.#finger);
    }

    /** The card is pressed, and may be dragged onto the board. */
    readonly startDrag = (event: PointerEvent) => {
        const { root } = this;
        if (!root || event.button !== 0) return;
        const lift = event.pointerType === 'touch' ? ABOVE_FINGER : 0;
        const at = (to: PointerEvent): Drag => {
            const point = { x: to.clientX, y: to.clientY - lift };
            const below = document.elementFromPoint(point.x, point.y)?.closest('[data-square]');
            const square = below && root.contains(below) ? below.getAttribute('data-square') : null;
            return { ...pointIn(root, point), square };
        };
        event.preventDefault();
        followDrag(event, {
            move: (moved) => {
                moved.preventDefault();
                this.drag = at(moved);
            },
            end: (ended, dragged) => {
                this.drag = null;
                const square = ended.type === 'pointerup' && dragged ? at(ended).square : null;
                if (square === null) return;
                if (this.open.has(square)) this.send(square);
                else this.#explain(square);
            },
        });
    };

    readonly keyDown = (event: KeyboardEvent) => {
        if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey) return;
        if (isWriting(event.target)) return;
        const target = event.target as Element;
        const inside = this.root?.contains(target);
        if (!inside && !target.contains(this.root ?? null)) return;
        if (this.#command(letterOf(event))) return event.preventDefault();
        if (!inside) return;
        if (event.key === 'Escape') {
            this.cancel();
            return;
        }
        const square = target.closest('[data-square]')?.getAttribute('data-square');
        if (!square) return;
        if (event.key === 'Enter' || event.key === ' ') {
            event.preventDefault();
            return this.#press(square, false);
        }
        const to = squareByKey(event, rowOf(square), columnOf(square), this.terms.size);
        if (!to) return;
        event.preventDefault();
        this.#moveTo(squareAt(...to));
    };

    /** The square that a finger means: one where something can be done, if there is one within reach. */
    #under(event: MouseEvent): string | null {
        const area = this.svg?.getBoundingClientRect();
        if (!area) return null;
        const free = this.squares.filter((square) => this.isFree(square));
        return meant(
            pointIn(this.svg, screenPoint(event)),
            free.map((square) => [square, squareOn(area.width, square, this.terms.size)] as const),
        );
    }

    /** A finger is broader than a square: it first chooses, and then confirms. A square is shown only once, so every hand confirms that. */
    #press(square: string, unsure: boolean) {
        this.#refusal = null;
        this.#dismissed = this.#state().refusal;
        this.#cursor = square;
        if (!this.isFree(square)) return this.#explain(square);
        if (this.chosen !== square && (unsure || this.#claim)) this.#chosen = square;
        else this.send(this.#claim ? `show ${square}` : square);
    }

    #explain(square: string) {
        const { view, seat, names } = this.#state();
        if (seat === null || view.phase.name === 'over') return;
        const turn = this.open.size > 0 || this.#claim;
        const text = turn
            ? squareRefusal(view, this.terms, square, this.#claim ? null : this.held)
            : view.phase.name === 'lay'
              ? t('sudoku-why-turn', { name: names[(view.mover ?? 1) - 1] ?? '' })
              : null;
        this.#refusal = text ? { square, text } : null;
    }

    #command(letter: string | null): boolean {
        const { legal } = this.#state();
        if (letter === 'p') this.peek();
        else if (letter === 'o' && legal.includes('object')) this.send('object');
        else if (letter === 'k' && legal.includes('ok')) this.send('ok');
        else if (letter === 'k' && this.#claim) this.send('accept');
        else if (letter === 's' && legal.includes('stuck')) {
            if (this.doubting) this.send('stuck');
            else this.#doubt = true;
        } else return false;
        return true;
    }

    #moveTo(square: string) {
        this.#cursor = square;
        this.hover = square;
        this.#refusal = null;
        this.#dismissed = this.#state().refusal;
        this.#focus(square);
    }

    /** A button that was pressed goes away; keep the focus on the board. */
    #keepFocus() {
        if (document.activeElement === document.body) this.#focus(this.tabStop);
    }

    #focus(square: string) {
        this.root?.querySelector<SVGElement>(`[data-square="${square}"]`)?.focus({ preventScroll: true });
    }
}
