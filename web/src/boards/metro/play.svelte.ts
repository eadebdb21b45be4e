/** What a player is doing at the board: the tile held, which way round, and the line it is meant for. */

import { t } from '../../texts/texts.svelte';
import type { BoardProps } from '../board';
import { followDrag } from '../drag';
import { pointIn, screenPoint } from '../geometry';
import { latin } from '../latin';
import { misfit } from './fits';
import { lineInWords } from './prompt';
import { lineRefusal } from './refusal';
import {
    acts,
    asHeld,
    isDouble,
    type LineName,
    lineOf,
    readLaying,
    seatOf,
    type Tile,
    turned,
    type View,
} from './view';
import type { Viewport } from '../viewport.svelte';

type State = Pick<BoardProps<View>, 'view' | 'legal' | 'seat' | 'play'>;

/** How far an arrow moves the map. */
const PAN = 60;

export class Play {
    root = $state<HTMLElement>();
    /** The line under a pointer; the map tells. */
    lineAt: (event: PointerEvent) => LineName | null = () => null;

    held = $state<Tile | null>(null);
    /** Whether the player took the held tile up; a single tile that can be laid is held by itself. */
    taken = $state(false);
    flipped = $state(false);
    aim = $state<LineName | null>(null);
    /** Whether a metro token is to be spent. */
    armed = $state(false);
    drag = $state<{ tile: Tile; x: number; y: number } | null>(null);
    /** Why the last attempt was refused, as this board explains it. */
    refusal = $state<string | null>(null);
    #stop = $state<Tile | null>(null);
    #dragged = false;
    #hadFocus = false;
    #stopDrag: (() => void) | undefined;
    readonly #state: () => State;
    readonly #viewport: Viewport;

    constructor(state: () => State, viewport: Viewport) {
        this.#state = state;
        this.#viewport = viewport;
    }

