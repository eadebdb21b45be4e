/** A card as a picture of its own, in daylight: what the page draws is what is printed. */

import { drawing } from './draw';
import type { Sides } from './view';

export function cardPicture(sides: Sides): string {
    const { asphalt, kerb, paint, island } = drawing(sides);
    const lines = paint.map(({ d, width, dashes, offset }) => {
        const dashing = dashes
            ? ` stroke-dasharray="${dashes}" stroke-dashoffset="${(offset ?? 0).toFixed(2)}"`
            : '';
        return `    <path d="${d}" stroke-width="${width}"${dashing} />`;
    });
    const parts = [
        '<svg xmlns="http://www.w3.org/2000/svg" viewBox="-50 -50 100 100">',
        '  <path fill="#efe2c4" d="M-50 -50 H50 V50 H-50 Z" />',
        `  <path fill="#575a5e" d="${asphalt}" />`,
        `  <path fill="none" stroke="#a79c85" stroke-width="2" d="${kerb}" />`,
        ...(island > 0
            ? [`  <circle r="${island}" fill="#b5c08a" stroke="#a79c85" stroke-width="2" />`]
            : []),
        '  <g fill="none" stroke="#fff">',
        ...lines,
        '  </g>',
        '</svg>',
    ];
    return parts.join('\n') + '\n';
}
