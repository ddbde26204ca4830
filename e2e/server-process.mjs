// The server from its sources, as a process of its own: it says where it listens, and ends with its starter; its data folder
// too, unless it is left for another.
import { rm } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { createServer, createServerModuleRunner } from 'vite';

const vite = await createServer({
  configFile: false,
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
