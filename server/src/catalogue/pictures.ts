import type { AttachmentWrite } from '@sofra/contract/settings-record';
import type { Db } from '../platform/tables.ts';
import { claimPicture } from '../uploads/blobs.ts';
import type { ActionContext } from './action-context.ts';
import { SETTINGS } from './record-input.ts';

const POINTER = `/data${SETTINGS}/relationships/attachments/data/0/attributes/resource`;

/** The picture column that a write sets: an id, or null to clear it; empty when the body has no picture. */
export async function photoColumn(
  db: Db,
  { app, who }: ActionContext,
  photo: AttachmentWrite | undefined,
): Promise<{ photo_id?: string | null }> {
  if (!photo) return {};
  if (photo._destroy || !photo.resource) return { photo_id: null };
  return { photo_id: await claimPicture(db, app, who.accountId, photo.resource, POINTER) };
}
