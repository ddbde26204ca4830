import type { AttachmentWrite, ResourceType } from '@sofra/contract/catalogue/settings-record';
import { type RawBuilder, sql } from 'kysely';
import type { AppContext } from '../platform/app-context.ts';
import type { Db } from '../platform/database/tables.ts';
import { uuidOf } from '../platform/database/uuid-of.ts';
import type { Files } from '../platform/files/files.ts';
import { refuse } from '../platform/http/answer.ts';
import { readSignedId, signId } from './signed-ids.ts';

/** A stored picture (`docs/data.md`); `widths` are its sizes in pixels, the largest last. */
export type PictureRow = { id: string; number: number; widths: number[] };

/** The formats that a picture's sizes are kept in: WebP at once, AVIF by a job, JPEG when somebody needs it. */
const PICTURE_FORMATS = ['webp', 'avif', 'jpeg'] as const;
/** A format of a picture's sizes. */
export type PictureFormat = (typeof PICTURE_FORMATS)[number];

/** Where a picture's size lies in the file store. */
export function fileKey(blobId: string, width: number, format: PictureFormat): string {
  return `blobs/${blobId.slice(0, 2)}/${blobId}/${width}.${format}`;
}

/** The parts of a picture that name its files. */
export type PictureFiles = { id: string; widths: number[] };

/** Removes the files of pictures whose rows are gone. */
export async function removeFiles(files: Files, pictures: readonly PictureFiles[]): Promise<void> {
  for (const { id, widths } of pictures)
    for (const width of widths)
      for (const format of PICTURE_FORMATS) await files.remove(fileKey(id, width, format));
}

/** The address of an unpublished picture before its width, signed so that it can't be guessed. */
export const previewFolder = ({ urls, secret }: AppContext, blobId: string): string =>
  `${urls.public}/files/${signId(secret, blobId)}`;

/** The address of an unpublished picture. */
export const previewUrl = (app: AppContext, blobId: string, width: number): string =>
  `${previewFolder(app, blobId)}/${width}`;

/** A picture as a record refers to it on the wire; its id is derived from the record's id and its use. */
export function presentAttachment(app: AppContext, recordId: string, use: ResourceType, picture: PictureRow) {
  const folder = previewFolder(app, picture.id);
  return {
    type: 'attachments' as const,
    id: attachmentId(recordId, use),
    attributes: {
      position: 1,
      resource_type: use,
      resource_url: `${folder}/${picture.widths.at(-1) ?? 0}`,
      preview_resource_url: `${folder}/${picture.widths[0] ?? 0}`,
    },
  };
}

/** A stable UUID for one use of a picture in one record. */
export const attachmentId = (recordId: string, use: ResourceType): string => uuidOf(`${recordId}:${use}`);

/**
 * The picture column that a write sets: an id, or null to clear it; empty when the body has no picture. The picture is
 * marked as used. Refuses with `upload_unknown` unless the account uploaded it itself, or it is a picture of the demo menus
 * (rule 30); support, who has no account, may use an upload of nobody once.
 */
export async function photoColumn(
  db: Db,
  { secret, clock }: Pick<AppContext, 'secret' | 'clock'>,
  accountId: string | null,
  photo: AttachmentWrite | null | undefined,
  pointer: string,
): Promise<{ photo_id?: string | null }> {
  if (!photo) return photo === undefined ? {} : { photo_id: null };
  const columns = await photoColumns(db, { secret, clock }, accountId, new Map([['', { photo, pointer }]]));
  return columns.get('') ?? {};
}

/** A picture that a call sends for a record, and the pointer to it. */
export type SentPhoto = { photo: AttachmentWrite; pointer: string };

/** The picture columns of many records, by the records' ids; one without is not in it. Refuses as `photoColumn`. */
export async function photoColumns(
  db: Db,
  { secret, clock }: Pick<AppContext, 'secret' | 'clock'>,
  accountId: string | null,
  sent: ReadonlyMap<string, SentPhoto>,
): Promise<Map<string, { photo_id: string | null }>> {
  const wanted = [...sent].flatMap(([record, { photo, pointer }]) => {
    if (photo.resource === undefined && !photo._destroy) return [];
    const id = photo.resource && !photo._destroy ? readSignedId(secret, photo.resource) : null;
    return [{ record, pointer, id: id === undefined ? refuse('upload_unknown', { pointer }) : id }];
  });
  const ids = wanted.flatMap(({ id }) => id ?? []);
  const isAllowed = accountId
    ? sql`(account_id = ${accountId} or demo)`
    : sql`account_id is null and used_at is null and not demo`;
  const { rows } =
    ids.length > 0
      ? await sql<{ id: string }>`
    update blobs set used_at = coalesce(used_at, ${clock.now()}::timestamptz)
    where id = any(${ids}::uuid[]) and ${isAllowed} returning id`.execute(db)
      : { rows: [] };
  const known = new Set(rows.map(({ id }) => id));
  for (const { id, pointer } of wanted) if (id && !known.has(id)) refuse('upload_unknown', { pointer });
  return new Map(wanted.map(({ record, id }) => [record, { photo_id: id }]));
}

/** Makes pictures public: `/i/{number}-{width}` serves no others. `ids` is the SQL of a query for their ids. */
export async function releasePictures(db: Db, ids: RawBuilder<unknown>): Promise<void> {
  await sql`update blobs set published = true where not published and id in (${ids})`.execute(db);
}
