import { createHmac } from 'node:crypto';
import { isSameSecret } from '../platform/same-bytes.ts';

const BYTES = 18;

/** The use of a signed id: an upload, a link to a draft, or a picture behind such a link. One for a use is no other's. */
type Use = 'blob' | 'preview' | 'previewed';

function signature(secret: string, id: string, use: Use): string {
  return createHmac('sha256', secret)
    .update(`${use}:${id}`)
    .digest()
    .subarray(0, BYTES)
    .toString('base64url');
}

/** The signed id with which a client may use an upload, or what `use` says; it can't be forged. */
export function signId(secret: string, id: string, use: Use = 'blob'): string {
  return `${id}.${signature(secret, id, use)}`;
}

/** The id in a signed id, or undefined when we did not sign it. */
export function readSignedId(secret: string, signed: string, use: Use = 'blob'): string | undefined {
  const [id = '', given = '', ...rest] = signed.split('.');
  if (!/^[0-9a-f-]{36}$/.test(id) || rest.length > 0) return undefined;
  return isSameSecret(Buffer.from(given), Buffer.from(signature(secret, id, use))) ? id : undefined;
}
