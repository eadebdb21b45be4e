/** A table from the viewer's seat: who is who, whose turn it is, what is visible and what can be done. */

import { Refused } from '../api/http';
import { live } from '../api/live.svelte';
import type { Action, SeatState } from '../api/protocol';
import type { AnyView, Fact, GameModule } from '../boards/board';
import { inWords as whyNot } from '../frame/refusal';
import { go } from '../frame/router.svelte';
import { matchCounts } from '../frame/terms';
import { t } from '../texts/texts.svelte';
import { ChatSeen } from './chat.svelte';
import { confirmsMoves } from './confirming.svelte';
import { type Turn, written } from '../log/turns';
import { TakenHint } from './hint.svelte';
import { History } from './history.svelte';
import { Memory } from './memory.svelte';
import { nameOf, speaker as speakerOf } from './people';
import { refusal } from './refusal';
import { acting, toldApart } from './seats';
import { Table } from './table.svelte';
import { type ClockState, lowFrom } from './time-left';
import { addressOfGame } from '../analysis/from-game';
import { hidesHands } from '../analysis/hidden';

export class Sitting {
    readonly table: Table;
    readonly memory = new Memory();
    readonly history: History;
    readonly chat: ChatSeen;
    readonly hint: TakenHint;

    /** The game's board and words; undefined until they are there. */
    module = $state.raw<GameModule>();
    /** Whether the words for a table are there. */
    worded = $state(false);
    /** A move that waits to be confirmed, and how many events the game had when it was chosen. */
    #proposed = $state.raw<{ move: string; seq: number } | null>(null);
    /** The view with what the board prepares: checkers that have moved in a play that is not finished. */
    draft = $state.raw<AnyView | null>(null);
    /** Whether a game has ended while this page watched it. */
    endedHere = $state(false);
    /** The turn of the log that somebody points at. */
    pointed = $state.raw<Turn | null>(null);
    /** Whether a game that was just won is being celebrated. */
    celebrates = $state(false);
    /** The game that was given up to be analysed, while the bots play it to its end. */
    analysing = $state<string | null>(null);
    /** The last problem, until it is dismissed. */
    problem = $state('');

    constructor(id: string, link?: string) {
        this.table = new Table(id, link);
        this.chat = new ChatSeen(this.table);
        this.hint = new TakenHint(this);
        this.history = new History(this.table, this.memory, (error) => (this.problem = whyNot(error)));
    }

    readonly kind = $derived.by(() => this.table.base?.game);
    readonly names = $derived.by(() => toldApart(this.table.seats.map(nameOf)));
    /** On one screen nobody is «you»: everybody is called by name. */
    readonly speaker = $derived.by(() => {
        const { seats, you } = this.table;
        return speakerOf(seats, you.seats.length === 1 ? you.seats : []);
    });
    /** Whether there is somebody to talk to, or something was said. */
    readonly hasCompany = $derived.by(() => {
        const { seats, you, chat, chatOn } = this.table;
        const others = seats.some(({ who, seat }) => who !== null && !you.seats.includes(seat));
        return chat.length > 0 || (chatOn && others);
    });
    readonly turn = $derived.by(() => {
        const { game, status } = this.table;
        return game && status !== 'over' ? acting(game.turn) : [];
    });
    /** Our seats that a bot plays on for us. */
    readonly substituted = $derived.by(() => {
        const { seats, you } = this.table;
        return you.seats.filter((seat) => seats[seat - 1]?.bot != null);
    });
    readonly ownTurn = $derived.by(() => {
        const own = this.table.you.seats.filter((seat) => !this.substituted.includes(seat));
        return this.turn.filter((seat) => own.includes(seat));
    });
    /** On one screen: the seats that must act and are still covered. */
    readonly covered = $derived.by(() => {
        const { status, you } = this.table;
        return status === 'playing' && you.seat === null && you.seats.length > 1 ? this.ownTurn : [];
    });
    readonly isCovered = $derived.by(() => this.covered.length > 0 && this.module !== undefined);

    readonly bottom = $derived.by(() => this.table.you.seats[0] ?? 1);
    /** The other players in seat order, beginning at our left. */
    readonly others = $derived.by(() => {
        const { seats } = this.table;
        return [...seats.slice(this.bottom), ...seats.slice(0, this.bottom - 1)];
    });

    /** The move to be confirmed; what happened meanwhile ends the question. */
    readonly proposed = $derived.by(() => {
        const { game } = this.table;
        return this.#proposed && this.#proposed.seq === game?.seq ? this.#proposed.move : null;
    });
    readonly view = $derived.by(() => {
        const { module, history, proposed } = this;
        const { game, pending, you } = this.table;
        if (!game || !module) return undefined;
        if (history.step) return history.step.view;
        if (proposed !== null && you.seat !== null) return module.predict(game.view, proposed, you.seat);
        return pending ? module.predict(game.view, pending.move, pending.seat) : game.view;
    });
    readonly legal = $derived.by(() => {
        const { game, pending } = this.table;
        const mayMove = this.history.at === null && !pending && this.proposed === null;
        return mayMove ? (game?.legal ?? []) : [];
    });
    readonly refusal = $derived.by(() => {
        if (!this.table.refusal) return null;
        const { move, error } = this.table.refusal;
        return { move, text: this.module?.explainRefusal?.(error.refusal, this.speaker) ?? refusal(error) };
    });
    /** When answers are due, by this browser's clock. */
    readonly deadline = $derived.by(() => {
        const at = this.table.game?.clock?.deadline;
        return at ? this.table.local(at) : null;
    });

