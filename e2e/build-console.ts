import { fileURLToPath } from 'node:url';
import { build } from 'vite';

const ROOT = fileURLToPath(new URL('../console', import.meta.url));

/** Builds the console, which the tests then drive as people will. */
async function buildConsole(): Promise<void> {
  await build({ configFile: `${ROOT}/vite.config.ts`, root: ROOT, logLevel: 'warn' });
}

// biome-ignore lint/style/noDefaultExport: Playwright takes a global setup only as a default export
export default buildConsole;
