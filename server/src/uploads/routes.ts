import { RATE, UPLOAD } from '@sofra/contract/limits';
import { refuse } from '../platform/answer.ts';
import { limit } from '../platform/client-limits.ts';
import type { Route } from '../sessions/route.ts';
import { previewUrl } from './blobs.ts';
import { readPicture } from './images.ts';
import { signId } from './signed-ids.ts';
import { keepPicture } from './store.ts';

const DATA = '/data/attributes/data';

/** The bytes in a data URL or in bare base64. Refuses with `image_unreadable` for what is neither. */
function bytesOf(data: string): Buffer {
  const base64 = data.replace(/^data:[\w/+.-]*(;[\w=-]+)*;base64,/, '').replace(/\s+/g, '');
  if (!/^[A-Za-z0-9+/_-]+={0,2}$/.test(base64)) return refuse('image_unreadable', { pointer: DATA });
  const bytes = Buffer.from(base64, 'base64');
  if (bytes.length > UPLOAD.maxBytes)
    return refuse('file_too_large', { pointer: DATA, parameters: { max: UPLOAD.maxBytes } });
  return bytes;
}

/** The call that takes a picture in (ruling 30). */
export function uploadRoutes(route: Route): void {
  route('POST /direct_uploads', async (ground, { who, body, client }) => {
    await limit(ground, 'uploads', RATE.uploads, client);
    const { data, filename } = body.data.attributes;
    const bytes = bytesOf(data);
    const picture = await readPicture(bytes);
    const owner = { accountId: who?.accountId ?? null };
    const kept = await keepPicture(ground, picture, owner, { name: filename, bytes: bytes.length });
    const attributes = {
      filename,
      byte_size: bytes.length,
      content_type: 'image/webp',
      signed_id: signId(ground.secret, kept.id),
      preview_url: previewUrl(ground, kept.id, kept.widths[0] ?? 0),
    };
    return { document: { data: { type: 'blobs', id: kept.id, attributes } } };
  });
}
