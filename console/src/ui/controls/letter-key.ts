/**
 * Whether a key is that of a Latin letter, in lower case: by its character, or on keyboards of other scripts by its
 * position on an English one.
 */
export function isLetterKey({ key, code }: Pick<KeyboardEvent, 'key' | 'code'>, letter: string): boolean {
  // A browser that fills in a form sends events that have no key.
  const typed = key?.toLowerCase();
  return /^[a-z]$/.test(typed) ? typed === letter : code === `Key${letter.toUpperCase()}`;
}
