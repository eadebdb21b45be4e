/** An analysis: a position, the variations that were tried from it, and where one is in them. */

import type { AdviseRequest, Standing } from '../api/protocol';
import type { GameModule, Setup, Speaker } from '../boards/board';
import { type GameName, load } from '../boards';
import { announce } from '../frame/announce.svelte';
import { inWords } from '../frame/refusal';
import { t } from '../texts/texts.svelte';
import { addressOf, type Place } from './address';
import { Evaluation } from './evaluation.svelte';
import { fresh } from './fresh';
import { explain } from './impossible';
import { standing, wantedAt } from './standings';
import { asMainLine, type Path, toEnd, withMove, without } from './tree';

export class Analysis {
    readonly game: GameName;
    readonly evaluation = new Evaluation();
    place = $state.raw() as Place;
    module = $state.raw<GameModule>();
    /** How it stands at the place; the last one while the next is on its way. */
    now = $state.raw<Standing>();
    /** Why the position cannot be shown. */
    problem = $state<string | null>(null);
    refusal = $state.raw<{ move: string; text: string } | null>(null);
    /** Whether the address can hold all of it. */
    fits = $state(true);
    /** How many answers have been asked for: only the last one counts. */
    #asked = 0;

    constructor(place: Place) {
        this.game = place.game;
        this.place = place;
    }

    async open() {
        this.module = await load(this.game);
        const { position, tree, setup } = this.place;
        // A position without dealt cards is of no use; what is dealt belongs to the address.
        const isEmpty = position === null && tree.length === 0;
        const begun = isEmpty && Object.keys(setup).length === 0;
        if (isEmpty || position?.includes('?')) {
            this.problem = await this.begin(begun ? fresh(this.game) : setup, position);
        } else await this.#show();
    }

    get names(): string[] {
        const players = Number(this.now?.setup['players'] ?? 2);
        return Array.from({ length: players }, (_, at) => t('common-seat', { seat: at + 1 }));
    }

    get speaker(): Speaker {
        return { name: (seat) => this.names[seat - 1] ?? String(seat), own: () => false };
    }

    /** Who is to act; null while chance is, and after the end. */
    get mover(): number | null {
        const { turn, seat } = this.now ?? {};
        if (Array.isArray(turn)) return turn.includes(seat ?? 0) ? (seat ?? null) : (turn[0] ?? null);
        return turn ?? null;
    }

    /** What is asked of the strongest bot here. */
    get question(): AdviseRequest | null {
        if (this.mover === null || this.problem !== null) return null;
        return { ...wantedAt(this.place), seat: this.mover };
    }

    /**
     * Begins with another position; what it leaves to the lot is dealt. Null if that went well, otherwise why there is
     * no such position: then nothing changes.
     */
    async begin(setup: Setup, position: string | null): Promise<string | null> {
        const asked = ++this.#asked;
        const wanted = {
            game: this.game,
            setup: { ...setup },
            ...(position === null ? {} : { position }),
            // Whoever looks at nardy chooses the throws.
            draw: position === null && this.game !== 'nardy',
        };
        let dealt: Standing;
        try {
            dealt = await standing(wanted);
        } catch (error) {
            return explain(error);
        }
        if (asked !== this.#asked) return null;
        const began = position === null && dealt.lines.length === 0 ? null : dealt.position;
        this.#go({ ...this.place, setup, position: began, tree: [], path: [] });
        await this.#show();
        return null;
    }

    /** Shows another analysis of this game, as it is. */
    async take(place: Place) {
        this.#go(place);
        await this.#show();
    }

    /** Plays a move, or tells why it cannot be played. */
    async play(move: string) {
        const { now } = this;
        this.refusal = null;
        if (!now) return;
        const written = Array.isArray(now.turn) ? `${this.mover} ${move}` : move;
        if (now.legal.includes(move)) return this.add([written]);
        const tried = await this.#try([written]);
        const refused = tried?.refused;
        if (!refused) return this.add([written]);
        const text = this.module?.explainRefusal?.(refused, this.speaker) ?? t('analysis-refused');
        this.refusal = { move, text };
        announce(text);
    }

    /** Adds moves to the variations and goes to the last one. */
    async add(moves: readonly string[]) {
        let { tree, path } = this.place;
        for (const move of moves) ({ tree, path } = withMove(tree, path, move));
        this.#go({ ...this.place, tree, path });
        await this.#show();
    }

    /** Plays a line as far as it can be played. */
    async follow(line: readonly string[]) {
        const before = wantedAt(this.place).moves?.length ?? 0;
        const tried = await this.#try(line);
        const most = (tried?.lines.length ?? 0) - before;
        if (most > 0) await this.add(line.slice(0, most));
    }

    /** Lets chance decide. */
    async draw() {
        const before = wantedAt(this.place).moves?.length ?? 0;
        const tried = await this.#try([], true);
        if (tried) await this.add(tried.lines.slice(before));
    }

    async walk(path: Path) {
        this.refusal = null;
        this.#go({ ...this.place, path });
        await this.#show();
    }

    back = () => this.walk(this.place.path.slice(0, -1));
    first = () => this.walk([]);
    last = () => this.walk(toEnd(this.place.tree, this.place.path));

    /** Forgets a variation, with what follows it. */
    async forget(path: Path) {
        const tree = without(this.place.tree, path);
        const inside = path.every((index, at) => this.place.path[at] === index);
        const sibling = path.length - 1;
        const kept = [...this.place.path];
        const isSister = path.slice(0, -1).every((index, at) => kept[at] === index);
        const later = kept[sibling] ?? -1;
        if (!inside && isSister && later > (path.at(-1) ?? 0)) kept[sibling] = later - 1;
        this.#go({ ...this.place, tree, path: inside ? path.slice(0, -1) : kept });
        await this.#show();
    }

    /** Makes a variation the main line. */
    async promote(path: Path) {
        const { tree, path: promoted } = asMainLine(this.place.tree, path);
        this.#go({ ...this.place, tree, path: promoted });
        await this.#show();
    }

    /** From whose side the board is seen. */
    look(seat: number) {
        this.#go({ ...this.place, seat });
    }

    async #try(moves: readonly string[], draw = false): Promise<Standing | undefined> {
        const base = wantedAt(this.place);
        try {
            const wanted = { ...base, moves: [...(base.moves ?? []), ...moves] };
            return await standing(draw ? { ...wanted, draw } : wanted);
        } catch (error) {
            const text = inWords(error);
            this.refusal = { move: moves[0] ?? '', text };
            announce(text);
            return undefined;
        }
    }

    #go(place: Place) {
        this.place = place;
        const address = addressOf(place);
        this.fits = address !== null;
        if (address !== null) history.replaceState(null, '', address);
    }

    async #show() {
        const asked = ++this.#asked;
        const { place } = this;
        try {
            const now = await standing(wantedAt(place));
            if (asked !== this.#asked) return;
            this.problem = null;
            this.now = now;
            if (!now.refused) return;
            // A link may say anything: the way ends where a move cannot be played.
            const text = this.module?.explainRefusal?.(now.refused, this.speaker) ?? t('analysis-refused');
            this.#go({ ...place, path: place.path.slice(0, now.lines.length) });
            this.refusal = { move: '', text };
            announce(text);
        } catch (error) {
            if (asked !== this.#asked) return;
            this.problem = explain(error);
        }
    }
}
