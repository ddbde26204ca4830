import type { BackgroundWrite, ThemeWrite } from '@sofra/contract/branding/branding';
import { sql } from 'kysely';
import type { ActionContext } from '../catalogue/action-context.ts';
import type { Db } from '../platform/database/tables.ts';
import { type PictureRow, photoColumn } from '../uploads/blobs.ts';
import type { PictureId } from './merge-theme.ts';

/** Looks up all pictures that a write of a theme names. Refuses with `upload_unknown`. */
export async function picturesIn(
  db: Db,
  { app, who }: ActionContext,
  written: ThemeWrite,
): Promise<PictureId> {
  const { welcome, menu_themes = [] } = written;
  const places: [BackgroundWrite | undefined, string][] = [
    [welcome, 'welcome'],
    ...menu_themes.map((entry, index): [BackgroundWrite, string] => [entry, `menu_themes/${index}`]),
  ];
  const ids = new Map<BackgroundWrite, string | null | undefined>();
  for (const [place, name] of places) {
    if (!place) continue;
    const pointer = `/data/attributes/${name}/attachment/resource`;
    ids.set(place, (await photoColumn(db, app, who.accountId, place.attachment, pointer)).photo_id);
  }
  return (place) => ids.get(place);
}

/** Pictures by their ids. */
export async function picturesById(
  db: Db,
  ids: readonly (string | null)[],
): Promise<ReadonlyMap<string, PictureRow>> {
  const wanted = ids.filter((id) => id !== null);
  if (wanted.length === 0) return new Map();
  const { rows } = await sql<PictureRow>`
    select id, number, widths from blobs where id = any(${wanted}::uuid[])`.execute(db);
  return new Map(rows.map((row) => [row.id, row]));
}
