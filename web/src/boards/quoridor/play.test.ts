import { expect, test, vi } from 'vitest';
import type { Point } from '../geometry';
import { PITCH, Plan } from './geometry';
import { Play } from './play.svelte';
import { view } from './position.fixture';
import { fenceName, readFence, squareName } from './view';

vi.mock('../../texts/texts.svelte', () => ({ t: (key: string) => key }));

/** The starting position of two, seat 1 to move, and the moves that were played. */
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
    return { play: new Play(() => now), plan, played };
}

function type(play: Play, ...keys: string[]) {
    for (const key of keys) play.keyDown({ key, code: '' } as KeyboardEvent);
}

function shown(play: Play): string | null {
    const { cursor } = play;
    return cursor && ('fence' in cursor ? fenceName(cursor.fence) : squareName(cursor.square));
}

/** Presses at a point, goes on to others, and lets go at the last one. */
function point(play: Play, pointerType: 'mouse' | 'touch', ...points: Point[]) {
    const event = ({ x, y }: Point) =>
        ({ clientX: x, clientY: y, pointerType, button: 0, isPrimary: true }) as PointerEvent;
    const at = (x: number, y: number) => ({ x, y });
    play.pointerDown(event(points[0]!), points[0]!);
    for (const next of points) play.pointerMove(event(next), at);
    play.pointerUp(event(points.at(-1)!), points.at(-1)!);
}

test('arrows move the cursor from the own pawn, Enter plays', () => {
    const { play, played } = begin();
    type(play, 'ArrowUp', 'ArrowLeft', 'ArrowRight', 'Enter');
    expect(played).toEqual(['e2']);
});

test('h and v take a fence, arrows carry it, Escape puts it back', () => {
    const { play, played } = begin();
    type(play, 'h');
    expect(shown(play)).toBe('e1h');
    type(play, 'ArrowUp', 'ArrowUp');
    expect(fenceName(play.preview!)).toBe('e3h');
    type(play, 'v');
    expect(shown(play)).toBe('e3v');
    type(play, ' ', 'Enter');
    expect(played).toEqual(['e3h']);
    type(play, 'Escape');
    expect(shown(play)).toBe('e1');
});

test('names are typed as they are written, also where h is a column', () => {
    const { play, played } = begin();
    type(play, 'd', '4', 'v', 'Enter');
    type(play, 'h', '5');
    expect(shown(play)).toBe('h5');
    type(play, 'h', 'Enter');
    expect(played).toEqual(['d4v', 'h5h']);
});

test('keys are known by their place where the keyboard writes Cyrillic', () => {
    const { play } = begin();
    play.keyDown({ key: 'в', code: 'KeyD' } as KeyboardEvent);
    play.keyDown({ key: '4', code: 'Digit4' } as KeyboardEvent);
    play.keyDown({ key: 'м', code: 'KeyV' } as KeyboardEvent);
    expect(shown(play)).toBe('d4v');
});

test('on a board turned aside, h lies level on the screen while names stay names', () => {
    const { play, plan } = begin({ players: 4, seat: 2 });
    type(play, 'h');
    expect(plan.lies(readFence(shown(play)!)!.orientation)).toBe('h');
    type(play, 'd', '4', 'v');
    expect(shown(play)).toBe('d4v');
});

test('what cannot be done is not played but explained', () => {
    const { play, played } = begin();
    type(play, 'e', '4', 'Enter');
    expect(play.refusal?.text).toBe('quoridor-why-far');
    type(play, 'c', '3', 'h', 'Enter');
    expect(play.refusal?.text).toBe('quoridor-why-crosses');
    expect(played).toEqual([]);
});

test('a click places a fence at once, a tap only after a second one', () => {
    const mouse = begin();
    const fence = readFence('e3h')!;
    const beside = { x: mouse.plan.fence(fence).x - PITCH / 3, y: mouse.plan.fence(fence).y };
    point(mouse.play, 'mouse', beside);
    expect(mouse.played).toEqual(['e3h']);

    const { play, played } = begin();
    point(play, 'touch', beside);
    expect([fenceName(play.chosen!), played]).toEqual(['e3h', []]);
    point(play, 'touch', beside);
    expect(played).toEqual(['e3h']);
});

test('a tap elsewhere takes the choice along, a tap on a lit square moves', () => {
    const { play, plan, played } = begin();
    point(play, 'touch', plan.fence(readFence('e3h')!));
    const other = plan.fence(readFence('d4v')!);
    point(play, 'touch', { x: other.x, y: other.y + PITCH / 3 });
    expect(fenceName(play.chosen!)).toBe('d4v');
    point(play, 'touch', plan.square({ column: 4, row: 1 }));
    expect([play.chosen, played]).toEqual([null, ['e2']]);
});

test('the pawn and fences from the supply can be dragged', () => {
    const { play, plan, played } = begin();
    point(play, 'mouse', plan.square({ column: 4, row: 0 }), plan.square({ column: 4, row: 1 }));
    expect(played).toEqual(['e2']);
    const tray = plan.tray(1, false);
    const to = plan.fence(readFence('a8h')!);
    point(play, 'mouse', { x: tray.x + 50, y: tray.y + 10 }, { x: to.x + 9, y: to.y });
    expect(played).toEqual(['e2', 'a8h']);
    point(play, 'mouse', { x: tray.x + 50, y: tray.y + 10 }, { x: tray.x + 90, y: tray.y + 10 });
    expect(played).toHaveLength(2);
});

test('who is not to move is told so', () => {
    const { play, plan, played } = begin({ legal: [] });
    point(play, 'touch', plan.square({ column: 4, row: 1 }));
    expect([play.refusal?.text, played]).toEqual(['not now', []]);
});

test('a finger is told when no fence is left', () => {
    const { play, plan } = begin({ legal: ['d1', 'f1', 'e2'], left: 0 });
    point(play, 'touch', plan.fence(readFence('e3h')!));
    expect([play.chosen, play.refusal?.text]).toEqual([null, 'quoridor-why-none']);
});

test('a finger on a lit square, but near a groove, is asked first', () => {
    const { play, plan, played } = begin({ legal: ['d1', 'f1', 'e2', 'e2h'] });
    const e2 = plan.square({ column: 4, row: 1 });
    const high = { x: e2.x + 5, y: e2.y - 16 };
    point(play, 'touch', high);
    expect([squareName(play.step!), played]).toEqual(['e2', []]);
    play.confirm();
    expect(played).toEqual(['e2']);

    point(play, 'touch', high);
    point(play, 'touch', e2);
    expect(played).toEqual(['e2', 'e2']);
    point(play, 'touch', high);
    point(play, 'touch', { x: e2.x + 5, y: e2.y - PITCH / 2 });
    expect([play.step, fenceName(play.chosen!)]).toEqual([null, 'e2h']);
});

test('where no fence can stand, a finger beside a lit square means the square', () => {
    const { play, plan, played } = begin({ legal: ['d1', 'f1', 'e2'], left: 0 });
    const e2 = plan.square({ column: 4, row: 1 });
    // 27 units are 21.6 pixels here: on the next square already.
    point(play, 'touch', { x: e2.x, y: e2.y - 27 });
    expect(played).toEqual(['e2']);
    point(play, 'mouse', { x: e2.x, y: e2.y - 27 });
    expect(played).toEqual(['e2']);
});
