// The server from its sources, started anew when they change, and Vite's own server for the console when there is one.
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { createServer, createServerModuleRunner, type ViteDevServer } from 'vite';
import { minifiedPlugin } from '../../guest/vite/minified.ts';
import type { Server } from '../../server/src/app.ts';
import { ROOT } from '../run/processes.mjs';
import { showMails } from './mails-shown.ts';

const CONSOLE_PORT = 5173;
/** Milliseconds between a change and the restart: an editor saves several files at once. */
const SETTLE_MS = 100;
/** The paths that go to the server; Vite serves all others. */
const SERVED = [
  '/api',
  '/m',
  '/i',
  '/c',
  '/f',
  '/files',
  '/privacy-and-terms',
  '/sitemap.xml',
  '/robots.txt',
];

process.env.NODE_ENV ??= 'development';
const serverRoot = join(ROOT, 'server');

async function startConsole(target: string): Promise<ViteDevServer | undefined> {
  const root = join(ROOT, 'console');
  if (!existsSync(join(root, 'index.html'))) return undefined;
  const proxy = Object.fromEntries(SERVED.map((path) => [`^${path}(/|$)`, { target }]));
  const vite = await createServer({
    configFile: join(root, 'vite.config.ts'),
    root,
    server: { port: CONSOLE_PORT, host: '127.0.0.1', proxy },
  });
  return vite.listen();
}

const vite = await createServer({
  configFile: false,
  plugins: [minifiedPlugin()],
  root: serverRoot,
  appType: 'custom',
  logLevel: 'warn',
  server: { middlewareMode: true, hmr: false, ws: false },
  ssr: { noExternal: [/^@sofra\//] },
});
const runner = createServerModuleRunner(vite.environments.ssr, { hmr: false });
let running: Server | undefined;
let mails: { close(): void } | undefined;

async function start(): Promise<void> {
  try {
    await running?.close();
    running = undefined;
    runner.clearCache();
    const { startServer } = await runner.import<typeof import('../../server/src/app.ts')>('/src/app.ts');
    const { readEnv } =
      await runner.import<typeof import('../../server/src/platform/env.ts')>('/src/platform/env.ts');
    const { outboxOf } = await runner.import<typeof import('../../server/src/platform/mail/mail.ts')>(
      '/src/platform/mail/mail.ts',
    );
    const env = readEnv(process.env);
    running = await startServer(env);
    mails ??= env.SMTP_URL ? undefined : showMails(outboxOf(env));
    console.log(`Sofra listens at ${running.url} (from its sources)`);
  } catch (error) {
    // After an error in the sources, report it and wait for the next change.
    console.error(error);
  }
}

await start();
const consoleServer = running && (await startConsole(running.url));
if (consoleServer) console.log(`The console: ${consoleServer.resolvedUrls?.local[0]}`);

let starting = Promise.resolve();
let timer: NodeJS.Timeout | undefined;
vite.watcher.add([join(ROOT, 'contract/src'), join(ROOT, 'guest/src'), join(serverRoot, 'src')]);
vite.watcher.on('all', (_event, path) => {
  if (!/\.(ts|tsx|js|css)$/.test(path) || /\.test\.tsx?$/.test(path)) return;
  clearTimeout(timer);
  timer = setTimeout(() => {
    console.log('Changed; starting again …');
    starting = starting.then(start);
  }, SETTLE_MS);
});

async function stop(): Promise<void> {
  await starting;
  mails?.close();
  await Promise.all([consoleServer?.close(), running?.close(), vite.close()]);
  process.exit(0);
}
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, stop);
process.once('disconnect', stop);
