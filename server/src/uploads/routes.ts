import { UPLOAD } from '@sofra/contract/limits';
import type { Route } from '../api/route.ts';
import { refuse } from '../platform/http/answer.ts';
import { previewUrl } from './blobs.ts';
import { readPicture } from './images.ts';
import { signId } from './signed-ids.ts';
import { keepPicture } from './store.ts';

const DATA = '/data/attributes/data';

/** The most characters of a data URL's head: a media type and some parameters. */
const LONGEST_HEAD = 200;

/** The head of a data URL; the text is cut first, because the expression uses stack for its whole length. */
const headOf = (data: string) =>
  /^data:[\w/+.-]*(;[\w=-]+)*;base64,/.exec(data.slice(0, LONGEST_HEAD))?.[0] ?? '';

/** The bytes in a data URL or in bare base64. Refuses with `image_unreadable` for what is neither, and for no bytes. */
function bytesOf(data: string): Buffer {
  const base64 = data.slice(headOf(data).length).replace(/\s+/g, '');
  if (!/^[A-Za-z0-9+/_-]+={0,2}$/.test(base64)) return refuse('image_unreadable', { pointer: DATA });
  const bytes = Buffer.from(base64, 'base64');
  if (bytes.length === 0) return refuse('image_unreadable', { pointer: DATA });
  if (bytes.length > UPLOAD.maxBytes)
    return refuse('file_too_large', { pointer: DATA, parameters: { max: UPLOAD.maxBytes } });
  return bytes;
}

/** The call that takes a picture in (rule 30). */
export function uploadRoutes(route: Route): void {
  route('POST /direct_uploads', async (app, { who, body }) => {
    const { data, filename } = body.data.attributes;
    const bytes = bytesOf(data);
    const picture = await readPicture(bytes);
    const owner = { accountId: who?.accountId ?? null };
    const kept = await keepPicture(app, picture, owner, { name: filename, bytes: bytes.length });
    const attributes = {
      filename,
      byte_size: bytes.length,
      content_type: 'image/webp',
      signed_id: signId(app.secret, kept.id),
      preview_url: previewUrl(app, kept.id, kept.widths[0] ?? 0),
      resource_url: previewUrl(app, kept.id, kept.widths.at(-1) ?? 0),
    };
    return { document: { data: { type: 'blobs', id: kept.id, attributes } } };
  });
}
