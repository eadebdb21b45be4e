import { expect, test } from 'vitest';
import { isLoopback, reachBy } from './origin';

test('the names of the computer itself are known', () => {
    const own = ['localhost', 'games.localhost', '127.0.0.1', '127.1.2.3', '[::1]'];
    expect(own.filter((name) => !isLoopback(name))).toEqual([]);
    const others = ['192.168.1.20', 'games.example', 'localhost.example', '[fe80::1]', '1127.0.0.1'];
    expect(others.filter(isLoopback)).toEqual([]);
});

test('the first open address is handed on', () => {
    const address = (url: string) => ({ url, qr_svg: '' });
    const lan = {
        offered: true,
        addresses: [address('http://192.168.1.20:8080/'), address('http://10.0.0.5:8080')],
    };
    expect(reachBy(lan, 'http://127.0.0.1:8080')).toEqual({
        origin: 'http://192.168.1.20:8080',
        closed: false,
    });
});

test('where nothing is open, only the host is told so', () => {
    const here = 'http://127.0.0.1:8080';
    expect(reachBy({ offered: true, addresses: [] }, here)).toEqual({ origin: here, closed: true });
    expect(reachBy({ offered: false, addresses: [] }, here)).toEqual({ origin: here, closed: false });
});
