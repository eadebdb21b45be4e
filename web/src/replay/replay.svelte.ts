/** A game that was played, step by step. */

import { post, text } from '../api/http';
import type { Studied } from '../api/protocol';
import { allSteps } from '../api/steps';
import { isGame, load } from '../boards';
import type { GameModule, Speaker } from '../boards/board';
import { inWords, lossOnTime, placeAfter } from '../boards/lines';
import { botWithLevel } from '../frame/bots';
import { type Written, written } from '../log/turns';
import { toldApart } from '../table/seats';
import { t } from '../texts/texts.svelte';
import { namesOf, readRecord } from '../verify/record';

/** A game of the service, or a record that somebody imported. */
export type Source = { id: string; link: string | null } | { record: string };

/** How long a step stays while they play by themselves, in milliseconds. */
const PACE = 1100;

/** House bots are noted in records by these words. */
const HOUSE_BOT = /^house bot, level (\d)$/;

export class Replay {
    readonly source: Source;
    module = $state.raw<GameModule>();
    studied = $state.raw<Studied>();
    record = $state.raw('');
    noted = $state.raw<string[]>([]);
    /** With whose eyes; null for those that the service chose. */
    seat = $state<number | null>(null);
    at = $state(0);
    playing = $state(false);

    #timer: ReturnType<typeof setTimeout> | undefined;

    constructor(source: Source) {
        this.source = source;
    }

    /** The steps and the record; begins at the end, where the result is. */
    async open() {
        const [studied, record] = await Promise.all([this.#steps(), this.#text()]);
        if (!isGame(studied.game)) throw new Error(`there is no board for ${studied.game}`);
        this.module = await load(studied.game);
        this.record = record;
        this.noted = namesOf(readRecord(record) ?? { header: new Map(), events: [] });
        this.studied = studied;
        this.at = studied.steps.length - 1;
    }

    /** The same game as another seat saw it. */
    async look(seat: number) {
        this.seat = seat;
        this.studied = await this.#steps();
    }

    get step() {
        return this.studied?.steps[this.at];
    }

    get end() {
        return (this.studied?.steps.length ?? 1) - 1;
    }

    get names(): string[] {
        const players = Number(this.studied?.setup['players'] ?? this.noted.length);
        const names = Array.from({ length: players }, (_, at) => {
            const name = this.noted[at] ?? '';
            const level = HOUSE_BOT.exec(name)?.[1];
            if (level !== undefined) return botWithLevel(at + 1, level);
            return name || t('common-seat', { seat: at + 1 });
        });
        return toldApart(names);
    }

    get speaker(): Speaker {
        const names = this.names;
        return { name: (seat) => names[seat - 1] ?? String(seat), own: () => false };
    }

    /** What is said of each step; null where people need not read anything. */
    get lines(): (string | null)[] {
        const { module, studied, speaker } = this;
        if (!module || !studied) return [];
        const { steps, setup } = studied;
        const record = steps.slice(1).map(({ line }) => line ?? '');
        return steps.map(({ line }, at) => {
            if (line === null) return null;
            const before = steps[at - 1]?.view ?? null;
            const after = steps[placeAfter(at - 1, record)]?.view ?? null;
            const told = lossOnTime(record, at - 1, speaker);
            return told ?? inWords(module, line, speaker, { before, after, setup });
        });
    }

    /** The written game. */
    get written(): Written {
        const { module, studied, speaker } = this;
        if (!module || !studied) return { turns: [], remarks: [] };
        const { steps, setup } = studied;
        const record = steps.slice(1).map(({ line }) => line ?? '');
        const around = (place: number) => ({
            before: steps[place]?.view ?? null,
            after: steps[placeAfter(place, record)]?.view ?? null,
            setup,
        });
        return written({ module, record, speaker, around });
    }

    go(to: number) {
        this.at = Math.min(this.end, Math.max(0, to));
    }

    /** By hand: whatever played by itself stops. */
    turn(to: number) {
        this.stop();
        this.go(to);
    }

    toggle() {
        if (this.playing) return this.stop();
        if (this.at === this.end) this.at = 0;
        this.playing = true;
        this.#timer = setTimeout(() => this.#next(), PACE);
    }

    stop() {
        clearTimeout(this.#timer);
        this.playing = false;
    }

    #next() {
        this.go(this.at + 1);
        if (this.at === this.end) return this.stop();
        this.#timer = setTimeout(() => this.#next(), PACE);
    }

    #steps(): Promise<Studied> {
        const { source, seat } = this;
        if ('record' in source) {
            return post<Studied>('/api/study', { record: source.record, ...(seat === null ? {} : { seat }) });
        }
        return allSteps(source.id, {
            ...(source.link === null ? {} : { link: source.link }),
            ...(seat === null ? {} : { seat: String(seat) }),
        });
    }

    #text(): Promise<string> {
        const address = this.recordAddress;
        return 'record' in this.source ? Promise.resolve(this.source.record) : text(address ?? '');
    }

    /** Where the record is to be had. */
    get recordAddress(): string | null {
        if ('record' in this.source) return null;
        const { id, link } = this.source;
        return `/api/games/${id}/record${link === null ? '' : `?link=${encodeURIComponent(link)}`}`;
    }
}
