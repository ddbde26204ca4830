import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { pipeline } from 'node:stream/promises';
import { createGunzip, createGzip } from 'node:zlib';
import { createTarDecoder, createTarPacker, type ParsedTarEntry } from 'modern-tar';
import { z } from 'zod';

/** A file of a backup. */
export type Entry = { name: string; bytes: Uint8Array };

/** Backups are written in this format; older ones are read, newer ones are refused. */
export const BACKUP_FORMAT = 1;

/** The first file of a backup tells what is in it. */
export const MANIFEST = 'manifest.json';
/** The last file of a backup counts its files, so that one that was cut off is recognised. */
export const END = 'end.json';
/** The folders of rows, one for each table, and of files. */
export const TABLES = 'tables/';
export const FILES = 'files/';
/** The key of all signatures, in a backup of an installation that has made its own. */
export const SECRET = 'secret';

/** The contents of the manifest. */
export const manifestSchema = z.object({
  product: z.literal('sofra'),
  format: z.int(),
  made_at: z.iso.datetime(),
  /** The last migration of the database that was backed up. */
  migration: z.string(),
  /** How many rows each table has. */
  rows: z.record(z.string(), z.int()),
  /** The last number that each sequence has given, by `table.column`; none when it has given none. */
  sequences: z.record(z.string(), z.int().nullable()),
});
export type Manifest = z.output<typeof manifestSchema>;

/** The contents of the last file. */
export const endSchema = z.object({ files: z.int() });

/** An entry of a backup that holds JSON. */
export const jsonEntry = (name: string, value: unknown): Entry => ({
  name,
  bytes: Buffer.from(`${JSON.stringify(value, null, 2)}\n`),
});

const damaged = (what: string, cause: unknown) =>
  new Error(`The backup is damaged or cut off: ${what}`, { cause });

/** The contents of a JSON file of a backup; throws a sentence when it is damaged. */
export function jsonIn<T>(schema: z.ZodType<T>, { name, bytes }: Entry): T {
  try {
    return schema.parse(JSON.parse(String(bytes)));
  } catch (cause) {
    throw damaged(`${name} can’t be read`, cause);
  }
}

type Packer = ReturnType<typeof createTarPacker>['controller'];

async function pack(entries: AsyncIterable<Entry>, packer: Packer, mtime: Date): Promise<void> {
  try {
    for await (const { name, bytes } of entries) {
      const writer = packer.add({ name, size: bytes.length, mtime, mode: 0o600 }).getWriter();
      await writer.write(bytes);
      await writer.close();
    }
    packer.finalize();
  } catch (error) {
    packer.error(error);
  }
}

/** The bytes of a backup with these files: a tar, compressed by gzip. */
export function packed(entries: AsyncIterable<Entry>, at: Date): Readable {
  const { readable, controller } = createTarPacker();
  void pack(entries, controller, at);
  const gzip = createGzip({ level: 1 });
  // A failure is heard by the reader.
  pipeline(Readable.from(readable), gzip).catch(() => undefined);
  return gzip;
}

async function feed(bytes: Readable, decoder: WritableStream<Uint8Array>): Promise<void> {
  const writer = decoder.getWriter();
  try {
    for await (const chunk of bytes) await writer.write(chunk);
    await writer.close();
  } catch (error) {
    await writer.abort(error).catch(() => undefined);
  }
}

async function nextOf(files: ReadableStreamDefaultReader<ParsedTarEntry>): Promise<Entry | undefined> {
  try {
    const { value } = await files.read();
    return value && { name: value.header.name, bytes: await buffer(value.body) };
  } catch (cause) {
    throw damaged((cause as Error).message, cause);
  }
}

/** The files of a backup, one after the other; throws when its bytes are damaged or cut off. */
export async function* unpacked(archive: Readable): AsyncGenerator<Entry> {
  const gunzip = createGunzip();
  // A failure is heard by the reader.
  pipeline(archive, gunzip).catch(() => undefined);
  const { readable, writable } = createTarDecoder({ strict: true });
  void feed(gunzip, writable);
  const files = readable.getReader();
  for (;;) {
    const entry = await nextOf(files);
    if (!entry) return;
    yield entry;
  }
}
