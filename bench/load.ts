import { type Agent, request as httpRequest } from 'node:http';
import { buffer } from 'node:stream/consumers';
// @ts-expect-error it brings no types
import autocannon from 'autocannon';
import { cpuSince } from './cpu.ts';
import type { Runner } from './rounds.ts';

/** A server under load: its origin and the processes whose CPU time counts, with those of its database. */
export type Server = { origin: string; processes: readonly number[] };

/** A call to make. */
export type Call = { method?: string; path: string; headers?: Record<string, string>; body?: string };

/** A finished answer, still compressed. */
export type Finished = { path: string; tag: string; body: Buffer };

/** Seconds of one turn: enough for several reorders of a thousand rows on a slow machine. */
const TURN_SECONDS = 1;

/** The headers of a browser. */
export const BROWSER = { 'accept-encoding': 'gzip, deflate, br, zstd', 'accept-language': 'en' };

/** A runner that calls a server without pause and answers requests per CPU-second. It throws on a refusal. */
export function underLoad(
  name: string,
  { origin: url, processes }: Server,
  callOf: (next: number) => Call,
  { expected, connections = 10 }: { expected?: 304 | undefined; connections?: number | undefined } = {},
): Runner {
  let next = 0;
  // The load generator mutates its headers.
  const setupRequest = (request: object) => {
    const call = callOf(next++);
    return { ...request, method: 'GET', ...call, headers: { ...call.headers } };
  };
  const turn = { duration: TURN_SECONDS, sampleInt: 25, requests: [{ setupRequest }] };
  const run = async () => {
    const used = cpuSince(processes);
    const { '2xx': ok, non2xx, errors, timeouts } = await autocannon({ url, connections, ...turn });
    const seconds = used();
    const [good, bad] = expected ? [non2xx, ok] : [ok, non2xx];
    if (good === 0 || bad + errors + timeouts > 0)
      throw new Error(`${name}: ${good} calls were answered, ${bad} refused, ${errors} failed`);
    return good / seconds;
  };
  return { name, run };
}

/** The wall-clock milliseconds of some work. */
export async function millisecondsOf(work: () => Promise<unknown>): Promise<number> {
  const begun = performance.now();
  await work();
  return performance.now() - begun;
}

/** Makes one call and answers its text; throws unless the status is 2xx. */
export async function send(origin: string, { path, ...init }: Call): Promise<string> {
  const response = await fetch(origin + path, init);
  const text = await response.text();
  if (!response.ok) throw new Error(`${path}: ${response.status} ${text.slice(0, 500)}`);
  return text;
}

/** Gets an answer over node:http, which leaves it compressed. Without an agent the connection is closed. */
export function finished(
  origin: string,
  path: string,
  headers: Record<string, string> = BROWSER,
  agent: Agent | false = false,
): Promise<Finished> {
  return new Promise((resolve, reject) => {
    const request = httpRequest(origin + path, { headers, agent }, (response) => {
      const { etag: tag = '' } = response.headers;
      resolve(buffer(response).then((body) => ({ path, tag, body })));
    });
    request.on('error', reject).end();
  });
}
