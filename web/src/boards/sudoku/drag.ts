/** A card that is carried over the board. */

/** Where it is, from the board's upper left corner, and the square below it. */
export interface Drag {
    readonly x: number;
    readonly y: number;
    readonly square: string | null;
}

/** A press becomes a drag after so many pixels. */
const SLACK = 6;
/** A finger hides what is under it, so the card flies above it. */
const ABOVE_FINGER = 56;

interface Told {
    moved: (to: Drag) => void;
    dropped: (square: string | null) => void;
}

export function follow(start: PointerEvent, root: HTMLElement, told: Told) {
    if (start.button !== 0) return;
    const lift = start.pointerType === 'touch' ? ABOVE_FINGER : 0;
    const ending = new AbortController();
    const { signal } = ending;
    let drag: Drag | null = null;

    function to(event: PointerEvent): Drag {
        const corner = root.getBoundingClientRect();
        const [x, y] = [event.clientX, event.clientY - lift];
        const below = document.elementFromPoint(x, y)?.closest('[data-square]');
        const square = below && root.contains(below) ? below.getAttribute('data-square') : null;
        return { x: x - corner.x, y: y - corner.y, square };
    }

    function move(event: PointerEvent) {
        if (event.pointerId !== start.pointerId) return;
        const far = Math.hypot(event.clientX - start.clientX, event.clientY - start.clientY) > SLACK;
        if (!drag && !far) return;
        event.preventDefault();
        drag = to(event);
        told.moved(drag);
    }

    function end(event: PointerEvent) {
        if (event.pointerId !== start.pointerId) return;
        ending.abort();
        told.dropped(event.type === 'pointerup' && drag ? to(event).square : null);
    }

    start.preventDefault();
    addEventListener('pointermove', move, { signal });
    addEventListener('pointerup', end, { signal });
    addEventListener('pointercancel', end, { signal });
}
