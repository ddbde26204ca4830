import { defineConfig } from '@playwright/test';
import { chromiumLaunch } from '../scripts/chromium.ts';

export default defineConfig({
  testDir: '.',
  testMatch: '*.test.ts',
  globalSetup: './build-console.ts',
  // Each worker has a server and a browser of its own, and most of a journey is waiting for one of the two.
  workers: 2,
  fullyParallel: true,
  timeout: 120_000,
  expect: { timeout: 15_000 },
  outputDir: '../test-results',
  use: { locale: 'en-GB', colorScheme: 'light', launchOptions: chromiumLaunch() },
});
