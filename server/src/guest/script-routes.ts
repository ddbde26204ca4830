import { CACHE_SECONDS } from '@sofra/contract/limits';
import { GUEST_FIND, GUEST_PARTS, GUEST_SCRIPT, GUEST_WORKER } from '@sofra/guest/script';
import {
  GUEST_FIND_PATH,
  GUEST_PARTS_PATH,
  GUEST_SCRIPT_PATH,
  GUEST_WORKER_PATH,
} from '@sofra/guest/script-path';
import type { FastifyInstance } from 'fastify';
import type { AppContext } from '../platform/app-context.ts';
import { encodeFully } from './encodings.ts';
import { type Entry, finish, respond, withBodyOf } from './entry.ts';
import { type FlatHeaders, securityHeaders } from './headers.ts';

const WHILE = `public, max-age=${CACHE_SECONDS.redirect}`;

const SCRIPTS: { path: string; body: string; control: string; headers?: FlatHeaders }[] = [
  { path: GUEST_SCRIPT_PATH, body: GUEST_SCRIPT, control: WHILE },
  { path: GUEST_FIND_PATH, body: GUEST_FIND, control: WHILE },
  { path: GUEST_PARTS_PATH, body: GUEST_PARTS, control: WHILE },
  // The worker stands in a folder of its own, and serves all menus.
  {
    path: GUEST_WORKER_PATH,
    body: GUEST_WORKER,
    control: 'no-cache',
    headers: ['service-worker-allowed', '/'],
  },
];

/** The scripts by their paths, as answers to be finished. */
export function scriptMakers({ urls }: Pick<AppContext, 'urls'>): Map<string, () => Promise<Entry>> {
  const makers = SCRIPTS.map(({ path, headers = [], ...script }): [string, () => Promise<Entry>] => [
    path,
    async () => {
      const type = 'text/javascript; charset=utf-8';
      const entry = await finish({
        ...script,
        status: 200,
        type,
        shared: true,
        nextChange: null,
        headers: [...headers, ...securityHeaders(urls.menus)],
      });
      return withBodyOf(entry, await encodeFully(entry.body));
    },
  ]);
  return new Map(makers);
}

/** The scripts of the public pages, in the smallest coding that the client reads. */
export function scriptRoutes(http: FastifyInstance, app: AppContext): void {
  const made = new Map<string, Promise<Entry>>();
  for (const [path, make] of scriptMakers(app)) {
    http.get(path, { schema: { hide: true } }, async (request, reply) => {
      const entry = made.get(path) ?? make();
      made.set(path, entry);
      const script = await entry;
      reply.hijack();
      respond(request.raw, reply.raw, script, app.clock.now().getTime());
    });
  }
}
