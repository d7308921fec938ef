import { defineConfig } from '@playwright/test';
import tests from '../playwright.config.ts';

/** `npm run speed`: how the app does on a slow device. */
export default defineConfig({
  ...tests,
  testDir: '.',
  workers: 1,
  projects: [{ name: 'slow device', use: { viewport: { width: 1440, height: 900 } } }],
});
