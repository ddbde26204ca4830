import { readdirSync, readFileSync } from 'node:fs';
import { setTimeout as pause } from 'node:timers/promises';

/** A number in the status file of a process. */
const statusOf = (pid: number, name: 'PPid' | 'VmRSS') =>
  Number(new RegExp(`${name}:\\s+(\\d+)`).exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1]);

/** The process that started another one. */
export const parentOf = (pid: number): number => statusOf(pid, 'PPid');

/** Bytes of memory that a process holds now. */
export const residentBytes = (pid: number): number => statusOf(pid, 'VmRSS') * 1024;

/** CPU nanoseconds of each thread of processes and their children; the ticks of `stat` miss shorter runs. */
function nanosecondsByThread(roots: readonly number[]): Map<string, number> {
  const spent = new Map<string, number>();
  for (const pid of readdirSync('/proc').map(Number).filter(Number.isInteger))
    try {
      if (!roots.includes(pid) && !roots.includes(parentOf(pid))) continue;
      for (const thread of readdirSync(`/proc/${pid}/task`)) {
        const file = `/proc/${pid}/task/${thread}/schedstat`;
        spent.set(file, Number(readFileSync(file, 'utf8').split(' ')[0]));
      }
    } catch {
      // The process ended between listing and reading.
    }
  return spent;
}

/** Answers the CPU seconds that processes and their children have used since; ended processes are not counted. */
export function cpuSince(roots: readonly number[]): () => number {
  const before = nanosecondsByThread(roots);
  return () => {
    let used = 0;
    for (const [thread, now] of nanosecondsByThread(roots)) used += now - (before.get(thread) ?? 0);
    return used / 1e9;
  };
}

/** Waits until processes are idle for a second, longer than the server's pause before background work; at most two minutes. */
export async function waitUntilIdle(roots: readonly number[]): Promise<void> {
  for (let waited = 0; waited < 120; waited += 1) {
    const used = cpuSince(roots);
    await pause(1000);
    if (used() < 0.1) return;
  }
}
