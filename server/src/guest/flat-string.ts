/**
 * Copies a text into memory of its own. V8 keeps a joined text as its pieces and a slice with its whole
 * source, several times the size of a short text.
 */
export const flatString = (text: string): string => Buffer.from(text).toString();
