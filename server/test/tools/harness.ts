import { cpSync, mkdtempSync } from 'node:fs';
import { join } from 'node:path';
import pg from 'pg';
import { inject, onTestFinished } from 'vitest';
import { type Server, startServer } from '../../src/app.ts';
import { readEnv } from '../../src/platform/env.ts';
import type { AnyJob, Upkeep } from '../../src/platform/jobs/jobs.ts';
import { openTranslator, type Playback, translated } from '../suggestions/translators.ts';

let shifted = 0;
let stopped: number | undefined;

/** The clock of this worker's server: the machine's, moved on by `shiftClock`. */
const clock = { now: () => new Date((stopped ?? Date.now()) + shifted) };

/** Stops the server's clock until the test is over, so that a slow machine is never late for a bound; `shiftClock` moves it. */
export function stopClock(): void {
  stopped = Date.now();
  onTestFinished(() => {
    stopped = undefined;
  });
}

/** Moves the server's clock on by milliseconds until the test is over. */
export function shiftClock(milliseconds: number): void {
  shifted += milliseconds;
  onTestFinished(() => {
    shifted -= milliseconds;
  });
}

let copies = 0;

async function copyTemplate(templateUrl: string): Promise<string> {
  const address = new URL(templateUrl);
  const template = address.pathname.slice(1);
  copies += 1;
  const name = `${template}_${process.pid}_${process.env.VITEST_POOL_ID ?? 0}_${copies}`;
  address.pathname = '/postgres';
  const client = new pg.Client({ connectionString: address.href });
  await client.connect();
  await client.query(`create database ${name} template ${template}`).finally(() => client.end());
  address.pathname = `/${name}`;
  return address.href;
}

type ServerParts = { jobs?: readonly AnyJob[]; upkeep?: readonly Upkeep[]; state?: 'fresh' | 'as it is' };

/**
 * Starts a server in this process with a fresh database and data folder. `variables` are settings as in the
 * environment, `jobs` kinds of work that it knows besides its own; with `as it is` a DATA_DIR is taken with what is in it.
 * Besides what its settings ask for it does only the upkeep it is given, since what removes expired rows by itself would do so
 * while a test has moved the clock. Everything it leaves behind is removed at the end of the run; close it where a test is about closing.
 */
export async function aServer(
  variables: Record<string, string> = {},
  { jobs = [], upkeep = [], state = 'fresh' }: ServerParts = {},
): Promise<Server> {
  const folder = mkdtempSync(join(inject('runFolder'), 'data-'));
  const templateUrl = inject('templateUrl');
  if (!templateUrl && state === 'fresh')
    cpSync(join(inject('templateFolder'), 'pg'), join(folder, 'pg'), { recursive: true });
  const env = readEnv({
    PORT: '0',
    HOST: '127.0.0.1',
    LOG_LEVEL: process.env.TEST_LOG_LEVEL ?? 'silent',
    RATE_LIMITS: 'off',
    DATA_DIR: folder,
    ...(templateUrl && state === 'fresh' && { DATABASE_URL: await copyTemplate(templateUrl) }),
    ...variables,
  });
  return startServer(env, clock, { moreJobs: jobs, upkeep });
}

let played: Promise<Playback> | undefined;

/** The translation service of the server that all test files share, answering in another way until the test is over. */
export async function theTranslator(answer: Playback['answer'] = translated): Promise<Playback> {
  played ??= openTranslator(translated);
  const translator = await played;
  if (answer !== translated) onTestFinished(() => void Object.assign(translator, { answer: translated }));
  return Object.assign(translator, { answer });
}

let shared: Promise<Server> | undefined;

/** The server that all test files of this worker share; its translation service is played. */
export function theServer(): Promise<Server> {
  shared ??= theTranslator().then(({ url }) => aServer({ LIBRETRANSLATE_URL: url }));
  return shared;
}
