/** The back of the cards as page and paper draw it. */

import file from '../../../../art/roads/back.svg?raw';
import { Drawing, type Palette } from '../art/drawing';

export const palette: Palette = {
    '#35608a': '--roads-back',
    '#fff': '--roads-paint',
    '#f4bd1c': '--roads-signal',
    '#575a5e': '--roads-asphalt',
};

export const back = new Drawing(file, palette);
