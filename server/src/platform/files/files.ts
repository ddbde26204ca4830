import { randomUUID } from 'node:crypto';
import { mkdir, readdir, readFile, rename, rm, rmdir, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { Env } from '../env.ts';

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
};

const isMissing = (error: unknown) => (error as NodeJS.ErrnoException).code === 'ENOENT';

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

/** Files in a folder. */
export function folderFiles(root: string): Files {
  const place = (key: string) => join(root, key);
  return {
    async write(key, bytes) {
      const path = place(key);
      const draft = `${path}.${randomUUID()}`;
      const put = async () => {
        await mkdir(dirname(path), { recursive: true });
        await writeFile(draft, bytes, { flush: true });
      };
      // The folder may be removed as an empty one just before the file is in it.
      await put().catch((error: unknown) => (isMissing(error) ? put() : Promise.reject(error)));
      await rename(draft, path);
    },
    async read(key) {
      try {
        return await readFile(place(key));
      } catch (error) {
        if (isMissing(error)) return null;
        throw error;
      }
    },
    async remove(key) {
      await rm(place(key), { force: true });
      await removeEmpty(dirname(key), root);
    },
    async list(folder) {
      try {
        const within = await readdir(place(folder), { withFileTypes: true });
        return within.filter((one) => one.isFile()).map(({ name }) => join(folder, name));
      } catch (error) {
        if (isMissing(error)) return [];
        throw error;
      }
    },
  };
}

/** Files in an S3 bucket; the client is loaded only when it is wanted, for it is large. */
async function bucketFiles(env: Env & { S3_BUCKET: string }): Promise<Files> {
  const { S3Client, PutObjectCommand, GetObjectCommand, DeleteObjectCommand, paginateListObjectsV2 } =
    await import('@aws-sdk/client-s3');
  const client = new S3Client({
    region: env.S3_REGION,
    ...(env.S3_ENDPOINT && { endpoint: env.S3_ENDPOINT, forcePathStyle: true }),
    ...(env.S3_ACCESS_KEY_ID && {
      credentials: { accessKeyId: env.S3_ACCESS_KEY_ID, secretAccessKey: env.S3_SECRET_ACCESS_KEY ?? '' },
    }),
  });
  const Bucket = env.S3_BUCKET;
  return {
    async write(Key, Body) {
      await client.send(new PutObjectCommand({ Bucket, Key, Body }));
    },
    async read(Key) {
      try {
        const { Body } = await client.send(new GetObjectCommand({ Bucket, Key }));
        return Body ? Buffer.from(await Body.transformToByteArray()) : null;
      } catch (error) {
        if ((error as Error).name === 'NoSuchKey') return null;
        throw error;
      }
    },
    async remove(Key) {
      await client.send(new DeleteObjectCommand({ Bucket, Key }));
    },
    async list(folder) {
      const keys: string[] = [];
      const pages = paginateListObjectsV2({ client }, { Bucket, Prefix: `${folder}/`, Delimiter: '/' });
      for await (const { Contents = [] } of pages) keys.push(...Contents.flatMap(({ Key }) => Key ?? []));
      return keys;
    },
  };
}

/** The file store that the settings ask for: a bucket, or a folder in the data folder. */
export async function openFiles(env: Env): Promise<Files> {
  return env.S3_BUCKET
    ? await bucketFiles({ ...env, S3_BUCKET: env.S3_BUCKET })
    : folderFiles(join(env.DATA_DIR, 'files'));
}
