import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { ROOT } from './processes.mjs';

const PAUSE_MILLIS = 300;

function isAlive(pid) {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return error.code === 'EPERM'; // alive, but another user's
  }
}

/** Takes the lock file, also from a dead process; answers false while another process holds it. */
function take(file) {
  try {
    writeFileSync(file, String(process.pid), { flag: 'wx' });
    return true;
  } catch (error) {
    if (error.code !== 'EEXIST') throw error;
  }
  try {
    const pid = Number(readFileSync(file, 'utf8'));
    if (pid > 0 && !isAlive(pid)) rmSync(file, { force: true });
  } catch (error) {
    if (error.code !== 'ENOENT') throw error; // gone: the next round takes it
  }
  return false;
}

/** Runs an action under a lock file, so that a second process waits for the first. */
export async function withLock(name, action) {
  const folder = join(ROOT, 'build');
  mkdirSync(folder, { recursive: true });
  const file = join(folder, `.${name}.lock`);
  for (let round = 0; !take(file); round += 1) {
    if (round === 1) console.log(`Waiting for another process (${name}) …`);
    await pause(PAUSE_MILLIS);
  }
  try {
    return await action();
  } finally {
    rmSync(file, { force: true });
  }
}
