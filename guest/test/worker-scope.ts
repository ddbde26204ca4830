import vm from 'node:vm';
import { GUEST_WORKER } from '../src/script.ts';

type Asked = { url: string; method?: string; mode?: string };
type Named = string | URL | { url: string };
type Heard = { request?: object; data?: object; waitUntil: (work: Promise<unknown>) => void } & {
  respondWith?: (answer: Promise<Response>) => void;
};

const urlOf = (named: Named) =>
  typeof named === 'string' || named instanceof URL ? String(named) : named.url;

/** The platform's cache, as far as the worker uses it. */
class MemoryCache {
  readonly #kept = new Map<string, Response>();
  put = async (named: Named, response: Response) => void this.#kept.set(urlOf(named), response);
  match = async (named: Named) => this.#kept.get(urlOf(named))?.clone();
  keys = async () => [...this.#kept.keys()].map((url) => ({ url }));
  delete = async (named: Named) => this.#kept.delete(urlOf(named));
}

class MemoryCaches {
  readonly #caches = new Map<string, MemoryCache>();
  has = async (name: string) => this.#caches.has(name);
  keys = async () => [...this.#caches.keys()];
  delete = async (name: string) => this.#caches.delete(name);
  open = async (name: string) => {
    const cache = this.#caches.get(name) ?? new MemoryCache();
    this.#caches.set(name, cache);
    return cache;
  };
}

/** A service worker at work on an origin; `answer` is the network, and throws where there is none. */
export type WorkerScope = {
  /** Navigates to an address, and answers the page that it shows. */
  visit: (address: string) => Promise<Response>;
  /** The word of a page that is complete. */
  tell: (data: { address: string; files: string[]; sparing?: boolean }) => Promise<void>;
  /** The addresses that are kept, in order. */
  kept: () => Promise<string[]>;
};

/** Runs the worker in a scope with the platform's caches in memory. */
export function workerScope(origin: string, answer: (asked: Asked) => Promise<Response>): WorkerScope {
  const heard = new Map<string, (event: Heard) => void>();
  const caches = new MemoryCaches();
  const fetch = (asked: Named, { method = 'GET' } = {}) => answer({ url: urlOf(asked), method });
  vm.runInNewContext(GUEST_WORKER, {
    URL,
    Request,
    Response,
    Headers,
    caches,
    fetch,
    setTimeout,
    location: new URL(`${origin}/m/-/worker.js`),
    registration: { scope: `${origin}/m/` },
    addEventListener: (name: string, hear: (event: Heard) => void) => heard.set(name, hear),
  });
  const send = async (name: string, event: Partial<Heard>) => {
    const work: Promise<unknown>[] = [];
    heard.get(name)?.(Object.assign(event, { waitUntil: (one: Promise<unknown>) => void work.push(one) }));
    return work;
  };
  return {
    async visit(address) {
      let answered: Promise<Response> | undefined;
      const request = { url: address, method: 'GET', mode: 'navigate', referrer: '' };
      const work = await send('fetch', { request, respondWith: (it) => (answered = it) });
      const response = await answered;
      await Promise.allSettled(work);
      if (!response) throw new Error(`the worker leaves ${address} alone`);
      return response;
    },
    async tell(data) {
      await Promise.all(await send('message', { data }));
    },
    async kept() {
      const names = await caches.keys();
      const lists = names.map(async (name) => (await (await caches.open(name)).keys()).map(({ url }) => url));
      return (await Promise.all(lists)).flat();
    },
  };
}