    readonly hand = $derived.by(() => {
        const { view, seat } = this.#state();
        return (seat !== null && seatOf(view, seat)?.hand) || [];
    });
    readonly layings = $derived.by(() =>
        this.#state().legal.flatMap((move) => {
            const laying = readLaying(move);
            return laying ? [{ move, ...laying }] : [];
        }),
    );
    readonly playable = $derived.by(() => new Set(this.layings.map((laying) => asHeld(laying.tile))));
    /** Whether something can be done here and now. */
    readonly mine = $derived.by(() => {
        const { view, seat, legal } = this.#state();
        return acts(view, seat) && legal.length > 0;
    });
    /** What can be done without a tile. */
    readonly waiting = $derived.by(
        () => this.#state().legal.find((move) => /^(draw|keep|pass|done)$/.test(move)) ?? null,
    );
    /** Whether another tile costs a token. */
    readonly costs = $derived.by(() => this.layings.some((laying) => laying.token));

    /** The lines that the held tile fits, and how it would lie there. */
    readonly targets = $derived.by(() => {
        const found = new Map<LineName, Tile>();
        if (this.held === null) return found;
        const wanted = this.flipped ? turned(this.held) : this.held;
        for (const laying of this.layings) {
            if (asHeld(laying.tile) !== this.held) continue;
            if (!found.has(laying.line) || laying.tile === wanted) found.set(laying.line, laying.tile);
        }
        return found;
    });
    /** Whether the held tile fits some line either way round. */
    readonly flips = $derived.by(() => {
        const { held, layings } = this;
        if (held === null || isDouble(held)) return false;
        const straight = new Set(layings.filter(({ tile }) => tile === held).map(({ line }) => line));
        return layings.some(({ tile, line }) => tile === turned(held) && straight.has(line));
    });
    readonly raised = $derived.by(() => (this.costs && !this.armed ? new Set<Tile>() : this.playable));
    /** The tile with the one tab stop. */
    readonly tabStop = $derived.by(() => {
        const { hand } = this;
        if (this.#stop !== null && hand.includes(this.#stop)) return this.#stop;
        return hand.find((tile) => this.playable.has(tile)) ?? hand[0] ?? null;
    });

    /** Starts over at a new position; if a single tile can be laid, it is picked up. */
    reset() {
        this.cancel();
        this.flipped = false;
        this.armed = false;
        const [only] = this.playable;
        if (this.playable.size === 1 && only !== undefined && !this.costs) this.#hold(only);
    }

    /** Keeps the focus on the board when the focused tile is gone. */
    keepFocus() {
        if (!this.#hadFocus || !this.root) return;
        if (document.activeElement && document.activeElement !== document.body) return;
        const next =
            this.root.querySelector<HTMLElement>('.actions .button') ??
            this.root.querySelector<HTMLElement>('.tile[tabindex="0"]');
        next?.focus();
    }

    /** The board is removed, perhaps in the middle of a drag. */
    destroy() {
        this.#stopDrag?.();
    }

    cancel() {
        this.held = null;
        this.taken = false;
        this.aim = null;
        this.refusal = null;
    }

    readonly take = (tile: Tile) => {
        this.#stop = tile;
        if (this.#dragged) return;
        const { view } = this.#state();
        if (!this.mine) {
            this.refusal = view.ending ? null : t('metro-why-turn');
            return;
        }
        if (this.held === tile) {
            if (this.flips && !this.flipped) this.flipped = true;
            else this.cancel();
            return;
        }
        if (this.playable.has(tile)) {
            this.armed = this.costs;
            this.#hold(tile);
            this.taken = true;
            return;
        }
        this.#hold(tile);
        if (view.stage === 'drawn' && view.drawn) this.refusal = t('metro-why-drawn', { tile: view.drawn });
        else if (view.stage === 'more' && this.layings.length === 0) this.refusal = t('metro-why-none');
        else this.refusal = t('metro-why-nowhere', { tile });
    };

    readonly pick = (line: LineName) => {
        const { view } = this.#state();
        const chosen = lineOf(view, line);
        if (!chosen) return;
        const tile = this.targets.get(line);
        if (this.held !== null && tile !== undefined) {
            const laying = this.layings.find((one) => one.line === line && one.tile === tile);
            if (laying) this.send(laying.move);
            return;
        }
        if (this.held !== null) {
            const why = misfit(view, chosen, this.held);
            this.refusal = why ? lineRefusal(why, line) : this.refusal;
        } else this.refusal = lineInWords(chosen);
    };

    readonly send = (move: string) => {
        this.#hadFocus = this.root?.contains(document.activeElement) ?? false;
        this.#state().play(move);
    };

    readonly flip = () => {
        if (this.flips) this.flipped = !this.flipped;
    };

    /** A tile is pressed, and may be dragged onto the map. */
    readonly startDrag = (tile: Tile, event: PointerEvent) => {
        this.#dragged = false;
        if (event.button !== 0 || !this.mine) return;
        this.#stopDrag?.();
        this.#stopDrag = followDrag(event, {
            start: () => {
                this.#dragged = true;
                this.armed = this.costs;
                this.#hold(tile);
            },
            move: (moved) => {
                this.drag = { tile, ...pointIn(this.root, screenPoint(moved)) };
                this.aim = this.lineAt(moved);
            },
            end: (ended, dragged) => {
                this.drag = null;
                if (!dragged) return;
                const line = ended.type === 'pointerup' ? this.lineAt(ended) : null;
                if (line) this.pick(line);
                // The click that follows a drag is not a tap.
                setTimeout(() => (this.#dragged = false));
            },
        });
    };

    readonly keyDown = (event: KeyboardEvent) => {
        if (event.ctrlKey || event.altKey || event.metaKey) return;
        const { legal } = this.#state();
        const viewport = this.#viewport;
        const onTile = event.target instanceof HTMLElement && event.target.dataset['tile'] !== undefined;
        const moves: Record<string, () => void> = {
            d: () => legal.includes('draw') && this.send('draw'),
            k: () => legal.includes('keep') && this.send('keep'),
            p: () => legal.includes('pass') && this.send('pass'),
            e: () => legal.includes('done') && this.send('done'),
            t: () => this.costs && (this.armed = !this.armed),
            f: this.flip,
            '+': viewport.zoomIn,
            '=': viewport.zoomIn,
            '-': viewport.zoomOut,
            '0': () => viewport.fit(),
            Escape: () => this.cancel(),
        };
        if (event.shiftKey && event.key.startsWith('Arrow')) {
            moves['ArrowLeft'] = () => viewport.pan(PAN, 0);
            moves['ArrowRight'] = () => viewport.pan(-PAN, 0);
            moves['ArrowUp'] = () => viewport.pan(0, PAN);
            moves['ArrowDown'] = () => viewport.pan(0, -PAN);
        } else if (onTile) {
            const { aim } = this;
            moves['ArrowLeft'] = () => this.#step(-1);
            moves['ArrowRight'] = () => this.#step(1);
            moves['ArrowUp'] = () => this.#aimNext(-1);
            moves['ArrowDown'] = () => this.#aimNext(1);
            if (this.held === this.tabStop && aim !== null) moves['Enter'] = () => this.pick(aim);
        }
        const pressed = latin(event);
        const act = moves[pressed.length === 1 ? pressed.toLowerCase() : pressed];
        if (!act) return;
        event.preventDefault();
        act();
    };

    #hold(tile: Tile) {
        this.held = tile;
        this.taken = false;
        this.flipped = false;
        this.refusal = null;
        this.aim = this.targets.keys().next().value ?? null;
    }

    #step(by: 1 | -1) {
        const { hand } = this;
        const next = hand[(hand.indexOf(this.tabStop ?? '') + by + hand.length) % hand.length];
        if (next === undefined) return;
        this.#stop = next;
        this.root?.querySelector<HTMLElement>(`[data-tile="${next}"]`)?.focus();
    }

    #aimNext(by: 1 | -1) {
        const lines = [...this.targets.keys()];
        const at = this.aim === null ? -1 : lines.indexOf(this.aim);
        this.aim = lines[(at + by + lines.length) % lines.length] ?? null;
    }
}
