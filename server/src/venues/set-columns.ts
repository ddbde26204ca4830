import type { Db } from '../platform/database/tables.ts';

/** Notes a venue's newest publication, and answers its public address. The venue's lock must be held. */
export async function setPublication(db: Db, id: string, number: number, now: Date): Promise<string> {
  const { slug } = await db
    .updateTable('venues')
    .set({ publication_number: number, published_at: now })
    .where('id', '=', id)
    .returning('slug')
    .executeTakeFirstOrThrow();
  return slug;
}

/** The pictures of a venue, by the ids of their uploads. */
export type VenuePictures = { logo_id: string | null; welcome_screen_id: string | null };

/** A venue's pictures, and the version of its record. */
export const venuePictures = (db: Db, id: string): Promise<VenuePictures & { version: number }> =>
  db
    .selectFrom('venues')
    .select(['version', 'logo_id', 'welcome_screen_id'])
    .where('id', '=', id)
    .executeTakeFirstOrThrow();

/** Sets a venue's pictures, some or all, as its next version. The venue's lock must be held. */
export async function setPictures(
  db: Db,
  id: string,
  pictures: Partial<VenuePictures>,
  now: Date,
): Promise<void> {
  await db
    .updateTable('venues')
    .set((row) => ({ ...pictures, version: row('version', '+', 1), updated_at: now }))
    .where('id', '=', id)
    .execute();
}
