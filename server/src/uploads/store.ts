import { randomUUID } from 'node:crypto';
import type { AppContext } from '../platform/app-context.ts';
import { enqueue } from '../platform/jobs/jobs.ts';
import { fileKey, type PictureFiles } from './blobs.ts';
import type { Picture } from './images.ts';
import { makeAvif } from './jobs.ts';

/** The owner of a picture until a record uses it: an account, or null before sign-up. One of the demo's has its own id. */
type Owner = { accountId: string | null; demoId?: string };

/**
 * Keeps a picture's files and then its row, so that a row never names a file that is not there. One that is kept already
 * stays as it is.
 */
export async function keepPicture(
  app: Pick<AppContext, 'db' | 'files' | 'clock'>,
  picture: Picture,
  { accountId, demoId }: Owner,
  file: { name: string; bytes: number },
): Promise<PictureFiles> {
  const id = demoId ?? randomUUID();
  const widths = picture.sizes.map(({ width }) => width);
  for (const { width, bytes } of picture.sizes) await app.files.write(fileKey(id, width, 'webp'), bytes);
  await app.db.transaction().execute(async (db) => {
    await enqueue(db, makeAvif, { id }, { at: app.clock.now() });
    await db
      .insertInto('blobs')
      .values({
        id,
        account_id: accountId,
        filename: file.name,
        byte_size: file.bytes,
        width: picture.width,
        height: picture.height,
        colour: picture.colour,
        widths,
        demo: demoId !== undefined,
        used_at: null,
        created_at: app.clock.now(),
      })
      .onConflict((conflict) => conflict.doNothing())
      .execute();
  });
  return { id, widths };
}
