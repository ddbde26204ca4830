import { createReadStream } from 'node:fs';
import { stat } from 'node:fs/promises';
import type { Readable } from 'node:stream';
import type { Env } from '../env.ts';
import type { Files } from './files.ts';

/** The part of the settings that says how S3 is reached. */
type S3Settings = Pick<Env, 'S3_REGION' | 'S3_ENDPOINT' | 'S3_ACCESS_KEY_ID' | 'S3_SECRET_ACCESS_KEY'>;

/** Opens the client, which is loaded only when it is wanted, for it is large. */
async function openS3(env: S3Settings) {
  const s3 = await import('@aws-sdk/client-s3');
  const client = new s3.S3Client({
    region: env.S3_REGION,
    // Other stores than Amazon's keep the checksums of a streamed file as a part of it.
    requestChecksumCalculation: 'WHEN_REQUIRED',
    ...(env.S3_ENDPOINT && { endpoint: env.S3_ENDPOINT, forcePathStyle: true }),
    ...(env.S3_ACCESS_KEY_ID && {
      credentials: { accessKeyId: env.S3_ACCESS_KEY_ID, secretAccessKey: env.S3_SECRET_ACCESS_KEY ?? '' },
    }),
  });
  return { client, s3 };
}

/** The headers with which a bucket answers for a file. */
export type StoredHeaders = {
  ContentType: string;
  CacheControl: string;
  ContentEncoding?: string | undefined;
  ContentLanguage?: string | undefined;
};

/** Files in an S3 bucket, and what else it can do with large ones. */
export type Bucket = Omit<Files, 'write'> & {
  /** Asks for one key. Throws what the store or the way to it says, or an `AbortError` after `milliseconds`. */
  check(milliseconds: number): Promise<void>;
  write(key: string, bytes: Buffer, headers?: StoredHeaders): Promise<void>;
  /** Stores a file of this machine. */
  put(key: string, path: string): Promise<void>;
  /** The bytes of a stored file, as they come. */
  open(key: string): Promise<Readable>;
};

/** Files in an S3 bucket. */
export async function openBucket(env: S3Settings, name: string): Promise<Bucket> {
  const { client, s3 } = await openS3(env);
  const bucket = { Bucket: name };
  async function* keys(of: { Prefix?: string; Delimiter?: string }): AsyncGenerator<string> {
    const pages = s3.paginateListObjectsV2(
      { client },
      { Bucket: name, Prefix: of.Prefix, Delimiter: of.Delimiter },
    );
    for await (const { Contents = [] } of pages) yield* Contents.flatMap(({ Key }) => Key ?? []);
  }
  return {
    async check(milliseconds) {
      const one = new s3.ListObjectsV2Command({ ...bucket, MaxKeys: 1 });
      await client.send(one, { abortSignal: AbortSignal.timeout(milliseconds) });
    },
    async write(Key, Body, headers) {
      await client.send(new s3.PutObjectCommand({ ...bucket, ...headers, Key, Body }));
    },
    async read(Key) {
      try {
        const { Body } = await client.send(new s3.GetObjectCommand({ ...bucket, Key }));
        return Body ? Buffer.from(await Body.transformToByteArray()) : null;
      } catch (error) {
        if ((error as Error).name === 'NoSuchKey') return null;
        throw error;
      }
    },
    async remove(Key) {
      await client.send(new s3.DeleteObjectCommand({ ...bucket, Key }));
    },
    async list(folder) {
      const found: string[] = [];
      for await (const key of keys({ Prefix: `${folder}/`, Delimiter: '/' })) found.push(key);
      return found;
    },
    all: () => keys({}),
    async put(Key, path) {
      const { size } = await stat(path);
      await client.send(
        new s3.PutObjectCommand({ ...bucket, Key, Body: createReadStream(path), ContentLength: size }),
      );
    },
    async open(Key) {
      const { Body } = await client.send(new s3.GetObjectCommand({ ...bucket, Key }));
      return Body as Readable;
    },
  };
}
