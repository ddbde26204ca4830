import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { createServer } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';

/** The project's folder. */
export const ROOT = fileURLToPath(new URL('..', import.meta.url));

/** A program that runs and listens on this machine alone. */
export type Running = { origin: string; pid: number; stop: () => Promise<void> };

/** A program to start: `answers` is the path that it answers when it is there. */
export type Program = { file: string; args: string[]; env?: Record<string, string>; answers: string };

const START_SECONDS = 60;

// However a bench ends, nothing that it has started goes on.
const children = new Set<ChildProcess>();
process.on('exit', () => {
  for (const child of children) child.kill('SIGKILL');
});

/** A port that nobody listens on. */
export async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  server.close();
  await once(server, 'close');
  return typeof address === 'object' && address ? address.port : 0;
}

async function answers(url: string): Promise<boolean> {
  try {
    const response = await fetch(url);
    await response.arrayBuffer();
    return response.ok;
  } catch {
    // Nobody listens yet.
    return false;
  }
}

async function stopped(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const gone = once(child, 'exit');
  child.kill('SIGTERM');
  await gone;
}

/** Starts a program on a port and waits until it answers, looking every few milliseconds. Throws what it said when it ends. */
export async function start(
  { file, args, env = {}, answers: path }: Program,
  port: number,
  everyMs = 20,
): Promise<Running> {
  const child = spawn(file, args, {
    cwd: ROOT,
    env: { ...process.env, HOST: '127.0.0.1', ...env, PORT: String(port) },
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  children.add(child);
  child.once('exit', () => children.delete(child));
  let said = '';
  child.stderr?.on('data', (chunk: Buffer) => {
    said = (said + chunk).slice(-4000);
  });
  const origin = `http://127.0.0.1:${port}`;
  const running = { origin, pid: child.pid ?? 0, stop: () => stopped(child) };
  const end = performance.now() + START_SECONDS * 1000;
  while (!(await answers(origin + path))) {
    if (child.exitCode !== null || performance.now() > end) {
      await stopped(child);
      throw new Error(`${file} ${args.join(' ')} did not start: ${said}`);
    }
    await pause(everyMs);
  }
  return running;
}

/** Runs a script with the project's Node to its end. Throws when it fails. */
export async function runToEnd(args: readonly string[]): Promise<void> {
  const child = spawn(process.execPath, args, { cwd: ROOT, stdio: ['ignore', 'inherit', 'inherit'] });
  const [code] = (await once(child, 'exit')) as [number | null];
  if (code !== 0) throw new Error(`${args.join(' ')} failed`);
}
