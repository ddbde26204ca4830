/** A work that waits for its turn, and those who want its result. */
type Waiting<T> = {
  key: string;
  work: () => Promise<T>;
  wantedBy: AbortSignal[];
  result: PromiseWithResolvers<T | undefined>;
};

/** A work by its owner and its key, and the signal of its client, aborted when the client has gone. */
export type Turn = { owner: string; key: string; signal: AbortSignal };

const isWanted = ({ wantedBy }: { wantedBy: AbortSignal[] }) => wantedBy.some(({ aborted }) => !aborted);

/** Works that are done one at a time: each owner in turn, with at most so many waiting for an owner, and one for each key. */
export class Turns<T> {
  readonly #most: number;
  /** By owner; the one whose turn is next stands first. */
  readonly #waiting = new Map<string, Waiting<T>[]>();
  #running: Waiting<T> | undefined;

  constructor(mostOfOwner: number) {
    this.#most = mostOfOwner;
  }

  /**
   * The result of a work in its turn. `full` when too many of this owner wait; undefined when all clients that wanted it had
   * gone before its turn.
   */
  take({ owner, key, signal }: Turn, work: () => Promise<T>): Promise<T | undefined> | 'full' {
    const waiting = this.#wantedOf(owner);
    const same = [this.#running, ...waiting].find((one) => one?.key === key);
    if (same) {
      same.wantedBy.push(signal);
      return same.result.promise;
    }
    if (waiting.length >= this.#most) return 'full';
    const result = Promise.withResolvers<T | undefined>();
    this.#waiting.set(owner, [...waiting, { key, work, wantedBy: [signal], result }]);
    void this.#run();
    return result.promise;
  }

  async #run(): Promise<void> {
    if (this.#running) return;
    for (let next = this.#next(); next; next = this.#next()) {
      this.#running = next;
      await next.work().then(next.result.resolve, next.result.reject);
      this.#running = undefined;
    }
  }

  /** Takes the next work off, and puts its owner behind all others. */
  #next(): Waiting<T> | undefined {
    for (const owner of this.#waiting.keys()) {
      const [next, ...rest] = this.#wantedOf(owner);
      this.#waiting.delete(owner);
      if (rest.length > 0) this.#waiting.set(owner, rest);
      if (next) return next;
    }
    return undefined;
  }

  /** The works of an owner that somebody still wants; the others end here. */
  #wantedOf(owner: string): Waiting<T>[] {
    const all = this.#waiting.get(owner) ?? [];
    for (const one of all) if (!isWanted(one)) one.result.resolve(undefined);
    return all.filter(isWanted);
  }
}
