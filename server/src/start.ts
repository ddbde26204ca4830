import { resolve } from 'node:path';
import { PRODUCT_NAME } from '@sofra/contract/limits';
import { type Server, startServer } from './app.ts';
import { type Env, readEnv } from './platform/env.ts';
import { outboxOf } from './platform/mail/mail.ts';

// A terminal signals the whole group and npm passes the signal on: two close together count as one.
const SAME_SIGNAL_MS = 1000;
const LOOK_MS = 500;

const mailWay = (env: Env) =>
  env.SMTP_URL
    ? `through ${new URL(env.SMTP_URL).host}`
    : `nobody is sent any: written to ${resolve(outboxOf(env))} (set SMTP_URL to send it)`;

/** The lines that the server prints when it starts. */
function greeting(env: Env, { url, app }: Server): string[] {
  const database = env.DATABASE_URL
    ? `PostgreSQL at ${new URL(env.DATABASE_URL).host}`
    : 'embedded PostgreSQL, in the data folder (set DATABASE_URL to use a server)';
  return [
    `${PRODUCT_NAME} listens at ${url}${app.urls.public === url ? '' : ` and is reached at ${app.urls.public}`}`,
    `  API to read:  ${app.urls.public}/api/docs`,
    `  Database:     ${database}`,
    `  Data folder:  ${resolve(env.DATA_DIR)}`,
    `  Mail:         ${mailWay(env)}`,
    ...(env.S3_BUCKET ? [`  Files:        bucket ${env.S3_BUCKET}`] : []),
  ];
}

/** Warnings about settings, or combinations, that no real installation should use (rule 37b). */
function warnings(env: Env): string[] {
  const said: string[] = [];
  if (env.CLOCK_OFFSET !== 0)
    said.push(`CLOCK_OFFSET is set: the clock runs ${env.CLOCK_OFFSET} seconds off, for tests only.`);
  if (env.RATE_LIMITS === 'off')
    said.push('RATE_LIMITS=off: nobody is held back from guessing passwords; for tests only.');
  if (env.SMTP_URL && !env.PUBLIC_URL)
    said.push('SMTP_URL is set and PUBLIC_URL is not: links in mails lead to this machine alone.');
  if (!env.CHATWOOT_URL !== !env.CHATWOOT_TOKEN)
    said.push('CHATWOOT_URL and CHATWOOT_TOKEN work together only: the support chat is our own panel.');
  return said.map((sentence) => `\nWARNING  ${sentence}`);
}

/** npm sends a signal only to the shell of its script, which dies without passing it on. */
function whenOrphaned(then: () => void): void {
  const parent = process.ppid;
  const looking = setInterval(() => {
    if (process.ppid === parent) return;
    clearInterval(looking);
    then();
  }, LOOK_MS).unref();
}

function closeOnSignals(server: Server): void {
  let first: number | undefined;
  const stop = (why: string) => {
    const now = performance.now();
    if (first !== undefined) {
      if (now - first < SAME_SIGNAL_MS) return;
      console.log('Ending at once.');
      process.exit(1);
    }
    first = now;
    console.log(`${why}: finishing what is under way. Once more ends at once.`);
    server.close().then(() => process.exit(0), fail);
  };
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => stop(signal));
  // Started through npm, the server ends when its parent has ended.
  const gone = () => stop('The starting process is gone');
  process.on('disconnect', gone);
  process.channel?.unref();
  if (process.env.npm_command) whenOrphaned(gone);
}

function fail(error: unknown): void {
  console.error(error instanceof Error ? error.message : error);
  process.exit(1);
}

/** Starts the server of the environment's settings and says where to go; a start that fails says why in a sentence. */
export async function start(): Promise<void> {
  try {
    const env = readEnv(process.env);
    const server = await startServer(env);
    closeOnSignals(server);
    console.log([...greeting(env, server), ...warnings(env)].join('\n'));
  } catch (error) {
    fail(error);
  }
}
