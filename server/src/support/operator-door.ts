import { createHmac, timingSafeEqual } from 'node:crypto';
import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { MEDIA_TYPE } from '@sofra/contract/api/jsonapi';
import { PROBLEM_STATUS } from '@sofra/contract/api/problem-codes';
import { LOCALE_CODES } from '@sofra/contract/languages/locales';
import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import type { AppContext } from '../platform/app-context.ts';
import type { Env } from '../platform/env.ts';
import { refuse } from '../platform/http/answer.ts';
import { addSupporter, type NewSupporter, ofCustomer } from './supporters.ts';

// The embedded database belongs to one process: a command of the operator's asks that process, and proves by the
// installation's secret that it may.
const PATH = '/operator/supporters';
const SIGNATURE = 'x-signature';
const FRESH_MS = 60_000;
const FILE = 'address';

const order = z.object({
  email: z.string(),
  firstName: z.string(),
  lastName: z.string(),
  locale: z.enum(LOCALE_CODES).optional(),
  at: z.number(),
});

const signatureOf = (secret: string, body: unknown) =>
  createHmac('sha256', secret)
    .update(`${PATH} ${JSON.stringify(body)}`)
    .digest();

function isSigned(secret: string, body: unknown, given: unknown): boolean {
  const [expected, found] = [signatureOf(secret, body), Buffer.from(String(given), 'base64url')];
  return found.length === expected.length && timingSafeEqual(found, expected);
}

/** Lets the operator's command make people of support on a server that runs. */
export function operatorDoor(http: FastifyInstance, app: AppContext): void {
  http.post(PATH, { schema: { hide: true } }, async (request, reply) => {
    if (!isSigned(app.secret, request.body, request.headers[SIGNATURE])) refuse('forbidden');
    const { at, ...wanted } = order.parse(request.body);
    if (Math.abs(at - app.clock.now().getTime()) > FRESH_MS) refuse('forbidden');
    const link = (await addSupporter(app, wanted as NewSupporter)) ?? refuse('email_taken');
    return reply.type('text/plain').serializer(String).send(link);
  });
}

/** Writes an embedded database's server's address into the data folder; answers a function to remove it. */
export function noteAddress({ DATA_DIR, DATABASE_URL }: Env, url: string): () => void {
  if (DATABASE_URL) return () => undefined;
  const file = join(DATA_DIR, FILE);
  writeFileSync(file, url, { mode: 0o600 });
  return () => rmSync(file, { force: true });
}

/** Asks the server that runs on a data folder for a person of support; undefined when none does. */
export async function askServer(
  { DATA_DIR }: Env,
  { secret, now, wanted }: { secret: string; now: Date; wanted: NewSupporter },
): Promise<string | undefined> {
  const body = { ...wanted, at: now.getTime() };
  const headers = {
    'content-type': MEDIA_TYPE,
    [SIGNATURE]: signatureOf(secret, body).toString('base64url'),
  };
  try {
    const url = readFileSync(join(DATA_DIR, FILE), 'utf8');
    const answer = await fetch(url + PATH, { method: 'POST', headers, body: JSON.stringify(body) });
    if (answer.status === PROBLEM_STATUS.email_taken) throw new Error(ofCustomer(wanted.email));
    if (!answer.ok) throw new Error(`The server at ${url} refused (${answer.status}). Its log says why.`);
    return await answer.text();
  } catch (error) {
    // There is no address, or its server is gone.
    if ((error as { code?: string }).code === 'ENOENT' || error instanceof TypeError) return undefined;
    throw error;
  }
}
