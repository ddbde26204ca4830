import { timingSafeEqual } from 'node:crypto';

/** Whether something given is the secret that is wanted; the time of the comparison tells nothing of it. */
export const isSameSecret = (given: Buffer, wanted: Buffer): boolean =>
  given.length === wanted.length && timingSafeEqual(given, wanted);
