/** Words with a capital at their start, where their script has one; where that would take two letters they stay. */
export function capitalised(words: string): string {
  const [first = ''] = words;
  const upper = first.toLocaleUpperCase();
  return upper.length === first.length ? upper + words.slice(first.length) : words;
}
