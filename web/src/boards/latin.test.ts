import { expect, test } from 'vitest';
import { latin } from './latin';

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
