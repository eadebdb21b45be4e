import '@fontsource-variable/golos-text/index.css';
import './frame/style.css';
import { mount } from 'svelte';
import App from './App.svelte';
import { sayWithoutWords } from './frame/wordless';
import { ready } from './texts/texts.svelte';

const target = document.getElementById('page');
if (!target) throw new Error('index.html has no #page');
/** Requests the font before the first paint, so that nothing shifts. A slow font is not waited for. */
const font = document.fonts.load("16px 'Golos Text Variable'", 'Igroteka Ігротека').catch(() => []);
const patience = new Promise((resolve) => setTimeout(resolve, 400));

void Promise.all([ready, Promise.race([font, patience])]).then(
    () => mount(App, { target }),
    () => sayWithoutWords(target),
);
