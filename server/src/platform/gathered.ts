import { setImmediate } from 'node:timers/promises';
import pg from 'pg';
import type { Db } from './tables.ts';

/** How many go together at the most. */
const MOST = 100;

/** For how many milliseconds the next wait for those before them, who may have met with a connection that stands still. */
const PATIENCE_MS = 250;

async function patiently(work: Promise<void>): Promise<void> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<void>((resolve) => {
    timer = setTimeout(resolve, PATIENCE_MS);
  });
  await Promise.race([work, late]);
  clearTimeout(timer);
}

type Waiting<V, R> = {
  value: V;
  resolve: (result: R | Promise<R>) => void;
  reject: (error: unknown) => void;
};

/** How a work is done: for several at once, passing over what it would have to wait for, and for one alone. */
export type Work<V, R> = {
  /** Two with the same key never go together. */
  keyOf(value: V): string;
  /** Answers by keys; what it leaves out is done alone. It must be one statement, which does all of its part or nothing. */
  together(db: Db, values: readonly V[]): Promise<Map<string, R>>;
  alone(db: Db, value: V): Promise<R>;
};

/**
 * Does a work for all who ask for it while it is being done for others at once, when that is over: a statement costs the
 * database more than a row of it. Who asks alone waits for nobody. In a transaction it is done alone.
 */
export function gathered<V, R>(work: Work<V, R>): (db: Db, value: V) => Promise<R> {
  // Whose work is being done on a database, and who waits meanwhile.
  const queues = new WeakMap<Db, Waiting<V, R>[]>();

  /** Takes those out of a queue who go together next: of each key the first, so that nobody waits for others of one key. */
  function nextOf(queue: Waiting<V, R>[]): Waiting<V, R>[] {
    const next = new Map<string, Waiting<V, R>>();
    for (const one of queue.splice(0)) {
      const key = work.keyOf(one.value);
      if (next.has(key) || next.size === MOST) queue.push(one);
      else next.set(key, one);
    }
    return [...next.values()];
  }

  async function doTogether(db: Db, group: readonly Waiting<V, R>[]): Promise<void> {
    const values = group.map(({ value }) => value);
    const results = await work.together(db, values).catch((error: unknown) => {
      // What the database refused it has not done, and only one of them may be to blame.
      if (error instanceof pg.DatabaseError && group.length > 1) return new Map<string, R>();
      throw error;
    });
    for (const { value, resolve } of group) resolve(results.get(work.keyOf(value)) ?? work.alone(db, value));
  }

  async function doAll(db: Db, queue: Waiting<V, R>[]): Promise<void> {
    // Who has arrived with the first goes with it.
    await setImmediate();
    while (queue.length > 0) {
      const group = nextOf(queue);
      const done = doTogether(db, group).catch((error: unknown) => {
        for (const { reject } of group) reject(error);
      });
      await patiently(done);
    }
    queues.delete(db);
  }

  return (db, value) => {
    if (db.isTransaction) return work.alone(db, value);
    return new Promise((resolve, reject) => {
      const one = { value, resolve, reject };
      const queue = queues.get(db);
      if (queue) queue.push(one);
      else {
        const begun = [one];
        queues.set(db, begun);
        void doAll(db, begun);
      }
    });
  };
}
