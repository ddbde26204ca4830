import { randomUUID } from 'node:crypto';
import type { AppContext } from '../platform/app-context.ts';
import { enqueue } from '../platform/jobs.ts';
import type { PictureRow } from './blobs.ts';
import { fileKey } from './blobs.ts';
import type { Picture } from './images.ts';
import { makeAvif } from './jobs.ts';

/** The owner of a picture until a record uses it: an account, or null before sign-up. */
export type Owner = { accountId: string | null };

/** Keeps a picture's files and then its row, so that a row never names a file that is not there. */
export async function keepPicture(
  app: Pick<AppContext, 'db' | 'files' | 'clock'>,
  picture: Picture,
  owner: Owner,
  file: { name: string; bytes: number },
): Promise<PictureRow> {
  const id = randomUUID();
  for (const { width, bytes } of picture.sizes) await app.files.write(fileKey(id, width, 'webp'), bytes);
  const { number } = await app.db.transaction().execute(async (db) => {
    await enqueue(db, makeAvif, { id }, { at: app.clock.now() });
    return db
      .insertInto('blobs')
      .values({
        id,
        account_id: owner.accountId,
        filename: file.name,
        byte_size: file.bytes,
        width: picture.width,
        height: picture.height,
        colour: picture.colour,
        widths: picture.sizes.map(({ width }) => width),
        used_at: null,
        created_at: app.clock.now(),
      })
      .returning('number')
      .executeTakeFirstOrThrow();
  });
  return { id, number, widths: picture.sizes.map(({ width }) => width) };
}
