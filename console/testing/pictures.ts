import { api } from '../src/platform/api.ts';
import { uploadPicture } from '../src/platform/uploads.ts';

/** Sets the venue's logo to a black picture of the given height, and does not publish it. */
export async function setLogo(height = 300): Promise<void> {
  const canvas = new OffscreenCanvas(400, height);
  canvas.getContext('2d')?.fillRect(0, 0, 400, height);
  const file = new File([await canvas.convertToBlob()], 'logo.png', { type: 'image/png' });
  const { signal } = new AbortController();
  const { signedId } = await uploadPicture(file, { onProgress: () => undefined, signal });
  const attributes = { resource_type: 'logo' as const, resource: signedId };
  const logo = { data: { type: 'attachments' as const, attributes } };
  await api('PATCH /me/branding', { body: { data: { type: 'brandings', relationships: { logo } } } });
}
