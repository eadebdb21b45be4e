/** The games' drawings on the shelf. */

import type { Component } from 'svelte';
import type { GameName } from '../boards';

const drawings = import.meta.glob<{ default: Component }>('../boards/*/Tile.svelte', { eager: true });

export function drawingOf(game: GameName): Component | undefined {
    return drawings[`../boards/${game}/Tile.svelte`]?.default;
}
