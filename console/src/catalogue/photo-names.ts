import { fold } from '@sofra/contract/languages/folding';

/** A record that a photo may belong to, with its titles in all languages. */
export type NamedDish = { id: string; titles: readonly string[] };

/** How near a file's name is to a title, the nearest the smallest. */
const NEARNESS = { same: 0, glued: 1, begins: 2, within: 3, part: 4 } as const;

type Nearness = { near: number; apart: number };

/** The words of a file's name: without its ending, with spaces where a capital letter begins a word. */
function wordsOf(file: string): string {
  const name = file.replace(/\.\w+$/, '').replace(/(\p{Ll})(\p{Lu})/gu, '$1 $2');
  return fold(name);
}

/** The words that a name may stand for: itself, and without the numbers at its end, by which cameras and people count. */
function readings(file: string): string[] {
  const whole = wordsOf(file);
  const bare = whole.replace(/(?:\s*\p{N}+)+$/u, '');
  return [...new Set([whole, bare])].filter((words) => /\p{L}/u.test(words));
}

const glue = (words: string) => words.replaceAll(' ', '');
const begins = (whole: string, part: string) => `${whole} `.startsWith(`${part} `);
const holds = (whole: string, part: string) =>
  part.split(' ').every((word) => ` ${whole} `.includes(` ${word} `));

function nearnessOf(words: string, title: string): number | undefined {
  if (words === title) return NEARNESS.same;
  if (glue(words) === glue(title)) return NEARNESS.glued;
  if (begins(words, title) || begins(title, words)) return NEARNESS.begins;
  if (holds(words, title)) return NEARNESS.within;
  if (holds(title, words)) return NEARNESS.part;
  return undefined;
}

function nearest(file: string, { titles }: NamedDish): Nearness | undefined {
  const found = readings(file).flatMap((words) =>
    titles.map(fold).flatMap((title): Nearness[] => {
      const near = title ? nearnessOf(words, title) : undefined;
      return near === undefined ? [] : [{ near, apart: Math.abs(words.length - title.length) }];
    }),
  );
  return found.sort(compare)[0];
}

const compare = (one: Nearness, other: Nearness) => one.near - other.near || one.apart - other.apart;

/** The records whose titles a file's name is near to, the nearest first. */
function candidates(file: string, dishes: readonly NamedDish[]) {
  return dishes
    .flatMap((dish) => {
      const found = nearest(file, dish);
      return found ? [{ id: dish.id, ...found }] : [];
    })
    .sort(compare);
}

/** The record of a photo, if its name says one, and the records that its name may mean, the nearest first. */
export type Matched = { dish: string | undefined; near: readonly string[] };

/**
 * Which record each file is a photo of, by their names as search compares them: in any language, in any case, without marks,
 * hyphens and numbers at the end. Two records that are equally near leave a file without one; of two files for a record the nearer
 * one is its photo, of equally near ones the first by name.
 */
export function matchPhotos(files: readonly string[], dishes: readonly NamedDish[]): Matched[] {
  const found = files.map((file) => candidates(file, dishes));
  const byName = new Intl.Collator(undefined, { numeric: true }).compare;
  const claims = found.flatMap(([first, second], at) =>
    first && !(second && compare(first, second) === 0) ? [{ at, ...first }] : [],
  );
  claims.sort((one, other) => compare(one, other) || byName(files[one.at] ?? '', files[other.at] ?? ''));
  const taken = new Map<string, number>();
  for (const { at, id } of claims) if (!taken.has(id)) taken.set(id, at);
  return found.map((near, at) => ({
    dish: near.find(({ id }) => taken.get(id) === at)?.id,
    near: near.map(({ id }) => id),
  }));
}
