/** What a person is about to do: the card in hand, the square that is meant, a doubt. */

import { tick } from 'svelte';
import { t } from '../../texts/texts.svelte';
import type { BoardProps } from '../board';
import { type Spot, meant } from '../touch';
import { type Drag, follow } from './drag';
import { squareOn } from './geometry';
import { breachAt, columnOf, counted, pointsAt, rowOf, squareAt, squaresOf } from './grid';
import { isWriting, letterOf, squareByKey } from './keyboard';
import { whyNot } from './say';
import { type SudokuView, termsOf } from './view';

type Situation = Pick<
    BoardProps<SudokuView>,
    'view' | 'setup' | 'legal' | 'seat' | 'names' | 'play' | 'refused' | 'hints'
>;

export class Play {
    /** The board's own elements. */
    root = $state<HTMLElement>();
    /** Where the drawing of the board lies on the screen. */
    svg = $state<SVGSVGElement>();

    peeking = $state(false);
    drag = $state<Drag | null>(null);
    /** The square under the mouse, or where the keys are. */
    pointed = $state<string | null>(null);
    #doubt = $state(false);
    #wish = $state<string | null>(null);
    #cursor = $state('');
    #trouble = $state<{ square: string; text: string } | null>(null);
    /** A refusal that was read: the next touch of the board takes it away. */
    #seen = $state.raw<Situation['refused']>(null);
    #finger = false;
    readonly #now: () => Situation;

    constructor(now: () => Situation) {
        this.#now = now;
    }

