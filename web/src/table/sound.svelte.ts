/** A few quiet sounds, synthesized on the fly. At night they are off until the user turns them on. */

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
    if (wanted) play('move');
}

/** Frequency in hertz, begin and length in seconds, loudness. */
const sounds = {
    move: [[210, 0, 0.07, 0.25]],
    turn: [
        [523, 0, 0.12, 0.12],
        [659, 0.1, 0.16, 0.12],
    ],
    end: [
        [392, 0, 0.18, 0.12],
        [523, 0.15, 0.18, 0.12],
        [659, 0.3, 0.3, 0.12],
    ],
    refused: [[140, 0, 0.12, 0.15]],
} as const;

export function play(sound: keyof typeof sounds) {
    // Browsers let a page play sound only after its first click.
    if (!on || !navigator.userActivation?.hasBeenActive) return;
    context ??= new AudioContext();
    for (const [frequency, begin, length, loudness] of sounds[sound]) {
        const tone = context.createOscillator();
        const volume = context.createGain();
        const start = context.currentTime + begin;
        tone.frequency.value = frequency;
        tone.type = sound === 'move' || sound === 'refused' ? 'triangle' : 'sine';
        volume.gain.setValueAtTime(loudness, start);
        volume.gain.exponentialRampToValueAtTime(0.001, start + length);
        tone.connect(volume).connect(context.destination);
        tone.start(start);
        tone.stop(start + length);
    }
}
