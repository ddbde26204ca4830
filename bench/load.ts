import autocannon, { type Request } from 'autocannon';
import { secondsOf } from './cpu.ts';

/** A server under load: where it listens, and the processes whose CPU is its own, its database's among them. */
export type Loaded = { origin: string; processes: readonly number[] };

/** A request to make. */
export type Ask = { method?: string; path: string; headers?: Record<string, string>; body?: string };
/** One request for ever, or another each time; `next` is counted over all connections. */
export type Asking = Ask | ((next: number) => Ask);

// The load generator writes into the headers that it is given.
const copied = (asked: Ask): Ask => ({ ...asked, headers: { ...asked.headers } });

const CONNECTIONS = 10;
const SECONDS = 0.25;
/** How often each takes its turn in a round: what else the machine does for a moment meets all of them alike. */
export const TURNS = 12;
/** The same for short calls that are made over one connection, which are answered a tenth as often. */
export const MANY_TURNS = 24;
/**
 * Rounds of load before the first that counts: so long V8 goes on compiling what runs often, at twice the cost of a call at
 * first (`docs/decisions/0022-a-server-is-measured-warm.md`).
 */
export const WARM_UP = 4;
/** Rounds of load, and turns in one, for processes that are started anew for each round that counts. */
export const ANEW = { warmUp: 2, turns: 8 };
/** How often the load generator looks whether its time is over. */
const SAMPLE_MS = 25;

/**
 * Asks as fast as the server answers, over ten connections, and answers requests per CPU-second of the server.
 * Throws when an answer is neither 2xx nor `expected`, for a server that refuses is fast.
 */
export async function requestsPerSecond(
  { origin, processes }: Loaded,
  asking: Asking,
  { expected, connections = CONNECTIONS }: { expected?: 304; connections?: number } = {},
): Promise<number> {
  let next = 0;
  const setupRequest = (request: Request): Request => {
    const asked = typeof asking === 'function' ? asking(next) : asking;
    next += 1;
    return { ...request, method: 'GET', ...copied(asked) };
  };
  const before = secondsOf(processes);
  const requests = [typeof asking === 'function' ? { setupRequest } : copied(asking)];
  const result = await autocannon({
    url: origin,
    connections,
    requests,
    duration: SECONDS,
    sampleInt: SAMPLE_MS,
  });
  const seconds = secondsOf(processes) - before;
  const good = expected ? result.non2xx : result['2xx'];
  const bad = (expected ? result['2xx'] : result.non2xx) + result.errors + result.timeouts;
  if (good === 0 || bad > 0)
    throw new Error(`${origin}: ${bad} of ${good + bad} failed: ${JSON.stringify(result.statusCodeStats)}`);
  return good / seconds;
}

/** CPU seconds of a server for a call that is made once, and the seconds on the clock. */
export async function costOf(
  processes: readonly number[],
  call: () => Promise<unknown>,
): Promise<{ cpu: number; wall: number }> {
  const before = secondsOf(processes);
  const start = performance.now();
  await call();
  const wall = (performance.now() - start) / 1000;
  return { cpu: secondsOf(processes) - before, wall };
}

/** Makes one call and answers its text. Throws what the server said unless it is 2xx. */
export async function call(
  origin: string,
  path: string,
  { method = 'GET', headers = {}, body }: Omit<Ask, 'path'> = {},
): Promise<string> {
  const response = await fetch(origin + path, { method, headers, ...(body !== undefined && { body }) });
  const text = await response.text();
  if (!response.ok) throw new Error(`${method} ${path}: ${response.status} ${text.slice(0, 500)}`);
  return text;
}
