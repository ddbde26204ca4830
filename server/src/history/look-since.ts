import { isDeepStrictEqual } from 'node:util';
import { FORMAT } from '@sofra/contract/publishing/formats';
import type { Change } from '../activity/record.ts';
import { themeRows } from '../branding/theme-rows.ts';
import type { Db } from '../platform/database/tables.ts';
import { venuePictures } from '../venues/set-columns.ts';
import type { PublishedAs } from './published-as.ts';

async function picturesSince(db: Db, venueId: string, { venue }: PublishedAs): Promise<Change> {
  const { version: _, ...after } = await venuePictures(db, venueId);
  const { logo_id = null, welcome_screen_id = null } = venue;
  const before = { logo_id, welcome_screen_id };
  return { record: { type: 'brandings', id: venueId }, before, after };
}

/** The theme that was on as it is now, and the one that is on by now as it would be without that. */
async function themesSince(db: Db, venueId: string, { themes }: PublishedAs): Promise<Change[]> {
  const rows = await themeRows(db, venueId);
  const format = FORMAT;
  const formerly = [...themes].map(([id, before]): Change => {
    const after = rows.find((row) => row.id === id)?.columns ?? null;
    return { record: { type: 'themes', id }, before, after, format };
  });
  const others = rows.filter(({ id, columns }) => columns.enabled && !themes.has(id));
  return [
    ...formerly,
    ...others.map(({ id, columns }): Change => {
      const before = { ...columns, enabled: false };
      return { record: { type: 'themes', id }, before, after: columns, format };
    }),
  ];
}

/** The changes of a venue's look since a publication, of its pictures (`brandings`) and of its themes, whole on both sides. */
export async function lookSince(db: Db, venueId: string, then: PublishedAs): Promise<Change[]> {
  const changes = [await picturesSince(db, venueId, then), ...(await themesSince(db, venueId, then))];
  return changes.filter(({ before, after }) => !isDeepStrictEqual(before, after));
}
