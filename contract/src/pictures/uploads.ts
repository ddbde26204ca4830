import { z } from 'zod';
import { text } from '../api/fields.ts';
import { record, resource } from '../api/jsonapi.ts';
import { TEXT } from '../limits.ts';

/** An upload that waits for a record to use it. */
export const blob = resource(
  'blobs',
  {
    filename: z.string(),
    byte_size: z.int(),
    content_type: z.string(),
    signed_id: z.string(),
    preview_url: z.string(),
    resource_url: z.string(),
  },
  {},
);

/** An upload: `data` is a data URL or bare base64. Its size is judged after decoding (rule 30). */
export const blobWrite = record('blobs', { data: z.string().min(1), filename: text(TEXT.filename) });
