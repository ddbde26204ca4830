import { defineConfig } from '@playwright/test';
import { chromiumLaunch } from '../scripts/chromium.ts';

export default defineConfig({
  testDir: '.',
  testMatch: '*.test.ts',
  globalSetup: './build-console.ts',
  workers: 1,
  timeout: 120_000,
  expect: { timeout: 15_000 },
  outputDir: '../test-results',
  use: { locale: 'en-GB', colorScheme: 'light', launchOptions: chromiumLaunch() },
});
