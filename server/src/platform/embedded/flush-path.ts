import { closeSync, fsyncSync, openSync } from 'node:fs';

/** Flushes one file or folder to disk by its path; throws what the file system throws. */
export function flushPath(path: string): void {
  const descriptor = openSync(path, 'r');
  try {
    fsyncSync(descriptor);
  } finally {
    closeSync(descriptor);
  }
}
