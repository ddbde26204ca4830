import { createHmac } from 'node:crypto';
import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Readable } from 'node:stream';
import { MEDIA_TYPE } from '@sofra/contract/api/jsonapi';
import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import type { AppContext } from '../app-context.ts';
import type { Env } from '../env.ts';
import { isSameSecret } from '../same-bytes.ts';
import { refuse } from './answer.ts';

// The embedded database belongs to one process: a command of the operator's asks that process, and proves by the
// installation's secret that it may.
const SIGNATURE = 'x-signature';
const FRESH_MS = 60_000;
const FILE = 'address';

const pathOf = (work: string) => `/operator/${work}`;

const signatureOf = (secret: string, path: string, body: unknown) =>
  createHmac('sha256', secret)
    .update(`${path} ${JSON.stringify(body)}`)
    .digest();

function isSigned(secret: string, path: string, body: unknown, given: unknown): boolean {
  return isSameSecret(Buffer.from(String(given), 'base64url'), signatureOf(secret, path, body));
}

const moment = z.object({ at: z.number() });

/** Lets the operator's command have some work done by a server that runs; the answer is a text. */
export function operatorDoor<T>(
  http: FastifyInstance,
  app: AppContext,
  work: string,
  schema: z.ZodType<T>,
  run: (order: T) => Promise<string> | Readable,
): void {
  const path = pathOf(work);
  http.post(path, { schema: { hide: true } }, async ({ body, headers }, reply) => {
    if (!isSigned(app.secret, path, body, headers[SIGNATURE])) refuse('forbidden');
    if (Math.abs(moment.parse(body).at - app.clock.now().getTime()) > FRESH_MS) refuse('forbidden');
    return reply
      .type('text/plain')
      .serializer(String)
      .send(await run(schema.parse(body)));
  });
}

/** Writes an embedded database's server's address into the data folder; answers a function to remove it. */
export function noteAddress({ DATA_DIR, DATABASE_URL }: Env, url: string): () => void {
  if (DATABASE_URL) return () => undefined;
  const file = join(DATA_DIR, FILE);
  writeFileSync(file, url, { mode: 0o600 });
  return () => rmSync(file, { force: true });
}

/** The error of an order that a server refused. */
export const refusedOrder = ({ status }: Response): Error =>
  new Error(
    status === 403
      ? 'The server that runs here has another SECRET or clock. Run the command with the settings of the server.'
      : `The server refused (${status}). Its log says why.`,
  );

/** Gives an order to the server that runs on a data folder; undefined when none does. */
export async function askServer(
  { DATA_DIR }: Pick<Env, 'DATA_DIR'>,
  work: string,
  { secret, now, order }: { secret: string; now: Date; order: object },
): Promise<Response | undefined> {
  const path = pathOf(work);
  const body = { ...order, at: now.getTime() };
  const headers = {
    'content-type': MEDIA_TYPE,
    [SIGNATURE]: signatureOf(secret, path, body).toString('base64url'),
  };
  try {
    const url = readFileSync(join(DATA_DIR, FILE), 'utf8');
    return await fetch(url + path, { method: 'POST', headers, body: JSON.stringify(body) });
  } catch (error) {
    // There is no address, or its server is gone.
    if ((error as { code?: string }).code === 'ENOENT' || error instanceof TypeError) return undefined;
    throw error;
  }
}
