const ESCAPES: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };

/** Words as they stand in a page, between its tags or between the double quotes of an attribute. */
export const escapeHtml = (words: string): string =>
  words.replace(/[&<>"]/g, (letter) => ESCAPES[letter] ?? letter);