    /** Whose turn it is, in the words of the title. */
    readonly status = $derived.by(() => {
        const { base, status, you } = this.table;
        if (!this.worded || !base) return '';
        if (status === 'paused') return t('table-paused');
        if (status === 'preparing') return t('table-preparing');
        if (status !== 'playing') return '';
        if (this.ownTurn.length > 0 && you.seats.length === 1) return t('table-your-turn');
        const name = this.turn.map(this.speaker.name).join(', ');
        return name ? t('table-turn-of', { name }) : '';
    });

    /** The written game. What others answered is kept back while some may still answer. */
    readonly written = $derived.by(() => {
        const { module, memory, speaker, table } = this;
        const { game, record, setup } = table;
        if (!module) return { turns: [], remarks: [] };
        const hushed = game ? (module.hush?.(record, game.view) ?? 0) : 0;
        const around = (place: number) => ({
            before: memory.before(place),
            after: memory.after(place, record),
            setup,
        });
        return written({ module, record: record.slice(0, record.length - hushed), speaker, around });
    });
    /** What that turn touches on the board. */
    readonly lit = $derived.by(() => {
        const { module, pointed, table, bottom } = this;
        const eyes = table.you.seat ?? bottom;
        return module && pointed ? pointed.lines.flatMap((line) => module.touches(line, eyes)) : [];
    });

    /** What stands on the plate of a seat. */
    plate(seat: SeatState) {
        const { table, view, module, speaker } = this;
        const { game, match } = table;
        const at = seat.seat;
        return {
            seat,
            name: this.names[at - 1] ?? '',
            facts: view && module ? module.facts(this.draft ?? view, at, table.setup) : [],
            acts: this.turn.includes(at),
            own: speaker.own(at),
            won: game?.outcome?.winners.includes(at) ?? false,
            clock: this.clock(at),
            match: match && match.target > 0 ? this.#inMatch(match.points[at - 1] ?? 0) : null,
        };
    }

    /** What a seat has in the match. */
    #inMatch(points: number): Fact {
        const counts = matchCounts(this.kind ?? '');
        return { text: `★ ${points}`, label: t('table-match-points', { points, counts }) };
    }

    /** The clock of a seat; null where none runs. */
    clock(seat: number): ClockState | null {
        const { game, base, heard } = this.table;
        const left = game?.clock?.left_ms[seat - 1];
        if (left === undefined || !base) return null;
        const running = game?.clock?.running.includes(seat) ?? false;
        return { left, heard, running, low: lowFrom(base.options.clock) };
    }

    /** Whoever sees their own win happen sees it celebrated, unless they want nothing to move. */
    celebrate() {
        const won = this.table.game?.outcome?.winners ?? [];
        const still = matchMedia('(prefers-reduced-motion: reduce)').matches;
        this.celebrates =
            !still && this.table.seats.length > 1 && won.some((seat) => this.table.you.seats.includes(seat));
    }

    /** Plays a move, or asks first whether it is meant. A move that is refused anyway needs no question. */
    play(move: string) {
        const { game } = this.table;
        if (this.proposed !== null) return;
        if (confirmsMoves() && game?.legal?.includes(move) && !this.module?.isMeant?.(move)) {
            this.#proposed = { move, seq: game.seq };
        } else void this.table.play(move);
    }

    confirm() {
        const { proposed } = this;
        this.#proposed = null;
        if (proposed !== null) void this.table.play(proposed);
    }

    discard() {
        this.#proposed = null;
    }

    /** Performs an action; a refusal is shown. */
    async act(action: Action) {
        try {
            await this.table.act(action);
            this.problem = '';
            if (action.kind === 'leave') go('/');
        } catch (error) {
            if (!(error instanceof Refused)) throw error;
            this.problem = refusal(error);
        }
    }

    /** Whether giving up leads to the analysis board: nobody else plays, and no rating changes. */
    get mayAnalyse(): boolean {
        const { base, seats, you, game } = this.table;
        const alone = you.seats.length === 1 && this.analysing === null;
        const bots = seats.every(({ seat, bot }) => bot !== null || you.seats.includes(seat));
        return alone && bots && base?.options.rated === false && game?.outcome === undefined;
    }

    /** Gives the game up, and goes to the analysis board as soon as all of it may be seen. */
    async analyse() {
        const { game, record } = this.table;
        const [seat] = this.table.you.seats;
        if (!game || seat === undefined) return;
        if (!record.includes(`${seat} resign`)) {
            await this.act({ kind: 'resign', seat });
            if (this.problem !== '') return;
        }
        // Several bots play on among themselves, and hands stay hidden until they are done.
        if (hidesHands(this.kind ?? '') && this.table.game?.outcome === undefined) this.analysing = game.id;
        else await this.#openAnalysis(game.id);
    }

    /** A game has ended: it is analysed if it was given up for that. */
    async ended() {
        const game = this.analysing;
        this.analysing = null;
        if (game !== null) await this.#openAnalysis(game);
    }

    async #openAnalysis(game: string) {
        try {
            const address = await addressOfGame(game, this.table.link);
            if (address !== null) go(address);
            else this.problem = t('common-analysis-too-long');
        } catch (error) {
            this.problem = whyNot(error);
        }
    }

    /** Uncovers one of several seats on this device. */
    async uncover(seat: number) {
        try {
            await live.uncover(this.table.id, seat);
            this.problem = '';
        } catch (error) {
            this.problem = whyNot(error);
        }
    }
}
