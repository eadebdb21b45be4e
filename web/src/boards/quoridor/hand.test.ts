import { expect, test, vi } from 'vitest';
import { PITCH, Plan, type Point } from './geometry';
import { Hand } from './hand.svelte';
import { view } from './position.fixture';
import { fenceName, readFence, squareName } from './view';

vi.mock('../../texts/texts.svelte', () => ({ t: (key: string) => key }));

/** A hand over the starting position of two, seat 1 to move, and what it played. */
function begin({
    players = 2,
    seat = 1,
    legal = ['d1', 'f1', 'e2', 'e3h', 'h5h', 'd4v', 'a8h'],
    left = 5,
} = {}) {
    const pawns = players === 2 ? ['e1', 'e9'] : ['e1', 'a5', 'e9', 'i5'];
    const plan = new Plan(9, players, seat);
    const played: string[] = [];
    const now = {
        view: view(pawns, ['c3v'], { turn: [seat], fences_left: pawns.map(() => left) }),
        plan,
        legal: new Set(legal),
        seat,
        tray: plan.tray(seat, false),
        // A board of nine squares on a phone that is 390 wide.
        scale: 0.8,
        speaker: { name: String, own: (other: number) => other === seat },
        play: (move: string) => played.push(move),
        notNow: () => 'not now',
    };
    return { hand: new Hand(() => now), plan, played };
}

function type(hand: Hand, ...keys: string[]) {
    for (const key of keys) hand.key({ key, code: '' } as KeyboardEvent);
}

function shown(hand: Hand): string | null {
    const { cursor } = hand;
    return cursor && ('fence' in cursor ? fenceName(cursor.fence) : squareName(cursor.square));
}

/** Presses at a point, goes on to others, and lets go at the last one. */
function point(hand: Hand, pointerType: 'mouse' | 'touch', ...points: Point[]) {
    const event = ({ x, y }: Point) =>
        ({ clientX: x, clientY: y, pointerType, button: 0, isPrimary: true }) as PointerEvent;
    const at = (x: number, y: number) => ({ x, y });
    hand.pointerDown(event(points[0]!), points[0]!);
    for (const next of points) hand.pointerMove(event(next), at);
    hand.pointerUp(event(points.at(-1)!), points.at(-1)!);
}

test('arrows move the cursor from the own pawn, Enter plays', () => {
    const { hand, played } = begin();
    type(hand, 'ArrowUp', 'ArrowLeft', 'ArrowRight', 'Enter');
    expect(played).toEqual(['e2']);
});

test('h and v take a fence, arrows carry it, Escape puts it back', () => {
    const { hand, played } = begin();
    type(hand, 'h');
    expect(shown(hand)).toBe('e1h');
    type(hand, 'ArrowUp', 'ArrowUp');
    expect(fenceName(hand.preview!)).toBe('e3h');
    type(hand, 'v');
    expect(shown(hand)).toBe('e3v');
    type(hand, ' ', 'Enter');
    expect(played).toEqual(['e3h']);
    type(hand, 'Escape');
    expect(shown(hand)).toBe('e1');
});

test('names are typed as they are written, also where h is a column', () => {
    const { hand, played } = begin();
    type(hand, 'd', '4', 'v', 'Enter');
    type(hand, 'h', '5');
    expect(shown(hand)).toBe('h5');
    type(hand, 'h', 'Enter');
    expect(played).toEqual(['d4v', 'h5h']);
});

test('keys are known by their place where the keyboard writes Cyrillic', () => {
    const { hand } = begin();
    hand.key({ key: 'в', code: 'KeyD' } as KeyboardEvent);
    hand.key({ key: '4', code: 'Digit4' } as KeyboardEvent);
    hand.key({ key: 'м', code: 'KeyV' } as KeyboardEvent);
    expect(shown(hand)).toBe('d4v');
});

test('on a board turned aside, h lies level on the screen while names stay names', () => {
    const { hand, plan } = begin({ players: 4, seat: 2 });
    type(hand, 'h');
    expect(plan.lies(readFence(shown(hand)!)!.direction)).toBe('h');
    type(hand, 'd', '4', 'v');
    expect(shown(hand)).toBe('d4v');
});

