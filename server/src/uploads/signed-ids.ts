import { createHmac, timingSafeEqual } from 'node:crypto';

const BYTES = 18;

function signature(secret: string, id: string): Buffer {
  return createHmac('sha256', secret).update(`blob:${id}`).digest().subarray(0, BYTES);
}

/** The word under which a client may put an upload to use; nobody can make one up. */
export function signId(secret: string, id: string): string {
  return `${id}.${signature(secret, id).toString('base64url')}`;
}

/** The id in a signed id, or undefined when we did not sign it. */
export function readSignedId(secret: string, signed: string): string | undefined {
  const [id = '', given = ''] = signed.split('.');
  const bytes = Buffer.from(given, 'base64url');
  if (!/^[0-9a-f-]{36}$/.test(id) || bytes.length !== BYTES) return undefined;
  return timingSafeEqual(bytes, signature(secret, id)) ? id : undefined;
}
