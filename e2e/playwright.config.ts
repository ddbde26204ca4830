import { defineConfig } from '@playwright/test';
import { chromiumLaunch } from '../scripts/chromium.ts';

export default defineConfig({
  testDir: '.',
  testMatch: '*.test.ts',
  globalSetup: './build-console.ts',
  workers: 1,
  // Dragging is a race with the frames that a busy machine draws; what fails three times fails.
  retries: 2,
  timeout: 120_000,
  expect: { timeout: 15_000 },
  outputDir: '../test-results',
  use: { locale: 'en-GB', colorScheme: 'light', launchOptions: chromiumLaunch() },
});