test('what cannot be done is not played but explained', () => {
    const { hand, played } = begin();
    type(hand, 'e', '4', 'Enter');
    expect(hand.tried?.why).toBe('quoridor-why-far');
    type(hand, 'c', '3', 'h', 'Enter');
    expect(hand.tried?.why).toBe('quoridor-why-crosses');
    expect(played).toEqual([]);
});

test('a click places a fence at once, a tap only after a second one', () => {
    const mouse = begin();
    const fence = readFence('e3h')!;
    const beside = { x: mouse.plan.fence(fence).x - PITCH / 3, y: mouse.plan.fence(fence).y };
    point(mouse.hand, 'mouse', beside);
    expect(mouse.played).toEqual(['e3h']);

    const { hand, played } = begin();
    point(hand, 'touch', beside);
    expect([fenceName(hand.chosen!), played]).toEqual(['e3h', []]);
    point(hand, 'touch', beside);
    expect(played).toEqual(['e3h']);
});

test('a tap elsewhere takes the choice along, a tap on a lit square moves', () => {
    const { hand, plan, played } = begin();
    point(hand, 'touch', plan.fence(readFence('e3h')!));
    const other = plan.fence(readFence('d4v')!);
    point(hand, 'touch', { x: other.x, y: other.y + PITCH / 3 });
    expect(fenceName(hand.chosen!)).toBe('d4v');
    point(hand, 'touch', plan.square({ column: 4, row: 1 }));
    expect([hand.chosen, played]).toEqual([null, ['e2']]);
});

test('the pawn and fences from the supply can be dragged', () => {
    const { hand, plan, played } = begin();
    point(hand, 'mouse', plan.square({ column: 4, row: 0 }), plan.square({ column: 4, row: 1 }));
    expect(played).toEqual(['e2']);
    const tray = plan.tray(1, false);
    const to = plan.fence(readFence('a8h')!);
    point(hand, 'mouse', { x: tray.x + 50, y: tray.y + 10 }, { x: to.x + 9, y: to.y });
    expect(played).toEqual(['e2', 'a8h']);
    point(hand, 'mouse', { x: tray.x + 50, y: tray.y + 10 }, { x: tray.x + 90, y: tray.y + 10 });
    expect(played).toHaveLength(2);
});

test('who is not to move is told so', () => {
    const { hand, plan, played } = begin({ legal: [] });
    point(hand, 'touch', plan.square({ column: 4, row: 1 }));
    expect([hand.tried?.why, played]).toEqual(['not now', []]);
});

test('a finger is told when no fence is left', () => {
    const { hand, plan } = begin({ legal: ['d1', 'f1', 'e2'], left: 0 });
    point(hand, 'touch', plan.fence(readFence('e3h')!));
    expect([hand.chosen, hand.tried?.why]).toEqual([null, 'quoridor-why-none']);
});

test('a finger on a lit square, but near a groove, is asked first', () => {
    const { hand, plan, played } = begin({ legal: ['d1', 'f1', 'e2', 'e2h'] });
    const e2 = plan.square({ column: 4, row: 1 });
    const high = { x: e2.x + 5, y: e2.y - 16 };
    point(hand, 'touch', high);
    expect([squareName(hand.step!), played]).toEqual(['e2', []]);
    hand.confirm();
    expect(played).toEqual(['e2']);

    point(hand, 'touch', high);
    point(hand, 'touch', e2);
    expect(played).toEqual(['e2', 'e2']);
    point(hand, 'touch', high);
    point(hand, 'touch', { x: e2.x + 5, y: e2.y - PITCH / 2 });
    expect([hand.step, fenceName(hand.chosen!)]).toEqual([null, 'e2h']);
});

test('where no fence can stand, a finger beside a lit square means the square', () => {
    const { hand, plan, played } = begin({ legal: ['d1', 'f1', 'e2'], left: 0 });
    const e2 = plan.square({ column: 4, row: 1 });
    // 27 units are 21.6 pixels here: on the next square already.
    point(hand, 'touch', { x: e2.x, y: e2.y - 27 });
    expect(played).toEqual(['e2']);
    point(hand, 'mouse', { x: e2.x, y: e2.y - 27 });
    expect(played).toEqual(['e2']);
});
