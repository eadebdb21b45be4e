import '@fontsource-variable/golos-text/index.css';
import './frame/style.css';
import { mount } from 'svelte';
import App from './App.svelte';
import { ready } from './texts/texts.svelte';

const target = document.getElementById('page');
if (!target) throw new Error('index.html has no #page');
void ready.then(() => mount(App, { target }));
