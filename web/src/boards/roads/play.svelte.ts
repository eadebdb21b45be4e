/** What a player is doing at the board: the card held and how it is turned, a square chosen, a card being dragged. */

import { tick, untrack } from 'svelte';
import { t } from '../../texts/texts.svelte';
import type { BoardProps } from '../board';
import { type Point, screenPoint } from '../geometry';
import type { Misfit } from './fit';
import { misfitRefusal } from './refusal';
import { middle, type Scene } from './scene.svelte';
import {
    at,
    justDrawn,
    type Kind,
    kindOf,
    laidOf,
    laidText,
    type RoadsView,
    type Square,
    stacks,
    turned,
} from './view';

type State = Pick<BoardProps<RoadsView>, 'view' | 'legal' | 'seat' | 'names' | 'last' | 'play'>;

export class Play {
    root = $state<HTMLElement>();
    held = $state<Kind | null>(null);
    quarters = $state(0);
    /** Where the held card is about to be laid; waits to be confirmed. */
    chosen = $state.raw<Square | null>(null);
    hover = $state.raw<Square | null>(null);
    cursor = $state.raw<Square>({ x: 0, y: 0 });
    /** Where on the screen a card is being dragged. */
    drag = $state.raw<Point | null>(null);
    /** Why the last attempt was refused, shown at its square. */
    refusal = $state.raw<{ square: Square; lines: string[] } | null>(null);
    #onSquare = false;
    #rolled = 0;
    readonly #state: () => State;
    readonly #scene: Scene;

    constructor(state: () => State, scene: Scene) {
        this.#state = state;
        this.#scene = scene;
    }

