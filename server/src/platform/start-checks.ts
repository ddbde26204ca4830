import { once } from 'node:events';
import { createServer } from 'node:net';
import pg from 'pg';
import { CONNECTION_TIMEOUT_MS } from './database/time-limits.ts';
import type { Env } from './env.ts';

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

/** Checks port and database before anything is made; throws a sentence that names the setting. */
export async function checkStart(env: Env): Promise<void> {
  await checkPort(env);
  await checkDatabase(env);
}
