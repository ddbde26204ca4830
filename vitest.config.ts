import react from '@vitejs/plugin-react';
import { playwright } from '@vitest/browser-playwright';
import { configDefaults, defineConfig, type TestProjectInlineConfiguration as Project } from 'vitest/config';
import { realServerPlugin } from './console/testing/real-server.ts';
import { minifiedPlugin } from './guest/vite/minified.ts';
import { findChromium, SHORT_LIVED_FLAGS } from './scripts/chromium.ts';
import { leftToPostgres } from './scripts/databases.ts';
import { rounds } from './scripts/proof.ts';

const ALONE = ['server/test/accounts/two-accounts.test.ts'];
const EMBEDDED = ['server/src/platform/embedded/**/*.test.ts', 'server/test/platform/kill.test.ts'];
const IN_CHROMIUM = ['guest/**/*browser*.test.ts'];
const OF_A_BROWSER = 'console/**/*.browser.test.ts';
/** Gives the properties of fast-check their seed. */
const SEEDS = ['scripts/property-seeds.ts'];
const exclude = [...configDefaults.exclude, 'build/**', 'data/**'];

/** Everything that needs no server, no database and no browser. */
const unit: Project = {
  extends: true,
  test: {
    name: 'unit',
    isolate: false,
    // Vitest's own number leaves one of two cores to itself, and what runs beside these tests mostly waits.
    maxWorkers: 2,
    setupFiles: SEEDS,
    include: ['*.test.ts', '{contract,guest,server/src,scripts,bench,console}/**/*.test.ts'],
    exclude: [...exclude, ...EMBEDDED, ...IN_CHROMIUM, OF_A_BROWSER],
  },
};

/** The embedded database: kills, full disks, first starts. One file at a time, for two would measure each other. */
const embedded: Project = {
  extends: true,
  test: {
    name: 'embedded',
    setupFiles: SEEDS,
    include: EMBEDDED,
    fileParallelism: false,
  },
};

/** The API over HTTP: one server for each worker (`server/test/tools/harness.ts`), which its files share. */
const api: Project = {
  extends: true,
  test: {
    name: 'api',
    setupFiles: SEEDS,
    include: ['server/test/**/*.test.ts'],
    exclude: [
      ...exclude,
      ...EMBEDDED,
      ...ALONE,
      ...leftToPostgres().map((name) => `server/test/*/${name}.test.ts`),
    ],
    globalSetup: ['server/test/tools/global-setup.ts'],
    isolate: false,
    maxWorkers: 2,
  },
};

/** Waits that have a bound, measured with nothing beside them (decision 51). */
const alone: Project = {
  extends: true,
  test: {
    name: 'alone',
    setupFiles: SEEDS,
    include: ALONE,
    globalSetup: ['server/test/tools/global-setup.ts'],
    fileParallelism: false,
  },
};

/** Whole pages in a real Chromium, driven from Node. They are rendered as the product renders them, which takes half as long. */
const pages: Project = {
  extends: true,
  oxc: { jsx: { development: false } },
  test: {
    name: 'pages',
    include: IN_CHROMIUM,
    // One browser and the same modules for all files of a worker.
    isolate: false,
    setupFiles: [...SEEDS, 'guest/test/close-pages.ts'],
    // Vitest's own number leaves one core to itself.
    maxWorkers: 2,
    env: { NODE_ENV: 'production' },
  },
};

/** Components in a real Chromium as the product renders them, which takes two thirds of the time, and what works with a browser's own parts; the real server answers them. */
const browser: Project = {
  extends: true,
  plugins: [react(), realServerPlugin()],
  oxc: { jsx: { development: false } },
  define: { 'process.env.NODE_ENV': '"production"' },
  // What is imported late would be bundled late, and the page loaded again in the middle of a test.
  optimizeDeps: {
    include: [
      'vitest-browser-react',
      'react/jsx-runtime',
      '@tanstack/react-query',
      'axe-core',
      'fflate',
      'papaparse',
      'read-excel-file/universal',
      'jsqr',
      'pdf-lib',
      'uqr',
    ],
  },
  test: {
    name: 'browser',
    include: ['{console,guest}/**/*.test.tsx', OF_A_BROWSER],
    exclude,
    // One page for all files of a worker: the modules of the console are loaded once.
    isolate: false,
    // The styles of single components are written over the first.
    setupFiles: ['console/src/ui/layout/reset.css', 'console/testing/leave-page.ts'],
    // Half of the time a test waits for the server.
    maxWorkers: 2,
    browser: {
      enabled: true,
      headless: true,
      screenshotFailures: false,
      provider: playwright({
        launchOptions: { executablePath: findChromium(), args: [...SHORT_LIVED_FLAGS] },
      }),
      instances: [{ browser: 'chromium' }],
    },
  },
};

export default defineConfig({
  plugins: [minifiedPlugin()],
  test: {
    projects: [unit, embedded, api, alone, pages, browser],
    // Tests wait for states; how long those take is the benchmark's matter.
    testTimeout: rounds(120_000, 3_600_000),
    hookTimeout: 120_000,
    expect: { poll: { timeout: 30_000 } },
  },
});
