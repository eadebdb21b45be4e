/** Day or night: as the system has it, until somebody chooses. */

import { remember, remembered } from './storage';

const dark = matchMedia('(prefers-color-scheme: dark)');
const chosen = () => remembered('theme') ?? (dark.matches ? 'dark' : 'light');

let theme = $state(chosen());

function show() {
    document.documentElement.dataset['theme'] = theme;
}

dark.addEventListener('change', () => {
    theme = chosen();
    show();
});
show();

export function isNight(): boolean {
    return theme === 'dark';
}

export function setNight(night: boolean) {
    theme = night ? 'dark' : 'light';
    remember('theme', theme);
    show();
}
