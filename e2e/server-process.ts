import { fork } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

/** A server for tests: its address, its data folder, and how to end it. */
export type ServerProcess = { url: string; folder: string; end: () => Promise<void> };

/**
 * Starts the server from its sources in a process of its own, with an empty data folder or that of an ended server (`from`).
 * The folder is removed at the end unless it `leaves` it. `settings` are added to the environment.
 */
export async function startServerProcess(
  settings: Record<string, string> = {},
  { from, leaves = false }: { from?: ServerProcess; leaves?: boolean } = {},
): Promise<ServerProcess> {
  const folder = from?.folder ?? (await mkdtemp(join(tmpdir(), 'sofra-e2e-')));
  const child = fork(fileURLToPath(new URL('./server-process.mjs', import.meta.url)), {
    env: {
      ...process.env,
      PORT: '0',
      HOST: '127.0.0.1',
      DATA_DIR: folder,
      RATE_LIMITS: 'off',
      LOG_LEVEL: 'warn',
      ...settings,
      ...(leaves && { LEAVES_FOLDER: 'yes' }),
    },
  });
  const [url] = (await once(child, 'message')) as [string];
  const end = async () => {
    const gone = once(child, 'exit');
    child.disconnect();
    await gone;
  };
  return { url, folder, end };
}
