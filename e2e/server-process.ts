import { fork } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { copyFreshDatabase } from '../server/src/platform/embedded/testing/data-folders.ts';

/** A server for tests: its address, its data folder, how to end it, and how to end it in the middle of its work. */
export type ServerProcess = {
  url: string;
  folder: string;
  end: () => Promise<void>;
  kill: () => Promise<void>;
};

async function freshFolder(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'sofra-e2e-'));
  await copyFreshDatabase(folder);
  return folder;
}

/** The address in the lines that a server prints when it has started; what it says later goes to `later`. */
function addressIn(output: NodeJS.ReadableStream, later: NodeJS.WritableStream): Promise<string> {
  let said = '';
  return new Promise((found) => {
    const read = (part: Buffer) => {
      said += part;
      const address = /listens at (\S+)/.exec(said)?.[1];
      if (!address) return;
      output.off('data', read).pipe(later);
      found(address);
    };
    output.on('data', read);
  });
}

type StartOptions = { from?: ServerProcess; leaves?: boolean; log?: NodeJS.WritableStream };

/**
 * Starts the server that was built in a process of its own, with a fresh data folder or that of an ended server (`from`): from
 * its sources it would take four times as long. The folder is removed at the end unless it `leaves` it. `settings` are added
 * to the environment; what the server says goes to `log`.
 */
export async function startServerProcess(
  settings: Record<string, string> = {},
  { from, leaves = false, log = process.stdout }: StartOptions = {},
): Promise<ServerProcess> {
  const folder = from?.folder ?? (await freshFolder());
  const child = fork(fileURLToPath(new URL('./server-process.mjs', import.meta.url)), {
    stdio: ['ignore', 'pipe', 'inherit', 'ipc'],
    env: {
      ...process.env,
      PORT: '0',
      HOST: '127.0.0.1',
      DATA_DIR: folder,
      RATE_LIMITS: 'off',
      LOG_LEVEL: 'warn',
      NODE_ENV: 'production',
      ...settings,
      ...(leaves && { LEAVES_FOLDER: 'yes' }),
    },
  });
  const { stdout } = child;
  if (!stdout) throw new Error('The output of a server is read through a pipe.');
  const failed = once(child, 'exit').then(() => {
    throw new Error('The server ended before it had started.');
  });
  const url = await Promise.race([addressIn(stdout, log), failed]);
  const end = async () => {
    if (child.signalCode) return;
    const gone = once(child, 'exit');
    // That it ends is no news.
    stdout.unpipe(log).resume();
    child.disconnect();
    await gone;
  };
  const kill = async () => {
    const gone = once(child, 'exit');
    child.kill('SIGKILL');
    await gone;
    await rm(folder, { recursive: true, force: true });
  };
  return { url, folder, end, kill };
}
