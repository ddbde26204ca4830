import { call } from '../tools/client.ts';
import type { Owner } from '../tools/factories.ts';

/** Makes a link to the draft of the owner's venue. */
export async function aPreview({ token }: Pick<Owner, 'token'>): Promise<{ id: string; url: string }> {
  const body = { data: { type: 'previews', attributes: {} } };
  const { document } = await call('POST /me/venue/previews', { token, body });
  return { id: document.data.id, url: document.data.attributes.url };
}
