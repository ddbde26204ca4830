import { createReadStream } from 'node:fs';
import { copyFile, mkdir, readdir, rename, rm } from 'node:fs/promises';
import { basename, join } from 'node:path';
import type { Readable } from 'node:stream';
import type { Env } from '../env.ts';
import { openBucket } from '../files/bucket.ts';

/** Where finished backups are kept, by their names. */
export type BackupStore = {
  /** Keeps a file of this machine under a name; it is there whole or not at all. */
  put(name: string, path: string): Promise<void>;
  open(name: string): Promise<Readable>;
  names(): Promise<string[]>;
  remove(name: string): Promise<void>;
};

async function folderStore(folder: string): Promise<BackupStore> {
  await mkdir(folder, { recursive: true, mode: 0o700 });
  return {
    async put(name, path) {
      await copyFile(path, join(folder, `${name}.part`));
      await rename(join(folder, `${name}.part`), join(folder, name));
    },
    open: async (name) => createReadStream(join(folder, name)),
    names: () => readdir(folder),
    remove: (name) => rm(join(folder, name)),
  };
}

async function bucketStore(env: Env, address: URL): Promise<BackupStore> {
  const bucket = await openBucket(env, address.host);
  const folder = address.pathname.replaceAll(/^\/+|\/+$/g, '') || 'sofra';
  const key = (name: string) => `${folder}/${name}`;
  return {
    put: (name, path) => bucket.put(key(name), path),
    open: (name) => bucket.open(key(name)),
    names: async () => (await bucket.list(folder)).map((found) => basename(found)),
    remove: (name) => bucket.remove(key(name)),
  };
}

/** The store that `BACKUP_TO` names: a folder, or `s3://bucket/folder`. */
export function openBackupStore(env: Env, to: string): Promise<BackupStore> {
  return to.startsWith('s3://') ? bucketStore(env, new URL(to)) : folderStore(to);
}
