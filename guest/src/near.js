// biome-ignore-all lint/correctness/noUnusedVariables: search, which is joined to this script, uses it
// How near a word is to one that was typed. Search uses it where nothing is spelt as it was typed.

/** The typing mistakes that a word may have: more in a long one. */
const allowed = ({ length }) => (length >= 8 ? 2 : length >= 4 ? 1 : 0);

/** The letters to add, leave out, change or swap until one word is the other (Damerau, Levenshtein). */
function distance(a, b) {
  let [before, row] = [[], Array.from({ length: b.length + 1 }, (_, at) => at)];
  for (let i = 1; i <= a.length; i += 1) {
    const next = [i];
    for (let j = 1; j <= b.length; j += 1) {
      const change = row[j - 1] + (a[i - 1] === b[j - 1] ? 0 : 1);
      const isSwap = i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1];
      next[j] = Math.min(change, row[j] + 1, next[j - 1] + 1, isSwap ? before[j - 2] + 1 : change);
    }
    [before, row] = [row, next];
  }
  return row[b.length];
}

/** Whether a word, or its beginning, is what was typed with the mistakes that its length allows. */
function isNear(typed, word) {
  const most = allowed(typed);
  if (most === 0 || word.length < typed.length - most) return false;
  const beginnings = [word, word.slice(0, typed.length)];
  return beginnings.some((it) => Math.abs(it.length - typed.length) <= most && distance(typed, it) <= most);
}
