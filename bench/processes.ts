import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { freePort } from '../scripts/free-port.ts';
import { PRODUCTION, ROOT } from '../scripts/run/processes.mjs';

const POLL_MS = 2;

/** A running program that listens on the loopback interface. */
export type Running = { origin: string; pid: number; processes: number[]; stop: () => Promise<unknown> };

/** A program to start, by default Node; it is ready when it answers the path `ready`. One with children `ends` them when it is asked to end. */
export type Program = {
  file?: string;
  args: string[];
  env?: Record<string, string>;
  ready: string;
  ends?: boolean;
};

/** Registers a synchronous cleanup for the exit of the bench; the newest runs first. */
export function onCleanup(clean: () => void): void {
  process.setMaxListeners(0).prependListener('exit', clean);
}

/** A temporary folder that is removed at the end. */
export function temporaryFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'sofra-bench-'));
  onCleanup(() => rmSync(folder, { recursive: true, force: true, maxRetries: 5 }));
  return folder;
}

/** Starts a program and polls until it is ready. */
export async function start(program: Program, port?: number): Promise<Running> {
  const { file = process.execPath, args, ready } = program;
  const PORT = String(port ?? (await freePort()));
  const env = { ...process.env, HOST: '127.0.0.1', ...program.env, PORT };
  const child = spawn(file, args, { cwd: ROOT, env, stdio: ['ignore', 'ignore', 'inherit'] });
  onCleanup(() => child.kill(program.ends ? 'SIGTERM' : 'SIGKILL'));
  const gone = once(child, 'exit');
  const origin = `http://127.0.0.1:${PORT}`;
  while (!(await fetch(origin + ready).catch(() => undefined))?.ok) {
    if (child.exitCode !== null) throw new Error(`${file} ${args.join(' ')} did not start`);
    await pause(POLL_MS);
  }
  const stop = () => (child.kill('SIGTERM') ? gone : Promise.resolve());
  const pid = child.pid ?? 0;
  return { origin, pid, processes: [pid], stop };
}

/** The product as `npm start` runs it, but without rate limits; without `databaseUrl` it uses the embedded database. */
export function productProgram(databaseUrl?: string, flags: readonly string[] = []): Program {
  const env: Record<string, string> = { ...PRODUCTION, RATE_LIMITS: 'off', DATA_DIR: temporaryFolder() };
  if (databaseUrl !== undefined) env.DATABASE_URL = databaseUrl;
  return { args: [...flags, 'build/server/main.js'], env, ready: '/readyz' };
}
