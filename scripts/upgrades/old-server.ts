import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { cpSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { BEFORE_THE_RULE } from '../../server/test/platform/contracting.ts';
import { freePort } from '../free-port.ts';
import { ROOT } from '../run/processes.mjs';

const runs = (file: string, args: readonly string[], cwd = ROOT, env: Record<string, string> = {}): string =>
  execFileSync(file, args, {
    cwd,
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 'pipe'],
    env: { ...process.env, ...env },
  });

/** The commits that added or changed migrations, the first one first, wherever the migrations lay then. */
export const commitsWithMigrations = (): string[] =>
  runs('git', ['log', '--reverse', '--format=%h', '--', ':(glob)server/src/**/migrations/*.ts'])
    .split('\n')
    .filter((commit) => commit !== '');

/** The release that works beside today's while that starts: the one before the newest migration, or that of the last before the rule. */
export function releaseBefore(): string {
  const last = commitsWithMigrations().at(-1) ?? 'HEAD';
  const isRuled = !runs('git', ['show', '--name-only', '--format=', last]).includes(BEFORE_THE_RULE);
  return isRuled ? runs('git', ['rev-parse', '--short', `${last}^`]).trim() : last;
}

const folder = mkdtempSync(join(tmpdir(), 'sofra-upgrades-'));
process.on('exit', () => rmSync(folder, { recursive: true, force: true, maxRetries: 5 }));

/** The packages of a commit: installed once for each lock file, since most commits have that of the one before. */
function packagesOf(source: string): string {
  const lock = readFileSync(join(source, 'package-lock.json'));
  const installed = join(folder, createHash('sha256').update(lock).digest('hex').slice(0, 12));
  if (existsSync(installed)) return installed;
  mkdirSync(installed);
  for (const part of ['', 'contract', 'guest', 'server', 'console']) {
    mkdirSync(join(installed, part), { recursive: true });
    for (const file of ['package.json', 'package-lock.json', '.npmrc'])
      if (existsSync(join(source, part, file))) cpSync(join(source, part, file), join(installed, part, file));
  }
  const options = ['--no-audit', '--no-fund', '--loglevel=error'];
  try {
    runs('npm', ['ci', ...options], installed);
  } catch {
    // The first lock files lack the packages of other platforms, which `npm ci` of today refuses.
    runs('npm', ['install', ...options], installed);
  }
  return installed;
}

/** The source of a commit in a folder of its own, with its packages. */
export function checkOut(commit: string): string {
  const source = join(folder, commit);
  mkdirSync(source);
  const archive = join(folder, `${commit}.tar`);
  runs('git', ['archive', '--output', archive, commit]);
  runs('tar', ['-xf', archive, '-C', source]);
  rmSync(archive);
  const installed = packagesOf(source);
  // Workspaces are linked to by relative paths, so they lead into the commit's own folders.
  runs('cp', ['-al', join(installed, 'node_modules'), join(source, 'node_modules')]);
  for (const part of ['contract', 'guest', 'server', 'console']) {
    const own = join(installed, part, 'node_modules');
    if (existsSync(own)) symlinkSync(own, join(source, part, 'node_modules'));
  }
  return source;
}

/** Whether a source has a server that can be started: the first two commits with migrations have none, so nobody has data of theirs. */
export const hasServer = (source: string): boolean => existsSync(join(source, 'scripts/run.mjs'));

/** A running server, its address, and how it is stopped. */
export type Running = { url: string; stop: () => Promise<void> };

function ended(child: ChildProcess): Promise<void> {
  return new Promise((done) => (child.exitCode === null ? child.once('exit', () => done()) : done()));
}

/** Starts the server of a source on data, as `npm start` does. Throws what it said when it ends before it listens. */
export async function startServer(source: string, data: Record<string, string>): Promise<Running> {
  const port = String(await freePort());
  const url = `http://127.0.0.1:${port}`;
  const env = {
    ...process.env,
    HOST: '127.0.0.1',
    PORT: port,
    RATE_LIMITS: 'off',
    LOG_LEVEL: 'error',
    ...data,
  };
  const child = spawn(process.execPath, ['scripts/run.mjs', 'start'], {
    cwd: source,
    env,
    stdio: ['ignore', 'pipe', 'pipe'],
    detached: true,
  });
  let said = '';
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (part: Buffer) => {
      said += part;
    });
  const isUp = () =>
    fetch(`${url}/healthz`).then(
      ({ ok }) => ok,
      () => false,
    );
  while (!(await isUp())) {
    if (child.exitCode !== null) throw new Error(`The server of ${source} ended:\n${said}`);
    await new Promise((next) => setTimeout(next, 100));
  }
  const stop = async () => {
    // Earlier releases start the server in a process below.
    if (child.pid) process.kill(-child.pid, 'SIGTERM');
    await ended(child);
  };
  return { url, stop };
}

/** Fills a server with the demo of its own source; answers the path of its public page, undefined where there was no demo yet. */
export function fillWithDemo(source: string, url: string): string | undefined {
  if (!existsSync(join(source, 'scripts/demo.ts'))) return undefined;
  const said = runs(process.execPath, ['scripts/demo.ts'], source, { SOFRA_URL: url });
  const path = /\/m\/[\w-]+/.exec(said)?.[0];
  if (!path) throw new Error(`The demo names no public page:\n${said}`);
  return path;
}
