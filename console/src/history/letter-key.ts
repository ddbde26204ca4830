/**
 * Whether a key is that of a Latin letter, in lower case: by what it types, wherever a keyboard has it, and where another
 * script is typed by its place on an English one.
 */
export function isLetterKey({ key, code }: Pick<KeyboardEvent, 'key' | 'code'>, letter: string): boolean {
  // A browser that fills in a form sends events that have no key.
  const typed = key?.toLowerCase();
  return /^[a-z]$/.test(typed) ? typed === letter : code === `Key${letter.toUpperCase()}`;
}
