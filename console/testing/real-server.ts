import { execFile } from 'node:child_process';
import { type IncomingMessage, request, type ServerResponse } from 'node:http';
import { join } from 'node:path';
import { promisify } from 'node:util';
import type { Plugin } from 'vite';
import { startLibreTranslate } from '../../e2e/libretranslate.ts';
import { type ServerProcess, startServerProcess } from '../../e2e/server-process.ts';

const BUILD = join(import.meta.dirname, '../../scripts/commands/build.ts');

/** The addresses that the console asks the server for. */
const SERVED = /^\/(api\/v1\/|f\/|files\/|i\/|readyz)/;

function pass(from: IncomingMessage, to: ServerResponse, origin: string): void {
  const { method, headers, url } = from;
  const onwards = request(new URL(url ?? '/', origin), { method, headers }, (answer) => {
    to.writeHead(answer.statusCode ?? 502, answer.headers);
    answer.pipe(to);
  });
  onwards.on('error', (error) => to.destroy(error));
  from.pipe(onwards);
}

/** Builds the server if it is stale, and starts it with a translation service on this machine. */
async function startServer(): Promise<Pick<ServerProcess, 'url' | 'end'>> {
  await promisify(execFile)(process.execPath, [BUILD, 'server']);
  const translator = await startLibreTranslate();
  const server = await startServerProcess({ LIBRETRANSLATE_URL: translator.url });
  const end = () => Promise.all([server.end(), translator.close()]).then(() => undefined);
  return { url: server.url, end };
}

/** Puts the real server behind the tests of the console that run in a browser; it starts with the first call of one. */
export function realServerPlugin(): Plugin {
  let started: ReturnType<typeof startServer> | undefined;
  return {
    name: 'sofra-real-server',
    configureServer({ middlewares }) {
      middlewares.use((from, to, next) => {
        if (!SERVED.test(from.url ?? '')) return next();
        started ??= startServer();
        started.then(({ url }) => pass(from, to, url)).catch(next);
      });
    },
    closeBundle() {
      // Each part of Vite's server closes; the first takes ours along.
      started?.then(({ end }) => end()).catch(console.error);
      started = undefined;
    },
  };
}
