import { api } from '../src/platform/api.ts';
import { uploadPicture } from '../src/platform/uploads.ts';

/** Uploads a black picture of the given height; answers its signed id. */
export async function anUpload(height = 300): Promise<string> {
  const canvas = new OffscreenCanvas(400, height);
  canvas.getContext('2d')?.fillRect(0, 0, 400, height);
  const file = new File([await canvas.convertToBlob()], 'logo.png', { type: 'image/png' });
  const { signal } = new AbortController();
  return (await uploadPicture(file, { onProgress: () => undefined, signal })).signedId;
}

/** Sets the venue's logo to a black picture of the given height, and does not publish it. */
export async function setLogo(height?: number): Promise<void> {
  const attributes = { resource_type: 'logo' as const, resource: await anUpload(height) };
  const logo = { data: { type: 'attachments' as const, attributes } };
  await api('PATCH /me/branding', { body: { data: { type: 'brandings', relationships: { logo } } } });
}