    readonly mixed = $derived.by(() => this.#state().view.lanes === 'mixed');
    readonly over = $derived.by(() => this.#state().view.ending !== null);
    readonly gaps = $derived.by(() => (this.over ? [] : this.#scene.network.gaps()));
    readonly hand = $derived.by(() => {
        const { view, seat } = this.#state();
        return stacks((seat === null ? null : view.hands[seat - 1]?.cards) ?? []);
    });
    readonly #lays = $derived.by(() =>
        this.#state()
            .legal.map(laidOf)
            .filter((laid) => laid !== null),
    );
    readonly playable = $derived.by(() => new Set(this.#lays.map(({ sides }) => kindOf(sides))));
    readonly drawn = $derived.by(() => justDrawn(this.#state().last, this.#state().seat));
    /** The only thing left to do, if no card fits. */
    readonly forced = $derived.by(() => {
        const { legal } = this.#state();
        return legal.length === 1 && (legal[0] === 'pass' || legal[0] === 'out') ? legal[0] : null;
    });
    /** The held card's sides as it is turned. */
    readonly sides = $derived.by(() => this.held && turned(this.held, this.quarters));
    /** Where the held card fits: as it is turned now, or turned otherwise. */
    readonly glow = $derived.by(() => {
        const squares = new Map<string, 'now' | 'soft'>();
        for (const laid of this.#lays) {
            if (this.held && kindOf(laid.sides) !== this.held) continue;
            if (laid.sides === this.sides) squares.set(at(laid), 'now');
            else if (!squares.has(at(laid))) squares.set(at(laid), 'soft');
        }
        return squares;
    });
    /** The held card as it would lie: where it is about to be laid, was tried, or is pointed at. */
    readonly preview = $derived.by(() => {
        const { hover, sides } = this;
        const square = this.chosen ?? this.refusal?.square ?? (hover && this.isGap(hover) ? hover : null);
        const { network } = this.#scene;
        if (!square || !sides || this.#state().legal.length === 0 || network.card(square)) return null;
        const misfit = network.misfit(square, sides);
        return { square, fits: misfit === null, marks: marksOf(misfit) };
    });
    /** Whether the dragged card is over a square that it could be laid on. */
    readonly overGround = $derived.by(() => {
        const { drag, hover } = this;
        if (!drag || !hover || !this.isGap(hover)) return false;
        return this.#scene.shows(this.#scene.inBox(drag));
    });
    /** Changes whenever what the player has begun is out of date. */
    readonly positionKey = $derived.by(() => {
        const { view, legal } = this.#state();
        const hand = this.hand.map(({ kind, count }) => kind + count);
        return `${view.table.length} ${view.active} ${legal.length} ${hand.join()}`;
    });

    isGap(square: Square): boolean {
        return this.gaps.some((gap) => at(gap) === at(square));
    }

    /** Starts over at a new position, and picks up a card that fits. */
    reset() {
        this.chosen = null;
        this.refusal = null;
        const { held, drawn, playable } = this;
        const kinds = this.hand.map(({ kind }) => kind);
        if (drawn && playable.has(drawn)) this.#hold(drawn);
        else if (!held || !kinds.includes(held) || (playable.size > 0 && !playable.has(held)))
            this.#hold(this.#commonest());
        else this.#straighten();
        const [first] = this.#lays;
        if (!this.#onSquare && !this.isGap(this.cursor) && first) this.cursor = first;
    }

    /** A focused square may be redrawn as a card; keeps the focus there. */
    keepFocus() {
        const focused = document.activeElement?.closest('[data-square]') ?? null;
        this.#onSquare = this.root?.contains(focused) ?? false;
        if (!this.#onSquare) return;
        void tick().then(() => {
            if (document.activeElement === document.body) this.#focusSquare(untrack(() => this.cursor));
        });
    }

    readonly choose = (kind: Kind) => {
        this.refusal = null;
        if (kind === this.held) this.turn(1);
        else {
            this.chosen = null;
            this.#hold(kind);
        }
    };

    /** On a square that was chosen, only among the turns that fit there. */
    readonly turn = (step: number) => {
        this.refusal = null;
        if (!this.held) return;
        if (!this.chosen) {
            this.quarters += step;
            return;
        }
        const square = this.chosen;
        for (let more = step; Math.abs(more) < 4; more += step) {
            const next = turned(this.held, this.quarters + more);
            if (next !== this.sides && this.#scene.network.misfit(square, next) === null) {
                this.quarters += more;
                return;
            }
        }
        this.#refuse(square, t('roads-why-only'));
    };

    /** A square was chosen. With a mouse or a key it is laid at once; a finger sees it first. */
    tap(square: Square, touch: boolean) {
        this.refusal = null;
        this.cursor = square;
        const { legal } = this.#state();
        if (legal.length === 0) return this.#explainTurn(square);
        if (this.forced) return this.#refuse(square, t(`roads-forced-${this.forced}`));
        const here = this.#lays.filter((laid) => at(laid) === at(square));
        if (!this.held && here[0]) this.#hold(kindOf(here[0].sides));
        const fits = here.filter((laid) => kindOf(laid.sides) === this.held);
        if (fits.length === 0) {
            this.chosen = null;
            this.#explain(square);
        } else if (!fits.some((laid) => laid.sides === this.sides)) {
            this.#turnTo(fits[0]?.sides ?? '');
            this.chosen = square;
        } else if (touch && !(this.chosen && at(this.chosen) === at(square))) this.chosen = square;
        else this.lay(square);
    }

    lay(square: Square) {
        if (!this.sides) return;
        this.chosen = null;
        this.hover = null;
        this.#state().play(laidText(square, this.sides));
    }

    /** A mouse points here. */
    pointAt(point: Point) {
        const square = this.#scene.squareAt(point);
        if (this.hover && at(this.hover) === at(square)) return;
        this.hover = square;
        if (this.refusal && at(this.refusal.square) !== at(square)) this.refusal = null;
    }

    /** Over a square where the held card could lie the wheel turns it; elsewhere it brings the table nearer. */
    readonly wheel = (event: WheelEvent) => {
        const { still, viewport, inBox } = this.#scene;
        if (still) return;
        event.preventDefault();
        const turns = this.held && this.#state().legal.length > 0 && this.hover && this.isGap(this.hover);
        if (!event.ctrlKey && turns) {
            this.#rolled += event.deltaY;
            if (Math.abs(this.#rolled) < 40) return;
            this.turn(this.#rolled < 0 ? -1 : 1);
            this.#rolled = 0;
            return;
        }
        viewport.zoomByWheel(event, inBox(screenPoint(event)));
    };

    /** A card is dragged out of the hand. */
    readonly dragTo = (kind: Kind, point: Point) => {
        if (this.held !== kind) this.#hold(kind);
        this.chosen = null;
        this.drag = point;
        const box = this.#scene.inBox(point);
        if (this.#scene.shows(box)) this.pointAt(box);
        else this.hover = null;
    };

    readonly drop = (point: Point | null, touch: boolean) => {
        this.drag = null;
        this.hover = null;
        if (!point) return;
        const box = this.#scene.inBox(point);
        if (this.#scene.shows(box)) this.tap(this.#scene.squareAt(box), touch);
    };

    /** Undoes the last thing the player has begun; returns whether there was anything. */
    cancel(): boolean {
        if (this.refusal) this.refusal = null;
        else if (this.chosen) this.chosen = null;
        else if (this.held) this.held = null;
        else return false;
        return true;
    }

    /** On to another card of the hand. */
    nextCard(step: number) {
        const { hand, held } = this;
        const here = hand.findIndex(({ kind }) => kind === held);
        const next = hand[(here + step + hand.length) % hand.length];
        if (!next) return;
        if (next.kind !== held) this.choose(next.kind);
        if (document.activeElement?.matches('[data-card]')) {
            const card = `[data-card="${next.kind}"]`;
            void tick().then(() => this.root?.querySelector<HTMLElement>(card)?.focus());
        }
    }

    /** The keys go to a square. */
    async visit(square: Square) {
        this.cursor = square;
        this.refusal = null;
        this.#scene.viewport.reveal(middle(square));
        await tick();
        this.#focusSquare(square);
    }

    /** Of the cards that fit the one there is most of: nobody is led to spend a rare one. */
    #commonest(): Kind | null {
        const fitting = this.hand.filter(({ kind }) => this.playable.has(kind));
        return fitting.sort((a, b) => b.count - a.count)[0]?.kind ?? null;
    }

    #hold(kind: Kind | null) {
        if (this.held !== kind) this.quarters = 0;
        this.held = kind;
        this.#straighten();
    }

    /** Turns the held card so that it fits somewhere, if it does not yet. */
    #straighten() {
        if ([...this.glow.values()].includes('now')) return;
        const fit = this.#lays.find((laid) => kindOf(laid.sides) === this.held);
        if (fit) this.#turnTo(fit.sides);
    }

    #turnTo(wanted: string) {
        if (!this.held) return;
        for (let step = 0; step < 4; step++) {
            if (turned(this.held, this.quarters + step) === wanted) {
                this.quarters += step;
                return;
            }
        }
    }

    #refuse(square: Square, ...lines: string[]) {
        this.refusal = { square, lines };
    }

    /** Somebody tries who is not to move. */
    #explainTurn(square: Square) {
        const { view, seat, names } = this.#state();
        if (this.over || seat === null || view.active === seat || this.#scene.network.card(square)) return;
        this.#refuse(square, t('roads-why-turn', { name: names[(view.active ?? 1) - 1] ?? '' }));
    }

    /** Why the held card cannot lie here, side by side. */
    #explain(square: Square) {
        const misfit = this.sides && this.#scene.network.misfit(square, this.sides);
        if (!misfit) return this.#refuse(square, t('roads-why-hold'));
        const lines = misfitRefusal(misfit, this.mixed);
        const fitsAnother = this.#lays.some((laid) => at(laid) === at(square));
        if (misfit.why === 'clash' && fitsAnother) lines.push(t('roads-why-other'));
        this.#refuse(square, ...lines);
    }

    #focusSquare(square: Square) {
        const place = `[data-square="${at(square)}"]`;
        this.root?.querySelector<SVGElement>(place)?.focus({ preventScroll: true });
    }
}

function marksOf(misfit: Misfit | null): readonly string[] {
    return misfit?.why === 'clash' ? misfit.clashes.map(({ direction }) => direction) : [];
}
