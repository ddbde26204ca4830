import { hash } from 'node:crypto';

/** A UUID derived from a text: always the same one for the same text. */
export function uuidOf(text: string): string {
  const digits = hash('sha1', text, 'hex');
  return `${digits.slice(0, 8)}-${digits.slice(8, 12)}-5${digits.slice(13, 16)}-8${digits.slice(17, 20)}-${digits.slice(20, 32)}`;
}
