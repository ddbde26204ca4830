import type { Env } from '../env.ts';
import { openBucket, type StoredHeaders } from './bucket.ts';
import { type Files, folderFiles } from './files.ts';

/** Files for others to serve, written anew when they change; a bucket answers with their headers. */
export type Target = Pick<Files, 'read' | 'remove'> & {
  write(key: string, bytes: Buffer, headers: StoredHeaders): Promise<void>;
};

/** The files in a folder, or in `s3://bucket/folder`. */
export async function openTarget(env: Env, to: string): Promise<Target> {
  if (!to.startsWith('s3://')) return folderFiles(to, { isFlushed: false });
  const { host, pathname } = new URL(to);
  const bucket = await openBucket(env, host);
  const folder = pathname.replaceAll(/^\/+|\/+$/g, '');
  const place = (key: string) => (folder ? `${folder}/${key}` : key);
  return {
    write: (key, bytes, headers) => bucket.write(place(key), bytes, headers),
    read: (key) => bucket.read(place(key)),
    remove: (key) => bucket.remove(place(key)),
  };
}
