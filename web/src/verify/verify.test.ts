/** The same vectors as the program's own: a script that shares no code with either has computed them. */

import { bytesToHex, hexToBytes } from '@noble/hashes/utils.js';
import { describe, expect, it } from 'vitest';
import decks from '../../../crates/roads/data/invented-decks.txt?raw';
import vectors from '../../../docs/fairness-vectors.txt?raw';
import resigned from './metro-resigned.record?raw';
import { deck, decksText, readDecks } from './decks';
import { ChanceEvent, bounded, number } from './numbers';
import { readRecord } from './record';
import { commitment, contributionCommitment, seedOf, setupHash } from './seed';
import { verify } from './verify';

interface Vector {
    word: string;
    of: (field: string) => string;
}

/** A line of a whole game, and whether the script computed it. */
interface RecordLine {
    text: string;
    computed: boolean;
}

const found: Vector[] = [];
const records = new Map<string, RecordLine[]>();
{
    let open: RecordLine[] | undefined;
    for (const line of vectors.split('\n')) {
        const [word = '', ...fields] = line.split(' ');
        if (word === 'record') records.set(fields[0] ?? '', (open = []));
        else if (word === 'end') open = undefined;
        else if (open) open.push({ text: line.slice(2), computed: word === '=' });
        else if (line !== '' && word !== '#') {
            const values = new Map(
                fields.map((field) => [field.split('=')[0], field.slice(field.indexOf('=') + 1)]),
            );
            found.push({ word, of: (name) => values.get(name) ?? '' });
        }
    }
}
const all = (word: string) => found.filter((vector) => vector.word === word);
const whole = (lines: readonly RecordLine[]) => lines.map(({ text }) => text).join('\n');

function recordNamed(name: string) {
    const record = readRecord(whole(records.get(name) ?? []));
    if (!record) throw new Error(`there is no record ${name}`);
    return record;
}

describe('the vectors', () => {
    it('are all known here', () => {
        const words = ['below', 'commitment', 'contribution', 'draw', 'number', 'seed', 'setup-hash'];
        expect([...new Set(found.map(({ word }) => word))].sort()).toEqual(words);
        expect(records.size).toBe(9);
    });

    it('of bounded numbers come out', () => {
        for (const { of } of all('below'))
            expect(bounded(BigInt(`0x${of('value')}`), Number(of('n')))?.toString() ?? 'again').toBe(
                of('is'),
            );
    });

    it('of commitments come out', () => {
        for (const { of } of all('commitment'))
            expect(
                bytesToHex(commitment(of('game'), hexToBytes(of('setup')), hexToBytes(of('secret')))),
            ).toBe(of('is'));
        for (const { of } of all('contribution'))
            expect(bytesToHex(contributionCommitment(of('game'), hexToBytes(of('value'))))).toBe(of('is'));
    });

    it('of seeds come out', () => {
        for (const { of } of all('seed')) {
            const seats = of('seats')
                .split(',')
                .map((value) => (value === '-' ? null : hexToBytes(value)));
            const seed = seedOf(hexToBytes(of('secret')), of('game'), hexToBytes(of('setup')), seats);
            expect(bytesToHex(seed)).toBe(of('is'));
        }
    });

    it('of setups come out', () => {
        for (const { of } of all('setup-hash'))
            expect(bytesToHex(setupHash(recordNamed(of('record'))))).toBe(of('is'));
    });

    it('of numbers come out', () => {
        for (const { of } of all('number')) {
            const value = number(hexToBytes(of('seed')), of('kind'), BigInt(of('event')), Number(of('i')));
            expect(value.toString(16).padStart(16, '0')).toBe(of('is'));
        }
        for (const { of } of all('draw')) {
            const event = new ChanceEvent(hexToBytes(of('seed')), of('kind'), Number(of('event')));
            const drawn = of('below')
                .split(',')
                .map((n) => event.below(Number(n)));
            expect(drawn.join(',')).toBe(of('is'));
        }
    });
});

