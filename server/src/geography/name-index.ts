/** Places in a list, ascending. An array of numbers would take four times the memory, of which a server keeps megabytes. */
type Places = Uint16Array;

/** The places of the texts that have some letters in them, by one letter and by two. */
export type LetterIndex = ReadonlyMap<string, Places>;

/** No place at all. */
export const NO_PLACES: Places = new Uint16Array();

/** The letters of a text by which it is found: each one, and each with the next. */
export function lettersOf(text: string): string[] {
  const letters: string[] = [];
  for (let at = 0; at < text.length; at += 1) letters.push(text.slice(at, at + 1), text.slice(at, at + 2));
  return letters;
}

/** Indexes the texts of places by what `letters` names of each. */
export function indexLetters(
  texts: readonly string[],
  letters: (text: string) => readonly string[],
): LetterIndex {
  if (texts.length > 2 ** (8 * NO_PLACES.BYTES_PER_ELEMENT))
    throw new Error('There are more texts than places.');
  const index = new Map<string, number[]>();
  for (const [place, text] of texts.entries())
    for (const letter of letters(text)) {
      const places = index.get(letter);
      if (!places) index.set(letter, [place]);
      else if (places.at(-1) !== place) places.push(place);
    }
  return new Map([...index].map(([letter, places]) => [letter, Uint16Array.from(places)]));
}

/** The first letters of the names in a text, each after a `|`. */
export const beginningsOf = (names: string): string[] =>
  names.split('|').flatMap((name) => (name ? [name.slice(0, 1), name.slice(0, 2)] : []));

/** Two ascending lists as one. */
export function merged(one: Places, other: Places): number[] {
  const all: number[] = [];
  let at = 0;
  for (const place of one) {
    for (; (other[at] ?? place) < place; at += 1) all.push(other[at] ?? place);
    if (other[at] === place) at += 1;
    all.push(place);
  }
  return [...all, ...other.slice(at)];
}

/** The places of an index that texts with `wanted` in them are among: those of its rarest two letters. */
export function candidates(index: LetterIndex, wanted: string): Places {
  const letters = wanted.length < 2 ? [wanted] : lettersOf(wanted).filter(({ length }) => length === 2);
  const lists = letters.map((letter) => index.get(letter) ?? NO_PLACES);
  return lists.reduce((least, list) => (list.length < least.length ? list : least), lists[0] ?? NO_PLACES);
}
