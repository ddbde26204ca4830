import react from '@vitejs/plugin-react';
import { playwright } from '@vitest/browser-playwright';
import { configDefaults, defineConfig, type TestProjectInlineConfiguration as Project } from 'vitest/config';
import { realServerPlugin } from './console/testing/real-server.ts';
import { minifiedPlugin } from './guest/vite/minified.ts';
import { CHROMIUM_FLAGS, findChromium } from './scripts/chromium.ts';

const ALONE = ['server/test/two-accounts.test.ts'];
const EMBEDDED = ['server/src/platform/embedded/**/*.test.ts', 'server/test/kill.test.ts'];
const IN_CHROMIUM = ['guest/**/*browser*.test.ts'];
const OF_A_BROWSER = 'console/**/*.browser.test.ts';
const exclude = [...configDefaults.exclude, 'build/**', 'data/**'];
const SLOW_MS = 120_000;

/** Everything that needs no server, no database and no browser. */
const unit: Project = {
  extends: true,
  test: {
    name: 'unit',
    include: ['*.test.ts', '{contract,guest,server/src,scripts,bench,console}/**/*.test.ts'],
    exclude: [...exclude, ...EMBEDDED, ...IN_CHROMIUM, OF_A_BROWSER],
  },
};

/** The embedded database: kills, full disks, first starts. One file at a time, for two would measure each other. */
const embedded: Project = {
  extends: true,
  test: {
    name: 'embedded',
    include: EMBEDDED,
    testTimeout: SLOW_MS,
    hookTimeout: SLOW_MS,
    fileParallelism: false,
  },
};

/** Tests in which the database has no part run on one of the two; all others run on both. */
const ONCE = [
  'bucket',
  'contract',
  'description',
  'fuzz',
  'geocode',
  'guest-scripts',
  'mails',
  'operator',
  'standings',
  'support-chat',
  'translation-services',
  'worst-inputs',
].map((name) => `server/test/${name}.test.ts`);

/** The API over HTTP: one server for each worker (`server/test/harness.ts`), which its files share. */
const api: Project = {
  extends: true,
  test: {
    name: 'api',
    include: ['server/test/**/*.test.ts'],
    exclude: [...exclude, ...EMBEDDED, ...ALONE, ...(process.env.TEST_DATABASE_URL ? ONCE : [])],
    globalSetup: ['server/test/global-setup.ts'],
    isolate: false,
    maxWorkers: 2,
    testTimeout: 60_000,
    hookTimeout: SLOW_MS,
  },
};

/** Waits that have a bound, measured with nothing beside them (decision 51). */
const alone: Project = {
  extends: true,
  test: {
    name: 'alone',
    include: ALONE,
    globalSetup: ['server/test/global-setup.ts'],
    fileParallelism: false,
    testTimeout: SLOW_MS,
    hookTimeout: SLOW_MS,
  },
};

/** Whole pages in a real Chromium, driven from Node. */
const pages: Project = {
  extends: true,
  test: { name: 'pages', include: IN_CHROMIUM, testTimeout: 60_000, hookTimeout: SLOW_MS },
};

/** Components, rendered in a real Chromium, and what works with a browser's own parts; the real server answers them. */
const browser: Project = {
  extends: true,
  plugins: [react(), realServerPlugin()],
  // What is imported late would be bundled late, and the page loaded again in the middle of a test.
  optimizeDeps: {
    include: [
      'vitest-browser-react',
      'react/jsx-dev-runtime',
      '@tanstack/react-query',
      'axe-core',
      'jsqr',
      'pdf-lib',
      'uqr',
    ],
  },
  test: {
    name: 'browser',
    include: ['{console,guest}/**/*.test.tsx', OF_A_BROWSER],
    exclude,
    browser: {
      enabled: true,
      headless: true,
      screenshotFailures: false,
      provider: playwright({ launchOptions: { executablePath: findChromium(), args: [...CHROMIUM_FLAGS] } }),
      instances: [{ browser: 'chromium' }],
    },
  },
};

export default defineConfig({
  plugins: [minifiedPlugin()],
  // A poll waits for a state; how long that takes is the benchmark's matter.
  test: { projects: [unit, embedded, api, alone, pages, browser], expect: { poll: { timeout: 10_000 } } },
});
