import type { BackgroundWrite, ThemeWrite } from '@sofra/contract/branding/branding';
import type { AttachmentWrite } from '@sofra/contract/catalogue/settings-record';
import { sql } from 'kysely';
import type { ActionContext } from '../catalogue/action-context.ts';
import type { Db } from '../platform/database/tables.ts';
import { type PictureRow, photoColumn } from '../uploads/blobs.ts';
import type { PictureId } from './merge-theme.ts';

/** The stored id of a written picture: null when it is cleared, undefined when it stays. Refuses with `upload_unknown`. */
export async function pictureIdOf(
  db: Db,
  { app, who }: ActionContext,
  written: AttachmentWrite | null | undefined,
  pointer: string,
): Promise<string | null | undefined> {
  return (await photoColumn(db, app, who.accountId, written, pointer)).photo_id;
}

/** Looks up all pictures that a write of a theme names. Refuses with `upload_unknown`. */
export async function picturesIn(db: Db, context: ActionContext, written: ThemeWrite): Promise<PictureId> {
  const { welcome, menu_themes = [] } = written;
  const places: [BackgroundWrite | undefined, string][] = [
    [welcome, 'welcome'],
    ...menu_themes.map((entry, index): [BackgroundWrite, string] => [entry, `menu_themes/${index}`]),
  ];
  const ids = new Map<BackgroundWrite, string | null | undefined>();
  for (const [place, name] of places)
    if (place)
      ids.set(
        place,
        await pictureIdOf(db, context, place.attachment, `/data/attributes/${name}/attachment/resource`),
      );
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
