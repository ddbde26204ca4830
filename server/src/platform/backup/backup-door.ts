import { randomUUID } from 'node:crypto';
import { rm } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { PassThrough } from 'node:stream';
import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import type { AppContext } from '../app-context.ts';
import type { Env } from '../env.ts';
import { askServer, operatorDoor, refusedOrder } from '../http/operator-door.ts';
import { installationOf } from './installation.ts';
import { writeBackup } from './write-backup.ts';

const WORK = 'backup';

// The last line of the answer says where the backup is, or why there is none; those before it say how far it is.
const DONE = 'done ';
const FAILED = 'failed ';

/**
 * Lets the operator's command back a server up that runs on the embedded database. The server writes the file into its data
 * folder, so that nobody waits for a slow reader of it: the rows are read in one transaction, and there is one connection.
 */
export function backupDoor(http: FastifyInstance, app: AppContext): void {
  operatorDoor(http, app, WORK, z.object({}), () => {
    const path = join(resolve(app.env.DATA_DIR), `backup-${randomUUID()}.tar.gz`);
    const answer = new PassThrough();
    const say = (line: string) => answer.write(`${line}\n`);
    writeBackup(installationOf(app), path, app.clock.now(), say).then(
      () => {
        // Nobody fetches the file of a command that was stopped.
        if (answer.destroyed) void rm(path, { force: true });
        else answer.end(DONE + path);
      },
      (error: Error) => {
        answer.end(FAILED + error.message);
      },
    );
    return answer;
  });
}

/** Has the server that runs on a data folder back itself up; answers the path of the backup, or undefined when none runs. */
export async function askForBackup(
  env: Env,
  proof: { secret: string; now: Date },
  say: (line: string) => void,
): Promise<string | undefined> {
  const answer = await askServer(env, WORK, { secret: proof.secret, now: proof.now, order: {} });
  if (!answer) return undefined;
  if (!answer.ok) throw refusedOrder(answer);
  let text = '';
  for await (const chunk of answer.body ?? []) {
    text += Buffer.from(chunk).toString();
    const lines = text.split('\n');
    text = lines.pop() ?? '';
    lines.forEach(say);
  }
  if (text.startsWith(DONE)) return text.slice(DONE.length);
  throw new Error(
    text.startsWith(FAILED) ? text.slice(FAILED.length) : 'The server ended before it was done.',
  );
}
