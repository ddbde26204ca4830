import { LEVELS, type Level } from '@sofra/contract/catalogue/levels';
import { fold } from '@sofra/contract/languages/folding';
import type { RouteName } from '../platform/paths.ts';
import type { Found } from './found.ts';

/** The pages that can be gone to by their names. */
export const NAMED_PAGES = [
  'dashboard',
  'venue',
  'menus',
  'sold-out',
  'spreadsheet',
  'languages',
  'branding',
  'activity',
  'bin',
  'publications',
  'as-of',
  'settings-main',
  'settings-password',
  'settings-support',
] as const satisfies readonly RouteName[];

/** A page that can be gone to by its name. */
export type NamedPage = (typeof NAMED_PAGES)[number];

/** The acts on a record, by the word before its title. */
export const VERBS = ['create', 'hide', 'show', 'soldOut', 'back'] as const;

/** A word before a title. */
export type Verb = (typeof VERBS)[number];

const ITEMS: readonly Level[] = ['items'];
const ALL: readonly Level[] = ['menus', 'sections', 'items'];

/** The levels of the records that a verb is for. */
const LEVELS_OF: Record<Verb, readonly Level[]> = {
  create: ALL.filter((level) => LEVELS[level].children),
  hide: ALL,
  show: ALL,
  soldOut: ITEMS,
  back: ITEMS,
};

/** Whether a verb is for a record. */
export const isFor = (verb: Verb, { record_type }: Pick<Found, 'record_type'>): boolean =>
  LEVELS_OF[verb].includes(record_type);

/** The words for a thing, with those that mean the same, parted by a stroke: "hide|switch off". */
const readingsOf = (words: string) => words.split('|').map(fold);

/** Whether each typed word begins some word of a name. */
function isNamed(name: string, typed: string): boolean {
  const words = fold(typed).split(' ').filter(Boolean);
  return words.length > 0 && words.every((word) => ` ${name}`.includes(` ${word}`));
}

/** The names that what is typed may mean, of names with their words. */
export const namedBy = <N extends string>(typed: string, names: readonly (readonly [N, string])[]): N[] =>
  names.flatMap(([name, words]) => (readingsOf(words).some((one) => isNamed(one, typed)) ? [name] : []));

/** The verb that what is typed begins with, and the words of a title that follow; the longest verb of several. */
export function verbIn(
  typed: string,
  verbs: readonly (readonly [Verb, string])[],
): { verb: Verb; title: string } | undefined {
  const words = fold(typed);
  const found = verbs
    .flatMap(([verb, said]) => readingsOf(said).map((reading) => ({ verb, reading })))
    .filter(({ reading }) => words.startsWith(`${reading} `))
    .sort((one, other) => other.reading.length - one.reading.length)[0];
  if (!found) return undefined;
  const title = words.slice(found.reading.length).trim();
  return title ? { verb: found.verb, title } : undefined;
}
