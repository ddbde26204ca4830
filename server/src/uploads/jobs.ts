import { MINUTE, UPLOAD } from '@sofra/contract/limits';
import { sql } from 'kysely';
import { z } from 'zod';
import { forgetKeys } from '../api/idempotency.ts';
import { forgetLimits } from '../platform/http/client-limits.ts';
import type { Job, Upkeep } from '../platform/jobs/jobs.ts';
import { forgetSessions } from '../sessions/sessions.ts';
import { fileKey, type PictureFiles, removeFiles } from './blobs.ts';
import { toAvif } from './images.ts';

/** Makes the AVIF sizes of a picture, which take too long for the request that brought it. */
export const makeAvif: Job<{ id: string }> = {
  name: 'avif',
  schema: z.object({ id: z.guid() }),
  async run({ db, files }, { id }) {
    const blob = await db.selectFrom('blobs').select('widths').where('id', '=', id).executeTakeFirst();
    for (const width of blob?.widths ?? []) {
      const webp = await files.read(fileKey(id, width, 'webp'));
      if (webp) await files.write(fileKey(id, width, 'avif'), await toAvif(webp));
    }
    await db.updateTable('blobs').set({ avif: true }).where('id', '=', id).execute();
  },
};

/** Removes unused data: uploads after a day, expired tokens, keys of retries, spent limits. */
export const cleanUp: Upkeep = {
  name: 'clean-up',
  every: 15 * MINUTE,
  async run({ db, files, clock }) {
    const now = clock.now();
    const unusedBefore = new Date(now.getTime() - UPLOAD.unusedLives);
    const { rows } = await sql<PictureFiles>`
      delete from blobs where used_at is null and not demo and created_at < ${unusedBefore}
      returning id, widths`.execute(db);
    await removeFiles(files, rows);
    await forgetKeys(db, now);
    await forgetSessions(db, now);
    await forgetLimits(db, now);
  },
};
