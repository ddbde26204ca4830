import { ApiError } from '../platform/api-error.ts';

/** Somebody else has saved a record since it was read; `current` is how it stands now. */
export class VersionConflict<R> extends Error {
  readonly current: R;
  constructor(current: R) {
    super('The record has been changed meanwhile.');
    this.name = 'VersionConflict';
    this.current = current;
  }
}

/** Waits for a save; fails with a `VersionConflict`, with the record as `readNow` finds it, when one of these codes refuses it. */
export async function orConflict<S, R>(
  save: Promise<S>,
  readNow: () => Promise<R>,
  codes: readonly string[] = ['version_stale'],
): Promise<S> {
  try {
    return await save;
  } catch (error) {
    if (error instanceof ApiError && codes.some((code) => error.has(code)))
      throw new VersionConflict(await readNow());
    throw error;
  }
}
