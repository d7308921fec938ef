import { defineConfig, devices } from '@playwright/test';

const executablePath = process.env['CHROMIUM_PATH'] ?? '/usr/bin/chromium-headless-shell';
const args = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

export default defineConfig({
  testDir: 'tests',
  testMatch: '*.spec.ts',
  outputDir: '../../dist/browser-tests',
  // Tests share a server and nothing else, so they need not wait for each other.
  fullyParallel: true,
  workers: 2,
  // What fails now and then is a fault too.
  retries: 0,
  timeout: 120_000,
  expect: { timeout: 20_000 },
  reporter: [['list']],
  use: {
    launchOptions: { executablePath, args },
    contextOptions: { reducedMotion: 'reduce' },
    locale: 'en',
    colorScheme: 'dark',
  },
  projects: [
    {
      name: 'desktop',
      testIgnore: ['languages.spec.ts', 'fits.spec.ts'],
      use: { viewport: { width: 1440, height: 900 } },
    },
    {
      name: 'phone',
      testMatch: [
        'fits.spec.ts',
        'hint.spec.ts',
        'languages.spec.ts',
        'lesson.spec.ts',
        'one-device.spec.ts',
        'silverfrost.spec.ts',
        'silverfrost-solo.spec.ts',
        'silverfrost-turn.spec.ts',
        'together.spec.ts',
        'whole-game.spec.ts',
        'why-not.spec.ts',
        'winter-kingdom-games.spec.ts',
        'winter-kingdom-lesson.spec.ts',
      ],
      use: { ...devices['Pixel 7'], viewport: { width: 360, height: 640 }, defaultBrowserType: 'chromium' },
    },
  ],
});
