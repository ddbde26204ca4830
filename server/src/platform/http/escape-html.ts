const ESCAPES: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };

/** Escapes a text for a page, between tags or in a double-quoted attribute. */
export const escapeHtml = (words: string): string =>
  words.replace(/[&<>"]/g, (letter) => ESCAPES[letter] ?? letter);
