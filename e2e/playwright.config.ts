import { defineConfig } from '@playwright/test';
import { chromiumLaunch } from '../scripts/chromium.ts';

export default defineConfig({
  testDir: '.',
  testMatch: '*.test.ts',
  globalSetup: './build-console.ts',
  // Each worker has its own server and browser, and mostly waits for one of them.
  workers: 2,
  fullyParallel: true,
  timeout: 120_000,
  expect: { timeout: 15_000 },
  outputDir: '../test-results',
  use: { locale: 'en-GB', colorScheme: 'light', launchOptions: chromiumLaunch() },
});