describe.each([...records.keys()])('the game %s', (name) => {
    const lines = records.get(name) ?? [];
    const chance = lines.filter(({ text }) => text.startsWith('! '));

    it('is found right, everything computed that the script computed', () => {
        const report = verify(whole(lines), null);
        expect(report.verdict).toEqual({ kind: 'right' });
        expect(report.computed).toBe(chance.filter(({ computed }) => computed).length);
        expect(report.left).toBe(chance.filter(({ computed }) => !computed).length);
    });

    it('is found wrong if any computed line is changed', () => {
        for (const [at, line] of lines.entries()) {
            if (!line.computed) continue;
            const last = line.text.slice(-1);
            const changed = line.text.slice(0, -1) + (last === '1' ? '2' : '1');
            const report = verify(whole(lines.with(at, { ...line, text: changed })), null);
            expect(report.verdict.kind, changed).toBe('wrong');
        }
    });

    it('is found wrong if something else was agreed, or another secret is shown', () => {
        const text = whole(lines);
        const secret = /chance\.secret: (.)/.exec(text)?.[1];
        const other = text.replace(/chance\.secret: ./, `chance.secret: ${secret === '0' ? '1' : '0'}`);
        const bent = text.replace('\nrules: 1\n', '\nrules: 1\nsetup.something: else\n');
        for (const forged of [other, bent])
            expect(verify(forged, null).verdict).toMatchObject({
                kind: 'wrong',
                difference: { kind: 'commitment' },
            });
    });
});

describe('a check', () => {
    const text = whole(records.get('roads') ?? []);
    const promised = /chance\.commitment: (\w+)/.exec(text)?.[1] ?? '';
    const value = /chance\.seat\.1\.value: (\w+)/.exec(text)?.[1] ?? '';
    const given = /chance\.seat\.1\.commitment: (\w+)/.exec(text)?.[1] ?? '';

    it('agrees with what was seen', () => {
        const seen = { commitment: promised, contributions: [{ seat: 1, commitment: given, value }] };
        expect(verify(text, seen)).toMatchObject({
            verdict: { kind: 'right' },
            compared: true,
            contributors: [1],
        });
    });

    it('finds another commitment than the one that was seen', () => {
        const report = verify(text, { commitment: value, contributions: [] });
        expect(report.verdict).toMatchObject({ kind: 'wrong', difference: { kind: 'seen-commitment' } });
    });

    it('finds another contribution than the one that was seen', () => {
        const seen = { commitment: promised, contributions: [{ seat: 1, commitment: given, value: given }] };
        expect(verify(text, seen).verdict).toMatchObject({
            kind: 'wrong',
            difference: { kind: 'seen-contribution' },
        });
        const silent = text.replace(/chance\.seat\.1.*\n/g, '');
        const noted = { commitment: promised, contributions: [{ seat: 1, commitment: given, value: null }] };
        expect(verify(silent, noted).verdict).toMatchObject({
            difference: { kind: 'seen-contribution', seat: 1 },
        });
    });

    it('says why nothing can be checked', () => {
        const why = (record: string) => verify(record, null).verdict;
        expect(why('hello')).toEqual({ kind: 'unchecked', why: 'no-record' });
        expect(why(text.replace(/chance\..*\n/g, ''))).toEqual({ kind: 'unchecked', why: 'no-proof' });
        expect(why(text.replace(promised, 'zz'))).toEqual({ kind: 'unchecked', why: 'bad-proof' });
        expect(why(text.replace(/chance\.secret.*\n/, ''))).toEqual({ kind: 'unchecked', why: 'no-secret' });
    });

    it('takes a record without a version of the rules for one of the first, and refuses later ones', () => {
        expect(verify(text.replace('rules: 1\n', ''), null).verdict).toEqual({ kind: 'right' });
        const later = verify(text.replace('rules: 1\n', 'rules: 2\n'), null);
        expect(later.verdict).toEqual({ kind: 'unchecked', why: 'unknown-rules' });
    });

    it('knows that a played game with a contribution kept back is wrong, and an unplayed one void', () => {
        const kept = text.replace(/chance\.seat\.1\.value.*\n/, '');
        expect(verify(kept, null).verdict).toMatchObject({ difference: { kind: 'not-revealed', seat: 1 } });
        const [head = ''] = kept.split('\n\n');
        expect(verify(`${head}\n\n`, null).verdict).toEqual({ kind: 'unchecked', why: 'void' });
    });

    it('knows that in metro the tiles of whoever resigns can be drawn again', () => {
        const [, after = ''] = resigned.split('1 resign');
        expect(after).toContain('! draw');
        expect(verify(resigned, null)).toMatchObject({ verdict: { kind: 'right' }, left: 0 });
    });

    it('finds a seed that does not follow', () => {
        const named = text.replace('chance.secret', `chance.seed: ${'0'.repeat(64)}\nchance.secret`);
        expect(verify(named, null).verdict).toMatchObject({ difference: { kind: 'seed' } });
    });
});

describe('the decks', () => {
    it('are those of the program', () => {
        expect(readDecks(decksText)).toEqual(readDecks(decks));
    });

    it('have as many cards as asked', () => {
        for (const variant of [1, 2])
            for (const lanes of ['two', 'mixed'])
                for (let size = 40; size <= 308; size += 1)
                    expect(deck(variant, lanes, size)).toHaveLength(size);
    });
});
