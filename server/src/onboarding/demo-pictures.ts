import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { AppContext } from '../platform/app-context.ts';
import { uuidOf } from '../platform/database/uuid-of.ts';
import { assetPath } from '../platform/files/assets.ts';
import { readPicture } from '../uploads/images.ts';
import { keepPicture } from '../uploads/store.ts';

/** A UUID derived from words, so that the demo's records and pictures keep their ids. */
export const demoId = (...words: (string | number)[]): string => uuidOf(`demo:${words.join(':')}`);

async function keep(app: AppContext, file: string): Promise<void> {
  const bytes = await readFile(join(assetPath('demo'), file));
  const owner = { accountId: null, demoId: demoId('picture', file) };
  await keepPicture(app, await readPicture(bytes), owner, { name: file, bytes: bytes.length });
}

/**
 * The rows of the demo's pictures by file name; missing ones are made first. Two requests at once may both
 * make them, with the same result.
 */
export async function demoPictures(app: AppContext, files: readonly string[]) {
  const read = () =>
    app.db
      .selectFrom('blobs')
      .select(['id', 'number', 'widths', 'filename'])
      .where('demo', '=', true)
      .where('filename', 'in', [...files])
      .execute();
  const known = new Set((await read()).map(({ filename }) => filename));
  for (const file of files) if (!known.has(file)) await keep(app, file);
  return new Map((await read()).map((row) => [row.filename, row]));
}
