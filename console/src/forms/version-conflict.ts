/** Somebody else has saved a record since it was read; `current` is how it stands now. */
export class VersionConflict<R> extends Error {
  readonly current: R;
  constructor(current: R) {
    super('The record has been changed meanwhile.');
    this.name = 'VersionConflict';
    this.current = current;
  }
}
