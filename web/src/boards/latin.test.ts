import { expect, test } from 'vitest';
import { latin, letterOf } from './latin';

const press = (key: string, code: string, shiftKey = false) => latin({ key, code, shiftKey });

test('a Cyrillic key is the Latin letter in its place', () => {
    expect(press('в', 'KeyD')).toBe('d');
    expect(press('л', 'KeyK')).toBe('k');
    expect(press('Л', 'KeyK', true)).toBe('K');
});

test('a Latin key is what it writes, wherever it lies', () => {
    // The French keyboard has A where others have Q.
    expect(press('a', 'KeyQ')).toBe('a');
});

test('other keys keep their names', () => {
    expect(press('ArrowLeft', 'ArrowLeft')).toBe('ArrowLeft');
    expect(press('+', 'Equal')).toBe('+');
    expect(press('х', 'BracketLeft')).toBe('х');
});

test('letters and figures are told from other keys', () => {
    const letter = (key: string, code: string) => letterOf({ key, code, shiftKey: false });
    expect(letter('E', 'KeyE')).toBe('e');
    expect(letter('в', 'KeyD')).toBe('d');
    expect(letter('4', 'Digit4')).toBe('4');
    for (const [key, code] of [
        ['Enter', 'Enter'],
        ['+', 'Equal'],
        ['х', 'BracketLeft'],
    ] as const) {
        expect(letter(key, code)).toBeNull();
    }
});