    readonly terms = $derived.by(() => termsOf(this.#now().setup));
    readonly squares = $derived.by(() => squaresOf(this.terms.size));
    readonly held = $derived.by(() => {
        const { view, seat } = this.#now();
        return view.seats.find((other) => other.seat === (this.terms.solo ? 1 : seat));
    });
    /** The card in hand. */
    readonly card = $derived.by(() => this.held?.card ?? null);
    /** The squares that the card may be laid on. */
    readonly open = $derived.by(() => new Set(this.#now().legal.filter((move) => /^[a-i][1-9]$/.test(move))));
    /** The squares that may be shown to prove that a card fits. */
    readonly showable = $derived.by(() => {
        const { legal } = this.#now();
        return new Set(this.squares.filter((square) => legal.includes(`show ${square}`)));
    });
    readonly #claim = $derived.by(() => this.#now().legal.includes('accept'));

    /** A square that waits to be confirmed. */
    readonly chosen = $derived.by(() => (this.#wish !== null && this.isFree(this.#wish) ? this.#wish : null));
    readonly doubting = $derived.by(() => this.#doubt && this.#now().legal.includes('stuck'));
    /** The one square that the tab key stops at. */
    readonly tabbed = $derived.by(() => {
        const middle = Math.floor(this.terms.size / 2);
        return this.squares.includes(this.#cursor) ? this.#cursor : squareAt(middle, middle);
    });
    readonly showPoints = $derived.by(() => (this.#now().hints || this.peeking) && this.open.size > 0);

    /** The square that is looked at: under the card in the air, chosen, or pointed at; only free ones. */
    readonly looked = $derived.by(() => {
        const { view } = this.#now();
        const square = this.drag ? this.drag.square : (this.chosen ?? this.pointed);
        if (square === null || this.card === null || view.phase.name !== 'lay') return null;
        return view.board.some((laid) => laid.square === square) ? null : square;
    });
    readonly gives = $derived.by(() =>
        this.looked ? pointsAt(this.terms, this.#now().view.board, this.looked) : 0,
    );
    readonly counting = $derived.by(() =>
        this.looked ? counted(this.terms, this.#now().view.board, this.looked) : [],
    );
    /** The card that speaks against it. Only the program's own referee tells (S4). */
    readonly rival = $derived.by(() => {
        if (!this.looked || this.card === null || this.terms.table) return null;
        return breachAt(this.terms, this.#now().view.board, this.looked, this.card)?.rival ?? null;
    });

    /** What is said at a square. */
    readonly said = $derived.by(() => {
        const { view, refused } = this.#now();
        if (this.#trouble) return this.#trouble;
        if (!refused || refused === this.#seen || !this.squares.includes(refused.move)) return null;
        return {
            square: refused.move,
            text: whyNot(view, this.terms, refused.move, this.card) ?? refused.why,
        };
    });

    /** Whether something can be done at a square. */
    isFree(square: string): boolean {
        return this.open.has(square) || this.showable.has(square);
    }

    /** Makes a move. */
    readonly go = (move: string) => {
        this.#wish = null;
        this.#doubt = false;
        this.#trouble = null;
        this.pointed = null;
        const focused = this.root?.contains(document.activeElement);
        this.#now().play(move);
        if (focused) void tick().then(() => this.#keepFocus());
    };

    readonly doubt = (on: boolean) => (this.#doubt = on);
    readonly forget = () => (this.#wish = null);
    readonly peek = () => (this.peeking = !this.peeking);

    /** The keys are at a square. */
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

    /** Takes the card up. */
    readonly grab = (event: PointerEvent) => {
        if (!this.root) return;
        follow(event, this.root, {
            moved: (to) => (this.drag = to),
            dropped: (square) => {
                this.drag = null;
                if (square === null) return;
                if (this.open.has(square)) this.go(square);
                else this.#explain(square);
            },
        });
    };

    readonly key = (event: KeyboardEvent) => {
        if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey) return;
        if (isWriting(event.target)) return;
        const target = event.target as Element;
        const inside = this.root?.contains(target);
        if (!inside && target !== document.body) return;
        if (this.#command(letterOf(event))) return event.preventDefault();
        if (!inside) return;
        if (event.key === 'Escape') {
            this.#wish = this.#trouble = null;
            this.#doubt = false;
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
    #under({ clientX, clientY }: MouseEvent): string | null {
        const area = this.svg?.getBoundingClientRect();
        if (!area) return null;
        const spot: Spot = { x: clientX - area.x, y: clientY - area.y };
        const free = this.squares.filter((square) => this.isFree(square));
        return meant(
            spot,
            free.map((square) => [square, squareOn(area.width, square, this.terms.size)] as const),
        );
    }

    /** A finger is broader than a square: it first chooses, and then confirms. A square is shown only once, so every hand confirms that. */
    #press(square: string, unsure: boolean) {
        this.#trouble = null;
        this.#seen = this.#now().refused;
        this.#cursor = square;
        if (!this.isFree(square)) return this.#explain(square);
        if (this.chosen !== square && (unsure || this.#claim)) this.#wish = square;
        else this.go(this.#claim ? `show ${square}` : square);
    }

    #explain(square: string) {
        const { view, seat, names } = this.#now();
        if (seat === null || view.phase.name === 'over') return;
        const turn = this.open.size > 0 || this.#claim;
        const text = turn
            ? whyNot(view, this.terms, square, this.#claim ? null : this.card)
            : view.phase.name === 'lay'
              ? t('sudoku-why-turn', { name: names[(view.mover ?? 1) - 1] ?? '' })
              : null;
        this.#trouble = text ? { square, text } : null;
    }

    #command(letter: string): boolean {
        const { legal } = this.#now();
        if (letter === 'p') this.peek();
        else if (letter === 'o' && legal.includes('object')) this.go('object');
        else if (letter === 'k' && legal.includes('ok')) this.go('ok');
        else if (letter === 'k' && this.#claim) this.go('accept');
        else if (letter === 's' && legal.includes('stuck')) {
            if (this.doubting) this.go('stuck');
            else this.#doubt = true;
        } else return false;
        return true;
    }

    #moveTo(square: string) {
        this.#cursor = square;
        this.pointed = square;
        this.#trouble = null;
        this.#seen = this.#now().refused;
        this.#focus(square);
    }

    /** A button that was pressed goes away; whoever plays by keys goes on at the board. */
    #keepFocus() {
        if (document.activeElement === document.body) this.#focus(this.tabbed);
    }

    #focus(square: string) {
        this.root?.querySelector<SVGElement>(`[data-square="${square}"]`)?.focus({ preventScroll: true });
    }
}
