import { join } from 'node:path';
import type { Env } from '../env.ts';
import { openBucket } from './bucket.ts';
import { type Files, folderFiles } from './files.ts';

/** The file store that the settings ask for: a bucket, or a folder in the data folder. */
export async function openFiles(env: Env): Promise<Files> {
  return env.S3_BUCKET ? await openBucket(env, env.S3_BUCKET) : folderFiles(join(env.DATA_DIR, 'files'));
}
