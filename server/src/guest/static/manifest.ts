import { z } from 'zod';
import type { Target } from '../../platform/files/target.ts';

/** The files of a venue by their keys, each with a word for its content; it lies beside them, so it is lost only with them. */
export type Manifest = Map<string, string>;

const schema = z.object({ files: z.record(z.string(), z.string()) });

const HEADERS = { ContentType: 'application/json', CacheControl: 'no-store' };

const keyOf = (name: string) => `.sofra/${name}.json`;

/** Reads what was written under a name; nothing where it was never written. */
export async function readManifest(target: Target, name: string): Promise<Manifest> {
  const text = await target.read(keyOf(name));
  if (!text) return new Map();
  return new Map(Object.entries(schema.parse(JSON.parse(text.toString())).files));
}

/** Keeps what was written under a name. */
export async function keepManifest(target: Target, name: string, files: Manifest): Promise<void> {
  if (files.size === 0) return target.remove(keyOf(name));
  const text = JSON.stringify({ files: Object.fromEntries(files) });
  await target.write(keyOf(name), Buffer.from(text), HEADERS);
}
