/** Checks the chance of a finished game: everything is computed again, and the first difference is named. */

import { bytesToHex, hexToBytes } from '@noble/hashes/utils.js';
import { ChanceEvent } from './numbers';
import { playersOf, readRecord, type Record } from './record';
import { commitment, contributionCommitment, seedOf, setupHash } from './seed';
import { Stock } from './stock';

/** What this browser saw before and during the game. */
export interface Seen {
    commitment: string;
    contributions: readonly { seat: number; commitment: string | null; value: string | null }[];
}

export type Difference =
    | { kind: 'commitment'; says: string; should: string }
    | { kind: 'contribution'; seat: number; says: string; should: string }
    | { kind: 'not-revealed'; seat: number }
    | { kind: 'seen-commitment'; says: string; should: string }
    | { kind: 'seen-contribution'; seat: number; says: string; should: string }
    | { kind: 'seed'; says: string; should: string }
    | { kind: 'chance'; event: number; says: string; should: string };

export type Obstacle = 'no-record' | 'no-proof' | 'bad-proof' | 'unknown-rules' | 'no-secret' | 'void';

export interface Report {
    verdict:
        { kind: 'right' } | { kind: 'wrong'; difference: Difference } | { kind: 'unchecked'; why: Obstacle };
    /** The service's commitment as the record has it. */
    commitment: string;
    seed: string;
    /** The seats that contributed. */
    contributors: readonly number[];
    /** Whether it was compared with what this browser saw. */
    compared: boolean;
    /** How many chance events were computed again. */
    computed: number;
    /** How many this page cannot compute: a move picked after a time-out depends on the whole rules. */
    left: number;
}

/** The versions of the rules whose chance this page computes; all games have had only one so far. */
const KNOWN_RULES: readonly string[] = ['1'];

const BYTES = /^[0-9a-f]{64}$/;

interface Proof {
    game: string;
    commitment: string;
    secret: string | undefined;
    contributions: { seat: number; commitment: string; value: string | undefined }[];
}

function proofOf({ header }: Record): Proof | Obstacle {
    const [game, promised] = [header.get('chance.game'), header.get('chance.commitment')];
    if (game === undefined || promised === undefined) return 'no-proof';
    const seats = [...header.keys()].flatMap((name) => {
        const seat = /^chance\.seat\.(\d+)\.commitment$/.exec(name)?.[1];
        return seat === undefined ? [] : [Number(seat)];
    });
    const contributions = seats
        .sort((a, b) => a - b)
        .map((seat) => ({
            seat,
            commitment: header.get(`chance.seat.${seat}.commitment`) ?? '',
            value: header.get(`chance.seat.${seat}.value`),
        }));
    const secret = header.get('chance.secret');
    const bytes = [
        promised,
        secret,
        ...contributions.flatMap(({ commitment, value }) => [commitment, value]),
    ];
    if (game.length !== 26 || bytes.some((text) => text !== undefined && !BYTES.test(text)))
        return 'bad-proof';
    return { game, commitment: promised, secret, contributions };
}

/** Checks a record, and compares it with what was seen if this browser was there. */
export function verify(text: string, seen: Seen | null): Report {
    const report: Report = {
        verdict: { kind: 'right' },
        commitment: '',
        seed: '',
        contributors: [],
        compared: seen !== null,
        computed: 0,
        left: 0,
    };
    const unchecked = (why: Obstacle): Report => ({ ...report, verdict: { kind: 'unchecked', why } });
    const wrong = (difference: Difference): Report => ({ ...report, verdict: { kind: 'wrong', difference } });

    const record = readRecord(text);
    if (!record) return unchecked('no-record');
    const proof = proofOf(record);
    if (typeof proof === 'string') return unchecked(proof);
    report.commitment = proof.commitment;
    report.contributors = proof.contributions.map(({ seat }) => seat);

    if (!KNOWN_RULES.includes(record.header.get('rules') ?? '')) return unchecked('unknown-rules');

    const unlike = seen && unlikeSeen(proof, seen);
    if (unlike) return wrong(unlike);
    for (const { seat, commitment: says, value } of proof.contributions) {
        if (value === undefined) continue;
        const should = bytesToHex(contributionCommitment(proof.game, hexToBytes(value)));
        if (says !== should) return wrong({ kind: 'contribution', seat, says, should });
    }
    if (proof.secret === undefined) return unchecked('no-secret');

    const secret = hexToBytes(proof.secret);
    const setup = setupHash(record);
    const should = bytesToHex(commitment(proof.game, setup, secret));
    if (proof.commitment !== should) return wrong({ kind: 'commitment', says: proof.commitment, should });
    const silent = proof.contributions.find(({ value }) => value === undefined);
    if (silent) {
        return record.events.length === 0
            ? unchecked('void')
            : wrong({ kind: 'not-revealed', seat: silent.seat });
    }

    const given = Array.from({ length: playersOf(record) }, (_, at) => {
        const value = proof.contributions.find(({ seat }) => seat === at + 1)?.value;
        return value === undefined ? null : hexToBytes(value);
    });
    const seed = seedOf(secret, proof.game, setup, given);
    report.seed = bytesToHex(seed);
    const named = record.header.get('chance.seed');
    if (named !== undefined && named !== report.seed)
        return wrong({ kind: 'seed', says: named, should: report.seed });

    const difference = checkEvents(record, seed, report);
    return difference ? wrong(difference) : report;
}

function unlikeSeen(proof: Proof, seen: Seen): Difference | undefined {
    if (proof.commitment !== seen.commitment)
        return { kind: 'seen-commitment', says: proof.commitment, should: seen.commitment };
    for (const { seat, commitment: promised, value } of seen.contributions) {
        const now = proof.contributions.find((given) => given.seat === seat);
        for (const [should, says] of [
            [promised, now?.commitment],
            [value, now?.value],
        ])
            if (should != null && should !== says)
                return { kind: 'seen-contribution', seat, says: says ?? '–', should };
    }
    return undefined;
}

function checkEvents(record: Record, seed: Uint8Array, report: Report): Difference | undefined {
    const kind = record.header.get('game') ?? '';
    const stock = new Stock(record);
    let standing: string[] = [];
    let ordinal = 0;
    for (const [at, line] of record.events.entries()) {
        if (line.startsWith('! ')) {
            const should = stock.derive(line.slice(2).split(' '), new ChanceEvent(seed, kind, ordinal));
            ordinal += 1;
            if (should === null) report.left += 1;
            else if (line !== `! ${should}`)
                return { kind: 'chance', event: at + 1, says: line.slice(2), should };
            else report.computed += 1;
        }
        const back = /^takeback (\d+)$/.exec(line)?.[1];
        if (back === undefined) {
            standing.push(line);
            stock.happened(line);
        } else {
            standing = standing.slice(0, Math.max(0, standing.length - Number(back)));
            stock.begin();
            for (const kept of standing) stock.happened(kept);
        }
    }
    return undefined;
}
