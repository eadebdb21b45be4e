/** Drawings that page and paper share. A file is plain SVG in daylight colours; a board draws it in its own. */

import type { Attachment } from 'svelte/attachments';

/** Which colours of a file are materials of a board: colour to the name of a CSS variable. */
export type Palette = Readonly<Record<string, string>>;

export class Drawing {
    readonly #file: string;
    readonly #palette: Palette;
    #shapes: DocumentFragment | undefined;

    constructor(file: string, palette: Palette = {}) {
        this.#file = file;
        this.#palette = palette;
    }

    /** Puts the file's shapes into an element, in the file's own measures. */
    readonly on: Attachment<SVGElement> = (element) => {
        element.replaceChildren(this.#copy());
    };

    #copy(): Node {
        this.#shapes ??= read(this.#file, this.#palette);
        return this.#shapes.cloneNode(true);
    }
}

function read(file: string, palette: Palette): DocumentFragment {
    const { documentElement } = new DOMParser().parseFromString(file, 'image/svg+xml');
    for (const element of documentElement.querySelectorAll('[fill], [stroke]')) {
        for (const name of ['fill', 'stroke']) {
            const material = palette[element.getAttribute(name) ?? ''];
            if (material) element.setAttribute(name, `var(${material})`);
        }
    }
    const shapes = document.createDocumentFragment();
    shapes.append(...[...documentElement.children].map((child) => document.importNode(child, true)));
    return shapes;
}
