/** The light or dark theme: the system's, until the user chooses. */

import { remember, remembered } from './storage';

const dark = matchMedia('(prefers-color-scheme: dark)');
const chosen = () => remembered('theme') ?? (dark.matches ? 'dark' : 'light');

let theme = $state(chosen());

/** The browser's own bars have a colour for each theme. */
const bars = [...document.querySelectorAll<HTMLMetaElement>('meta[name="theme-color"]')].map((meta) => ({
    meta,
    theme: meta.media.includes('dark') ? 'dark' : 'light',
}));

function show() {
    document.documentElement.dataset['theme'] = theme;
    for (const bar of bars) bar.meta.media = bar.theme === theme ? 'all' : 'not all';
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
