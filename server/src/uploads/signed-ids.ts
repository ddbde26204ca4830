import { createHmac, timingSafeEqual } from 'node:crypto';

const BYTES = 18;

function signature(secret: string, id: string): string {
  return createHmac('sha256', secret).update(`blob:${id}`).digest().subarray(0, BYTES).toString('base64url');
}

/** The signed id with which a client may use an upload; it can't be forged. */
export function signId(secret: string, id: string): string {
  return `${id}.${signature(secret, id)}`;
}

/** The id in a signed id, or undefined when we did not sign it. */
export function readSignedId(secret: string, signed: string): string | undefined {
  const [id = '', given = '', ...rest] = signed.split('.');
  if (!/^[0-9a-f-]{36}$/.test(id) || rest.length > 0) return undefined;
  const [expected, found] = [Buffer.from(signature(secret, id)), Buffer.from(given)];
  return found.length === expected.length && timingSafeEqual(found, expected) ? id : undefined;
}
