import type { Component } from 'svelte';
import type { Route } from '../routes.ts';
import { voice } from '../words/voice.svelte.ts';

type Page = Component<{ route: never }>;

/** Every page is loaded when somebody goes there. */
const PAGES: Readonly<Record<Route['page'], () => Promise<{ default: unknown }>>> = {
  home: () => import('./Home.svelte'),
  new: () => import('./NewTable.svelte'),
  table: () => import('./TableRoute.svelte'),
  replay: () => import('./Replay.svelte'),
  rules: () => import('./Rules.svelte'),
  gallery: async () => (await Promise.all([import('./Gallery.svelte'), voice.teach()]))[0],
  lesson: async () => (await Promise.all([import('./Lesson.svelte'), voice.teach()]))[0],
  settings: () => import('./SettingsPage.svelte'),
  credits: () => import('./Credits.svelte'),
  nowhere: () => import('./Nowhere.svelte'),
};

export const pageOf = async ({ page }: Route): Promise<Page> => (await PAGES[page]()).default as Page;
