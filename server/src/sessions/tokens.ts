import { hash, randomBytes } from 'node:crypto';
import { TOKEN_LIVES } from '@sofra/contract/limits';

/** The hash of a token; the token itself is never stored (rule 12a). */
export function tokenHash(token: string): Buffer {
  return hash('sha256', token, 'buffer');
}

/** A new opaque token of 32 random bytes. */
export function newToken(): string {
  return randomBytes(32).toString('base64url');
}

/** The expiry of a token that is made or used now (rule 12a). */
export function expiryOf(now: Date, { remembered }: { remembered: boolean }): Date {
  return new Date(now.getTime() + (remembered ? TOKEN_LIVES.remembered : TOKEN_LIVES.session));
}
