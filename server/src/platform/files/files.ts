import { randomUUID } from 'node:crypto';
import { mkdir, opendir, readdir, readFile, rename, rm, rmdir, writeFile } from 'node:fs/promises';
import { dirname, join, relative } from 'node:path';

/** A store of finished files by key; a key is written once and never changes. */
export type Files = {
  /** Keeps a file; when it resolves, the file is there whole. */
  write(key: string, bytes: Buffer): Promise<void>;
  /** A file's bytes, or null when there is none. */
  read(key: string): Promise<Buffer | null>;
  /** Removes a file; one that is not there is no error. */
  remove(key: string): Promise<void>;
  /** The keys of the files in a folder, without those in folders of its own. */
  list(folder: string): Promise<string[]>;
  /** The keys of all files, in no order. */
  all(): AsyncIterable<string>;
};

const isMissing = (error: unknown) => (error as NodeJS.ErrnoException).code === 'ENOENT';

/** The answer for a place, or the one that stands for a place that is not there. */
const orElse = <T, U>(held: Promise<T>, otherwise: U): Promise<T | U> =>
  held.catch((error: unknown) => (isMissing(error) ? otherwise : Promise.reject(error)));

/** Removes a folder (its path from the root) and those above it, as long as they are empty. */
async function removeEmpty(folder: string, root: string): Promise<void> {
  if (folder === '.') return;
  try {
    await rmdir(join(root, folder));
  } catch {
    return; // there is something in it, or it is gone already
  }
  await removeEmpty(dirname(folder), root);
}

/** A file that is being written, or was when its process was killed. */
const DRAFT = /\.[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

async function* allIn(root: string): AsyncGenerator<string> {
  try {
    for await (const entry of await opendir(root, { recursive: true }))
      if (entry.isFile() && !DRAFT.test(entry.name)) yield relative(root, join(entry.parentPath, entry.name));
  } catch (error) {
    if (!isMissing(error)) throw error;
  }
}

/** Files in a folder; those that can be made again need not be flushed to the disk before they count as written. */
export function folderFiles(root: string, { isFlushed = true } = {}): Files {
  const place = (key: string) => join(root, key);
  return {
    async write(key, bytes) {
      const path = place(key);
      const draft = `${path}.${randomUUID()}`;
      const put = async () => {
        await mkdir(dirname(path), { recursive: true });
        await writeFile(draft, bytes, { flush: isFlushed });
      };
      // The folder may be removed as an empty one just before the file is in it.
      await put().catch((error: unknown) => (isMissing(error) ? put() : Promise.reject(error)));
      await rename(draft, path);
    },
    read: (key) => orElse<Buffer, null>(readFile(place(key)), null),
    async remove(key) {
      await rm(place(key), { force: true });
      await removeEmpty(dirname(key), root);
    },
    async list(folder) {
      const within = await orElse(readdir(place(folder), { withFileTypes: true }), []);
      return within.filter((one) => one.isFile()).map(({ name }) => join(folder, name));
    },
    all: () => allIn(root),
  };
}
