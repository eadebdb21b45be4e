/** A few quiet sounds, synthesized on the fly. At night they are off until the user turns them on. */

import type { Material } from '../boards/board';
import { remember, remembered } from '../frame/storage';

const hour = new Date().getHours();
const chosen = remembered('sound');
let on = $state(chosen === null ? hour >= 8 && hour < 22 : chosen === 'on');
let context: AudioContext | undefined;

export function soundIsOn(): boolean {
    return on;
}

export function setSound(wanted: boolean) {
    on = wanted;
    remember('sound', wanted ? 'on' : 'off');
    if (wanted) play('wood');
}

/** Frequency in hertz, begin and length in seconds, loudness. */
type Part = readonly [frequency: number, begin: number, length: number, loudness: number];

/** What rings, and what knocks: noise around a frequency. */
const sounds: Readonly<
    Record<Material | 'turn' | 'end' | 'refused' | 'low', { tones?: Part[]; noise?: Part[] }>
> = {
    wood: { tones: [[190, 0, 0.08, 0.25]], noise: [[900, 0, 0.03, 0.3]] },
    card: { noise: [[2400, 0, 0.09, 0.2]] },
    tile: { tones: [[1250, 0, 0.03, 0.08]], noise: [[3600, 0, 0.025, 0.35]] },
    dice: {
        noise: [
            [3000, 0, 0.03, 0.3],
            [2600, 0.07, 0.03, 0.25],
            [3200, 0.15, 0.03, 0.2],
            [2800, 0.2, 0.03, 0.12],
        ],
    },
    turn: {
        tones: [
            [523, 0.1, 0.12, 0.12],
            [659, 0.2, 0.16, 0.12],
        ],
    },
    end: {
        tones: [
            [392, 0, 0.18, 0.12],
            [523, 0.15, 0.18, 0.12],
            [659, 0.3, 0.3, 0.12],
        ],
    },
    refused: { tones: [[140, 0, 0.12, 0.15]] },
    low: {
        tones: [
            [880, 0, 0.1, 0.12],
            [880, 0.18, 0.1, 0.12],
        ],
    },
};

export type Sound = keyof typeof sounds;

export function play(sound: Sound) {
    // Browsers let a page play sound only after its first click.
    if (!on || !navigator.userActivation?.hasBeenActive) return;
    context ??= new AudioContext();
    const { tones = [], noise = [] } = sounds[sound];
    for (const part of tones) ring(context, part);
    for (const part of noise) knock(context, part);
}

function ring(audio: AudioContext, part: Part) {
    const tone = audio.createOscillator();
    tone.frequency.value = part[0];
    tone.type = part[0] < 250 ? 'triangle' : 'sine';
    start(audio, tone, tone, part);
}

function knock(audio: AudioContext, part: Part) {
    const [frequency, , length] = part;
    const noise = audio.createBufferSource();
    noise.buffer = audio.createBuffer(1, Math.ceil(audio.sampleRate * length), audio.sampleRate);
    const samples = noise.buffer.getChannelData(0);
    for (let at = 0; at < samples.length; at += 1) samples[at] = 2 * Math.random() - 1;
    const band = audio.createBiquadFilter();
    band.type = 'bandpass';
    band.frequency.value = frequency;
    start(audio, noise, noise.connect(band), part);
}

/** Starts a source, whose last part is `out`, and lets it fade away. */
function start(
    audio: AudioContext,
    source: AudioScheduledSourceNode,
    out: AudioNode,
    [, begin, length, loudness]: Part,
) {
    const volume = audio.createGain();
    const from = audio.currentTime + begin;
    volume.gain.setValueAtTime(loudness, from);
    volume.gain.exponentialRampToValueAtTime(0.001, from + length);
    out.connect(volume).connect(audio.destination);
    source.start(from);
    source.stop(from + length);
}
