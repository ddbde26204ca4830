import { writeFileSync } from 'node:fs';
import { Agent } from 'node:http';
import { join } from 'node:path';
import { LOCALE_CODES } from '@sofra/contract/languages/locales';
import { startNginx } from '../bare/nginx.ts';
import { waitUntilIdle } from '../cpu.ts';
import { BROWSER, type Finished, finished, millisecondsOf, type Server, underLoad } from '../load.ts';
import { start, temporaryFolder } from '../processes.ts';
import { compared, type Measured } from '../report.ts';
import { FEW_ROUNDS, interleave } from '../rounds.ts';
import type { Setup } from '../setup.ts';

const REQUESTS = 1000;

/** An answer after its smallest brotli has been made in the background. */
async function finalAnswer({ origin, processes }: Server, path: string): Promise<Finished> {
  await finished(origin, path);
  await waitUntilIdle(processes);
  return finished(origin, path);
}

/** Starts bare node:http with a finished answer. */
async function startBare({ body, ...rest }: Finished): Promise<Server> {
  const file = join(temporaryFolder(), 'answer.json');
  writeFileSync(file, JSON.stringify({ ...rest, body: body.toString('base64') }));
  return start({ args: ['bench/bare/server.ts'], env: { ANSWER: file }, ready: '/ready' });
}

const loadBoth = (product: Server, bare: Server, { path, tag }: Finished, expected?: 304) => {
  const headers = expected ? { ...BROWSER, 'if-none-match': tag } : BROWSER;
  const call = () => ({ path, headers });
  return [
    underLoad('product', product, call, { expected }),
    underLoad('bare node', bare, call, { expected }),
  ];
};

/** The 99th percentile in milliseconds of requests in sequence over one connection. */
async function slowest(origin: string, path: string): Promise<number> {
  const agent = new Agent({ keepAlive: true, maxSockets: 1 });
  const all: number[] = [];
  for (let asked = 0; asked < REQUESTS; asked += 1)
    all.push(await millisecondsOf(() => finished(origin, path, BROWSER, agent)));
  agent.destroy();
  return all.sort((a, b) => a - b)[Math.floor(REQUESTS * 0.99)] ?? Number.NaN;
}

/** The public page of 200 items in brotli: throughput, 304 answers, and the 99th percentile. */
export async function page({ product, venue }: Setup): Promise<Measured[]> {
  const path = `${venue.pages[0]}?lang=en`;
  const made = await finalAnswer(product, path);
  const [bare, nginx] = [await startBare(made), await startNginx(venue.pages[0] ?? '', made.body)];
  const runners = loadBoth(product, bare, made);
  if (nginx) runners.push(underLoad('nginx', nginx, () => ({ path, headers: BROWSER })));
  const whole = await interleave(runners);
  const unchanged = await interleave(loadBoth(product, bare, made, 304));
  const waiting = (name: string, { origin }: Server) => ({ name, run: () => slowest(origin, path) });
  const latency = await interleave([waiting('product', product), waiting('bare node', bare)], FEW_ROUNDS);
  return [
    compared('pageBare', whole, 'product', 'bare node'),
    compared('unchanged', unchanged, 'product', 'bare node'),
    compared('latency', latency, 'product', 'bare node', 'ms'),
    ...(nginx ? [compared('pageNginx', whole, 'product', 'nginx')] : []),
  ];
}

/** The bytes of the page of 200 items in each language. */
export async function weight({ product, venue }: Setup): Promise<Measured[]> {
  const lines: Measured[] = [];
  for (const locale of LOCALE_CODES) {
    const { body } = await finalAnswer(product, `${venue.pages[0]}?lang=${locale}`);
    lines.push({ key: `weight-${locale}`, figures: [body.length], detail: 'brotli 11' });
  }
  return lines;
}

/** The published menus as JSON, against the same bytes from memory. */
export async function json({ product, venue }: Setup): Promise<Measured[]> {
  const made = await finalAnswer(product, `/m/${venue.slug}.json`);
  const figures = await interleave(loadBoth(product, await startBare(made), made));
  return [compared('json', figures, 'product', 'bare node')];
}
