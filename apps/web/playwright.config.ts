import { defineConfig, devices } from '@playwright/test';

const executablePath = process.env['CHROMIUM_PATH'] ?? '/usr/bin/chromium';
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
  // Each test has a server of its own, so they need not wait for each other.
  fullyParallel: true,
  workers: 2,
  timeout: 120_000,
  expect: { timeout: 20_000 },
  // A shared machine can stall a browser for seconds; whatever needed a second try is listed as flaky.
  retries: 1,
  reporter: [['list']],
  use: { launchOptions: { executablePath, args }, contextOptions: { reducedMotion: 'reduce' }, locale: 'en' },
  projects: [
    { name: 'desktop', testIgnore: 'languages.spec.ts', use: { viewport: { width: 1440, height: 900 } } },
    {
      name: 'phone',
      testMatch: [
        'whole-game.spec.ts',
        'languages.spec.ts',
        'why-not.spec.ts',
        'lesson.spec.ts',
        'silverfrost.spec.ts',
      ],
      use: { ...devices['Pixel 7'], viewport: { width: 360, height: 640 }, defaultBrowserType: 'chromium' },
    },
  ],
});
