import { readdirSync, readFileSync } from 'node:fs';
import { setTimeout as pause } from 'node:timers/promises';

// The kernel counts in ticks of 10 ms wherever Linux runs on what we run on (`getconf CLK_TCK`).
const TICKS_PER_SECOND = 100;
const NANOSECONDS = 1_000_000_000;
const KILOBYTE = 1024;

type Stat = { parent: number; own: number; reaped: number };

/** What /proc says of a process; undefined when it is gone. */
function statOf(pid: number): Stat | undefined {
  try {
    const text = readFileSync(`/proc/${pid}/stat`, 'utf8');
    // The name in parentheses may hold spaces; what follows it begins with the state, the third field of proc(5).
    const fields = text.slice(text.lastIndexOf(')') + 2).split(' ');
    const field = (number: number) => Number(fields[number - 3]);
    return { parent: field(4), own: field(14) + field(15), reaped: field(16) + field(17) };
  } catch {
    // It ended between being listed and being read.
    return undefined;
  }
}

/** CPU seconds of the threads that a process has now, to the nanosecond; none where the kernel does not say (`schedstat`). */
function threadSeconds(pid: number): number {
  try {
    const threads = readdirSync(`/proc/${pid}/task`);
    const spent = threads.map((id) =>
      Number(readFileSync(`/proc/${pid}/task/${id}/schedstat`, 'utf8').split(' ')[0]),
    );
    return spent.reduce((sum, nanoseconds) => sum + nanoseconds, 0) / NANOSECONDS;
  } catch {
    // The process or a thread of it ended between being listed and being read: the ticks count it.
    return 0;
  }
}

/**
 * CPU seconds that a process and all that it started have used, those that have ended since included. A tick is too much
 * for a turn of a quarter of a second and a dozen processes, so what is running now is read to the nanosecond; the ticks
 * know more of a process only when threads of it have ended.
 */
export function treeSeconds(root: number): number {
  const stats = new Map<number, Stat>();
  for (const name of readdirSync('/proc')) {
    const stat = /^\d+$/.test(name) ? statOf(Number(name)) : undefined;
    if (stat) stats.set(Number(name), stat);
  }
  const belongs = (pid: number): boolean => {
    if (pid === root) return true;
    const parent = stats.get(pid)?.parent;
    return parent !== undefined && parent !== 0 && belongs(parent);
  };
  let seconds = 0;
  for (const [pid, { own, reaped }] of stats)
    if (belongs(pid))
      seconds += Math.max(own / TICKS_PER_SECOND, threadSeconds(pid)) + reaped / TICKS_PER_SECOND;
  return seconds;
}

/** CPU seconds of several process trees together. */
export const secondsOf = (roots: readonly number[]): number =>
  roots.reduce((sum, root) => sum + treeSeconds(root), 0);

/** The process that started another one. */
export const parentOf = (pid: number): number => statOf(pid)?.parent ?? 0;

/** Bytes of memory that a process holds now. */
export function residentBytes(pid: number): number {
  const status = readFileSync(`/proc/${pid}/status`, 'utf8');
  return Number(/VmRSS:\s+(\d+)/.exec(status)?.[1]) * KILOBYTE;
}

/**
 * Waits until processes rest: under a tenth of a core for a second, which is longer than the server waits for quiet before
 * its background work (`guest/cache.ts`); at most so many seconds.
 */
export async function rested(roots: readonly number[], most = 120): Promise<void> {
  const [step, quiet] = [1, 0.1];
  for (let waited = 0; waited < most; waited += step) {
    const before = secondsOf(roots);
    await pause(step * 1000);
    if (secondsOf(roots) - before < quiet) return;
  }
}
