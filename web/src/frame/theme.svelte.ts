/** The light or dark theme: the system's, until the user chooses. */

import { remember, remembered } from './storage';

const dark = matchMedia('(prefers-color-scheme: dark)');
/** The user's choice; the system's theme where there is none. */
let choice = $state(remembered('theme'));
const chosen = () => choice ?? (dark.matches ? 'dark' : 'light');

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

/** What the user has chosen; null for the system's theme. */
export function chosenTheme(): 'light' | 'dark' | null {
    return choice === 'dark' || choice === 'light' ? choice : null;
}

/** Chooses a theme, or with null that of the system. */
export function setTheme(to: 'light' | 'dark' | null) {
    choice = to;
    theme = chosen();
    remember('theme', to);
    show();
}
