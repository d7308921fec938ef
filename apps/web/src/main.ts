import './style/fonts.css';
import './style/tokens.css';
import './style/base.css';
import { mount } from 'svelte';
import App from './App.svelte';
import { beginAhead } from './pages/ahead.ts';
import { pageOf } from './pages/pages.ts';
import { meanWhatIsPressed } from './pressed.ts';
import { router } from './router.svelte.ts';
import { settings } from './settings/settings.svelte.ts';
import { watchForUpgrade } from './upgrade.ts';
import { voice } from './words/voice.svelte.ts';

const target = document.getElementById('app');
if (target === null) throw new Error('the page has no room for the app');
// Words, page and table come side by side; whatever fails to load is named where the page would be.
beginAhead(router.route);
pageOf(router.route).catch(() => {});
await voice.speak(settings.locale);
mount(App, { target });
meanWhatIsPressed();
watchForUpgrade();
