import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { Agent, request as httpRequest } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startNginx } from '../bare/nginx.ts';
import { rested } from '../cpu.ts';
import type { Later } from '../endings.ts';
import { ANEW, type Loaded, requestsPerSecond, TURNS, WARM_UP } from '../load.ts';
import { type Measured, measured, medians } from '../measured.ts';
import { freePort, type Running, start } from '../processes.ts';
import { interleave, interleaveAnew, ratios } from '../rounds.ts';
import { type Stage, serveProduct } from '../stage.ts';

const ROUNDS = 5;
/** What a browser asks for. */
const BROWSER = { 'accept-encoding': 'gzip, deflate, br, zstd', 'accept-language': 'en' };

/** A finished answer, still compressed. */
type Finished = { path: string; tag: string; type: string; body: Buffer };

/** Asks over bare node:http, which leaves the answer as it came; no connection stays open that would count as memory. */
export function finished(
  origin: string,
  path: string,
  headers: Record<string, string> = BROWSER,
): Promise<Finished> {
  return new Promise((resolve, reject) => {
    const asked = httpRequest(origin + path, { headers, agent: false }, (response) => {
      const chunks: Buffer[] = [];
      const { etag: tag = '', 'content-type': type = '' } = response.headers;
      response.on('data', (chunk: Buffer) => chunks.push(chunk));
      response.on('end', () => resolve({ path, tag, type, body: Buffer.concat(chunks) }));
    });
    asked.on('error', reject).end();
  });
}

/** The page as it is when its smallest brotli has been made in the background. */
async function settled({ origin, processes }: Loaded, path: string): Promise<Finished> {
  await finished(origin, path);
  await rested(processes);
  return finished(origin, path);
}

/** Starts bare node:http with finished answers. */
export async function startBare(later: Later, answers: readonly Finished[]): Promise<Running> {
  const folder = mkdtempSync(join(tmpdir(), 'bare-'));
  const file = join(folder, 'pages.json');
  const given = answers.map(({ body, ...rest }) => ({ ...rest, body: body.toString('base64') }));
  writeFileSync(file, JSON.stringify(given));
  later(() => rmSync(folder, { recursive: true, force: true }));
  const program = { file: process.execPath, args: ['bench/bare/server.ts'], env: { PAGES: file } };
  const running = await start({ ...program, answers: '/ready' }, await freePort());
  later(running.stop);
  return running;
}

const loaded = ({ origin, pid }: Running): Loaded => ({ origin, processes: [pid] });

type Server = { name: string; server: Loaded; tag: string };

/** The product, bare node and, where it is there, nginx, each with the finished page and the tag by which it knows it. */
async function pageServers(
  { product: { database }, venue }: Stage,
  path: string,
  later: Later,
): Promise<Server[]> {
  const product = await serveProduct(later, database);
  const made = await settled(product, path);
  const bare = await startBare(later, [made]);
  const both = [
    { name: 'product', server: product, tag: made.tag },
    { name: 'bare node', server: loaded(bare), tag: made.tag },
  ];
  const nginx = await startNginx(venue.page, made.body);
  if (!nginx) return both;
  later(nginx.stop);
  return [...both, { name: 'nginx', server: loaded(nginx), tag: (await finished(nginx.origin, path)).tag }];
}

/** The public page of 200 items in brotli, and the answer that it has not changed. */
export async function page(stage: Stage): Promise<Measured[]> {
  const path = `${stage.venue.page}?lang=en`;
  const ask = (server: Loaded) => requestsPerSecond(server, { path, headers: BROWSER });
  const askAgain = (server: Loaded, tag: string) =>
    requestsPerSecond(server, { path, headers: { ...BROWSER, 'if-none-match': tag } }, { expected: 304 });
  const { whole, unchanged } = await interleaveAnew(
    async (later) => {
      const servers = await pageServers(stage, path, later);
      return {
        whole: servers.map(({ name, server }) => ({ name, run: () => ask(server) })),
        unchanged: servers.map(({ name, server, tag }) => ({ name, run: () => askAgain(server, tag) })),
      };
    },
    ROUNDS,
    ANEW,
  );
  return [
    measured('pageBare', whole, 'product', 'bare node'),
    ...('nginx' in whole ? [measured('pageNginx', whole, 'product', 'nginx')] : []),
    measured('unchanged', unchanged, 'product', 'bare node'),
  ];
}

const ASKED = 2000;

/** The milliseconds within which 99 of 100 requests are answered, asked one after the other over one connection. */
async function slowest(origin: string, path: string): Promise<number> {
  const agent = new Agent({ keepAlive: true, maxSockets: 1 });
  const once = () =>
    new Promise<number>((resolve, reject) => {
      const begun = performance.now();
      const asked = httpRequest(origin + path, { agent, headers: BROWSER }, (response) => {
        response.resume().on('end', () => resolve(performance.now() - begun));
      });
      asked.on('error', reject).end();
    });
  const all: number[] = [];
  for (let asked = 0; asked < ASKED; asked += 1) all.push(await once());
  agent.destroy();
  return all.sort((a, b) => a - b)[Math.floor(ASKED * 0.99)] ?? Number.NaN;
}

/** How long the slowest hundredth of the pages takes. */
export async function latency(stage: Stage): Promise<Measured[]> {
  const path = `${stage.venue.page}?lang=en`;
  const bare = await startBare(stage.later, [await settled(stage.product, path)]);
  const runners = [
    { name: 'product', run: () => slowest(stage.product.origin, path) },
    { name: 'bare node', run: () => slowest(bare.origin, path) },
  ];
  const figures = await interleave(runners, ROUNDS);
  return [
    { key: 'latency', figures: ratios(figures, 'product', 'bare node'), detail: medians(figures, 'ms') },
  ];
}

/** What the page of 200 items weighs in each language. */
export async function weight(stage: Stage): Promise<Measured[]> {
  const lines: Measured[] = [];
  for (const [key, locale] of [
    ['weightEn', 'en'],
    ['weightAr', 'ar'],
    ['weightRu', 'ru'],
  ] as const) {
    const { body } = await settled(stage.product, `${stage.venue.page}?lang=${locale}`);
    lines.push({ key, figures: [body.length], detail: 'brotli 11, its style sheet within' });
  }
  return lines;
}

/** The published menus as data, against bytes out of memory. */
export async function json(stage: Stage): Promise<Measured[]> {
  const path = `/m/${stage.venue.slug}.json`;
  const bare = await startBare(stage.later, [await settled(stage.product, path)]);
  const ask = { path, headers: BROWSER };
  const runners = [
    { name: 'product', run: () => requestsPerSecond(stage.product, ask) },
    { name: 'in memory', run: () => requestsPerSecond(loaded(bare), ask) },
  ];
  const figures = await interleave(runners, ROUNDS, WARM_UP, TURNS);
  return [measured('json', figures, 'product', 'in memory')];
}
