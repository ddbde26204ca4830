/** Why a file can't be taken: it is none of a venue, too large, or written by a newer Sofra. */
export type FileProblemKind = 'unknown' | 'tooLarge' | 'newer';

/** A file that can't be taken. */
export class FileProblem extends Error {
  readonly kind: FileProblemKind;

  constructor(kind: FileProblemKind) {
    super(`The file is ${kind}.`);
    this.name = 'FileProblem';
    this.kind = kind;
  }
}
