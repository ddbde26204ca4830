// Runs the server from its sources. It sends its address to its parent and ends with it; the data folder is removed unless it
// is kept for another server.
import { rm } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { createServer, createServerModuleRunner } from 'vite';
import { minifiedPlugin } from '../guest/vite/minified.ts';

const vite = await createServer({
  configFile: false,
  plugins: [minifiedPlugin()],
  root: fileURLToPath(new URL('../server', import.meta.url)),
  appType: 'custom',
  logLevel: 'warn',
  server: { middlewareMode: true, hmr: false, ws: false },
  ssr: { noExternal: [/^@sofra\//] },
});
const runner = createServerModuleRunner(vite.environments.ssr, { hmr: false });
const { startServer } = await runner.import('/src/app.ts');
const { readEnv } = await runner.import('/src/platform/env.ts');
const server = await startServer(readEnv(process.env));
process.send?.(server.url);

async function end() {
  await server.close();
  await vite.close();
  if (!process.env.LEAVES_FOLDER) await rm(process.env.DATA_DIR, { recursive: true, force: true });
  process.exit(0);
}
process.on('disconnect', end);
