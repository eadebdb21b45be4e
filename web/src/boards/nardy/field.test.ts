import { describe, expect, test } from 'vitest';
import { Field, lane } from './field';
import { HOME, WALL } from './view';

const white = { white: true, mirrored: false };
const black = { white: false, mirrored: false };
const points = Array.from({ length: 24 }, (_, index) => index + 1);

/** How far a checker turns around the middle on its way from 24 to 1: positive is clockwise on a screen. */
function turning(field: Field): number {
    const angles = [...points].reverse().map((point) => {
        const { x, y } = field.checker(point, 0, 1, true);
        return Math.atan2(y - field.height / 2, x - field.width / 2);
    });
    return angles.slice(1).reduce((sum, angle, index) => {
        const step = angle - (angles[index] ?? 0);
        return sum + (step > Math.PI ? step - 2 * Math.PI : step < -Math.PI ? step + 2 * Math.PI : step);
    }, 0);
}

describe('N1: how the board lies', () => {
    test("N1: both inner fields lie to White's left", () => {
        for (const point of [1, 2, 3, 4, 5, 6]) {
            expect(lane(point, white)).toEqual({ near: true, column: point - 1 });
            // Black's inner field, as White counts.
            expect(lane(25 - point, white)).toEqual({ near: false, column: point - 1 });
        }
    });

    test("N1: both inner fields lie to Black's right", () => {
        for (const point of [1, 2, 3, 4, 5, 6]) {
            expect(lane(point, black)).toEqual({ near: true, column: 12 - point });
            expect(lane(25 - point, black)).toEqual({ near: false, column: 12 - point });
        }
    });

    test('N1: the two see one board from two sides', () => {
        for (const point of points) {
            const own = lane(point, white);
            const theirs = lane(25 - point, black);
            expect(theirs).toEqual({ near: !own.near, column: 11 - own.column });
        }
    });

    test('N1: White goes clockwise and Black anticlockwise, also on a board turned for a phone', () => {
        for (const [width, height] of [
            [900, 640],
            [390, 560],
        ] as const) {
            expect(turning(new Field(width, height, white))).toBeGreaterThan(Math.PI);
            expect(turning(new Field(width, height, black))).toBeLessThan(-Math.PI);
        }
    });

    test('N1: a mirrored view exchanges left and right, and nothing else', () => {
        for (const point of points) {
            const plain = lane(point, white);
            expect(lane(point, { white: true, mirrored: true })).toEqual({
                near: plain.near,
                column: 11 - plain.column,
            });
        }
        expect(turning(new Field(900, 640, { white: true, mirrored: true }))).toBeLessThan(-Math.PI);
    });
});

describe('room', () => {
    const rooms = [
        [916, 568],
        [390, 520],
        [360, 460],
        [640, 300],
        [1600, 900],
    ] as const;

    test('the board stays within the room it gets', () => {
        for (const [width, height] of rooms) {
            const field = new Field(width, height, white);
            expect(field.width).toBeLessThanOrEqual(width + 0.01);
            expect(field.height).toBeLessThanOrEqual(height + 0.01);
        }
    });

    test('every checker lies in the zone of its place, however many stand there', () => {
        for (const [width, height] of rooms) {
            for (const lie of [white, black]) {
                const field = new Field(width, height, lie);
                for (let place = HOME; place <= WALL; place += 1) {
                    for (const slot of [0, 7, 14]) {
                        expect(field.placeAt(field.checker(place, slot, 15, true)), `${place} ${slot}`).toBe(
                            place,
                        );
                    }
                }
            }
        }
    });

    test('a drop is told for whoever plays, also from the far side', () => {
        const field = new Field(900, 640, white);
        for (const near of [true, false]) {
            for (const place of [HOME, WALL]) {
                expect(field.placeAt(field.checker(place, 0, 1, near), near)).toBe(place);
                expect(field.placeAt(field.checker(place, 0, 1, !near), near)).toBeNull();
            }
            // A point as the near side counts is told as the player counts.
            expect(field.placeAt(field.checker(6, 0, 1, true), near)).toBe(near ? 6 : 19);
        }
    });

    test('upright on a phone the board is turned, so that points are wider than a narrow screen gives', () => {
        const turned = new Field(390, 560, white);
        expect(turned.turned).toBe(true);
        expect(turned.pitch).toBeGreaterThan(390 / 12);
        expect(new Field(900, 640, white).turned).toBe(false);
    });
});
