import { execFileSync } from 'node:child_process';
import { join } from 'node:path';

const ROOT = join(import.meta.dirname, '..');

/** Builds what is stale, as `npm start` does, so that the tests drive the production build. */
async function buildConsole(): Promise<void> {
  execFileSync(process.execPath, [join(ROOT, 'scripts/commands/build.ts')], { cwd: ROOT, stdio: 'inherit' });
}

// biome-ignore lint/style/noDefaultExport: Playwright takes a global setup only as a default export
export default buildConsole;
