import { once } from 'node:events';
import { createServer } from 'node:net';
import pg from 'pg';
import { CONNECTION_TIMEOUT_MS } from './database/time-limits.ts';
import type { Env } from './env.ts';
import { openBucket } from './files/bucket.ts';

const codeOf = (error: unknown) => (error as NodeJS.ErrnoException).code ?? '';

function whyNotListening({ PORT, HOST }: Env, error: unknown): string {
  switch (codeOf(error)) {
    case 'EADDRINUSE':
      return `PORT ${PORT} is taken: another program listens there. Stop it or set PORT to another.`;
    case 'EACCES':
      return `PORT ${PORT} may not be used by this user. Set PORT to one from 1024 on.`;
    case 'EADDRNOTAVAIL':
    case 'ENOTFOUND':
      return `HOST ${HOST} is no address of this machine. Set HOST to one that is.`;
    default:
      return `PORT ${PORT} on HOST ${HOST} cannot be used: ${(error as Error).message}`;
  }
}

/** Throws a sentence for the operator when the configured address or port can't be used. */
async function checkPort(env: Env): Promise<void> {
  if (env.PORT === 0) return;
  const probe = createServer().listen(env.PORT, env.HOST);
  try {
    await once(probe, 'listening');
  } catch (error) {
    throw new Error(whyNotListening(env, error), { cause: error });
  }
  probe.close();
  await once(probe, 'close');
}

/** Throws a sentence for the operator when the database of `DATABASE_URL` can't be connected to. */
async function checkDatabase({ DATABASE_URL }: Env): Promise<void> {
  if (!DATABASE_URL) return;
  const client = new pg.Client({
    connectionString: DATABASE_URL,
    connectionTimeoutMillis: CONNECTION_TIMEOUT_MS,
  });
  client.on('error', () => {}); // a connection that ends while we let go of it is no failure
  try {
    await client.connect();
    await client.end();
  } catch (error) {
    const { host } = new URL(DATABASE_URL);
    const said = (error as Error).message || codeOf(error);
    throw new Error(
      `No database lets us in at ${host} (${said}). Start PostgreSQL there, or set DATABASE_URL to where it is.`,
      { cause: error },
    );
  }
}

/** The buckets that the settings name, by the setting. */
function bucketsOf({ S3_BUCKET, PUBLISH_TO, BACKUP_TO }: Env): Map<string, string> {
  const buckets = new Map<string, string>();
  if (S3_BUCKET) buckets.set('S3_BUCKET', S3_BUCKET);
  for (const [setting, place] of Object.entries({ PUBLISH_TO, BACKUP_TO }))
    if (place?.startsWith('s3://')) buckets.set(setting, new URL(place).host);
  return buckets;
}

/** A store's words for wrong settings. Keys that may not list may still read and write, and a store that is not there may come. */
const WRONG = ['NoSuchBucket', 'PermanentRedirect', 'InvalidAccessKeyId', 'SignatureDoesNotMatch'];

/**
 * Throws a sentence for the operator when a store refuses the settings. One that is out of order or not there yet stops no start: menus
 * are read without their photos. Answers a sentence for each such.
 */
async function checkBuckets(env: Env): Promise<string[]> {
  const troubles: string[] = [];
  for (const [setting, name] of bucketsOf(env)) {
    try {
      await (await openBucket(env, name)).check(CONNECTION_TIMEOUT_MS);
    } catch (error) {
      const at = env.S3_ENDPOINT ?? `Amazon S3 in ${env.S3_REGION}`;
      const said = codeOf(error) || (error as Error).name;
      const sentence = `${setting}: the bucket ${name} at ${at} does not let us in (${said}).`;
      if (!WRONG.includes((error as Error).name)) troubles.push(sentence);
      else
        throw new Error(`${sentence} Check it, and S3_ENDPOINT, S3_REGION and the keys.`, { cause: error });
    }
  }
  return troubles;
}

/**
 * Checks port, database and buckets before anything is made; throws a sentence that names the setting. Answers what is out of
 * order and stops no start.
 */
export async function checkStart(env: Env): Promise<string[]> {
  await checkPort(env);
  await checkDatabase(env);
  return checkBuckets(env);
}
