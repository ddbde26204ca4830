import type { Photo } from '@sofra/contract/pictures/photo';
import type { AppContext } from '../platform/app-context.ts';
import { previewFolder } from '../uploads/blobs.ts';

const isPhoto = (value: unknown): value is Photo =>
  value !== null && typeof value === 'object' && 'number' in value && 'colour' in value;

/**
 * A draft document, given and answered as text, whose pictures have the addresses under which a preview may show them; `folderOf`
 * answers that of a blob before the width.
 */
export async function withSignedPictures(
  app: AppContext,
  draft: string,
  folderOf: (blobId: string) => string = (id) => previewFolder(app, id),
): Promise<string> {
  const numbers = new Set<number>();
  const document: unknown = JSON.parse(draft, (_, value: unknown) => {
    if (isPhoto(value)) numbers.add(value.number);
    return value;
  });
  if (numbers.size === 0) return draft;
  const rows = await app.db
    .selectFrom('blobs')
    .select(['id', 'number'])
    .where('number', 'in', [...numbers])
    .execute();
  const folders = new Map(rows.map(({ id, number }) => [number, folderOf(id)]));
  return JSON.stringify(document, (_, value: unknown) =>
    isPhoto(value) ? { ...value, folder: folders.get(value.number) } : value,
  );
}
