/** Lets pieces of work under one key run one after the other, in the order in which they came. */
export type TakeTurn = <T>(key: string, work: () => Promise<T>) => Promise<T>;

/**
 * A queue for each key, within this process. Changes of one venue wait for each other in the database anyway; there,
 * each that has waited must look at its rows again, which costs more than the change itself. Waiting here is free.
 */
export function turns(): TakeTurn {
  const last = new Map<string, Promise<unknown>>();
  return (key, work) => {
    const before = last.get(key) ?? Promise.resolve();
    // Whether the one before succeeded is its caller's business.
    const mine = before.then(work, work);
    last.set(key, mine);
    const leave = () => {
      if (last.get(key) === mine) last.delete(key);
    };
    mine.then(leave, leave);
    return mine;
  };
}
