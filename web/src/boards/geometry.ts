/** Points and rectangles, as all boards use them. The y axis points downwards. */

export interface Point {
    readonly x: number;
    readonly y: number;
}

export interface Size {
    readonly width: number;
    readonly height: number;
}

/** A rectangle by its upper left corner and its size. */
export interface Rect extends Point, Size {}

export function middleOf({ x, y, width, height }: Rect): Point {
    return { x: x + width / 2, y: y + height / 2 };
}

export function distance(one: Point, other: Point): number {
    return Math.hypot(one.x - other.x, one.y - other.y);
}

/** Whether a point lies in a rectangle. The right and the lower edge do not belong to it. */
export function contains({ x, y, width, height }: Rect, point: Point): boolean {
    return point.x >= x && point.x < x + width && point.y >= y && point.y < y + height;
}

/** Where an event happened on the screen. */
export function screenPoint({ clientX, clientY }: MouseEvent): Point {
    return { x: clientX, y: clientY };
}

/** A point of the screen, seen from the upper left corner of an element. */
export function pointIn(element: Element | undefined, { x, y }: Point): Point {
    const corner = element?.getBoundingClientRect();
    return { x: x - (corner?.left ?? 0), y: y - (corner?.top ?? 0) };
}
