import { defineConfig } from '@playwright/test';
import { findChromium, SHORT_LIVED_FLAGS } from '../scripts/chromium.ts';
import { rounds } from '../scripts/proof.ts';

// The file is read without a browser too, by the search for dead code.
const executablePath = findChromium();
const launchOptions = { args: [...SHORT_LIVED_FLAGS], ...(executablePath && { executablePath }) };

export default defineConfig({
  testDir: '.',
  testMatch: '*.test.ts',
  globalSetup: './build-console.ts',
  // Each worker has its own server and browser, and mostly waits for one of them.
  workers: 2,
  fullyParallel: true,
  // Tests wait for states; how long those take is the benchmark's matter.
  timeout: rounds(360_000, 3_600_000),
  expect: { timeout: 30_000 },
  outputDir: '../test-results',
  use: {
    locale: 'en-GB',
    colorScheme: 'light',
    // Frames of transitions take a tenth of the processors; where focus or a whole journey is at stake, pages move.
    contextOptions: { reducedMotion: 'reduce' },
    launchOptions,
    actionTimeout: 60_000,
    navigationTimeout: 60_000,
  },
});
