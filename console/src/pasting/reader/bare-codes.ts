import type { Legend } from './legends.ts';
import { MEASURE } from './measures.ts';

/** The codes that the dishes of a menu have behind their titles without brackets; runs are such as `ACG`. */
export type BareCodes = { codes: ReadonlySet<string>; hasRuns: boolean; families: ReadonlySet<string> };

/** No codes but those in brackets. */
export const NO_BARE_CODES: BareCodes = { codes: new Set(), hasRuns: false, families: new Set() };

/** The fewest dishes, and the least part of all, that tell codes without a legend. */
const FEWEST = 4;
const LEAST_PART = 0.25;
/** So many dishes with codes tell them whatever the others have. */
const MANY = 8;
/** The fewest dishes with a run of letters that a legend explains. */
const FEWEST_RUNS = 2;

/** What may stand behind codes: leaders, and a measure before the price. */
const TAIL = new RegExp(String.raw`(?:\s*[([]?(?:${MEASURE})[)\]]?|\s0[.,]\d{1,3})?[\s.…·_–—:|-]*$`, 'iu');
const FILLING = /[\s.…·_–—:|-]+$/u;
const ONE = String.raw`\p{Lu}\d?|\d{1,2}[a-e]?`;
/** Small letters are codes where nothing but a comma parts them: `1,b,c`. */
const SMALL = String.raw`(?:[a-z]|\d{1,2})(?:,(?:[a-z]|\d{1,2}))+`;
const LIST = new RegExp(String.raw`\s((?:${ONE})(?:\s?[,/]\s?(?:${ONE}))+|${SMALL})$`, 'u');
const SMALL_LIST = new RegExp(String.raw`\s(${SMALL})$`, 'u');
const RUN = /\s([A-R]{2,6})$/u;
const LAST = /(?<=\S)[\s,/|·]+(\p{Lu}{1,6}\d?|\d{1,2}[a-e]?)$/u;
/** Codes of diets that mean the same everywhere, and those that do beside them. */
const DIET = /\s(?:GF|DF|NF|VG|VGN)(?=[\s,/|·]|$)/u;
const BESIDE_DIET: ReadonlySet<string> = new Set(['GF', 'DF', 'NF', 'VG', 'VGN', 'V', 'VE']);
/** Names and marks of quality whose letters are in the order of the alphabet. */
const ORDERED_NAMES: ReadonlySet<string> = new Set([
  'AOP',
  'BIO',
  'DOP',
  'DIP',
  'DO',
  'GIN',
  'AM',
  'BLT',
  'EGO',
  'FILO',
]);
/** Words whose letter is a part of the name: `Menu A`, `Vitamin C`. */
const LETTERED =
  /(?<!\p{L})(?:vitamin\p{L}*|витамин\p{L}*|men[uüúù]\p{L}*|меню|plan|план|hepatitis|set|сет|typ[eo]?|тип|option\p{L}*|opción|opzione|combo|kombo|комбо|formule|formula|variant\p{L}*|вариант|teller|platte|plate|plato|piatto|lunch|dinner|gericht|table|serie|nr\.?|no\.?|grade|class|klasse|klass|paket|package|pack|box)\s*$/iu;

const isRun = (letters: string) =>
  !ORDERED_NAMES.has(letters) &&
  [...letters].every((letter, at) => at === 0 || letter > (letters[at - 1] ?? ''));

const partsOf = (words: string): { head: string; tail: string } => {
  const at = TAIL.exec(words)?.index ?? words.length;
  const head = words.slice(0, at).replace(FILLING, '');
  return { head, tail: words.slice(at).replace(FILLING, '') };
};

const hasSmall = (words: string) => /\p{Ll}|\p{Lo}/u.test(words);

/** The words before a run of letters, and the run. */
function runAt(head: string): { before: string; letters: string } | undefined {
  const [all, letters = ''] = RUN.exec(head) ?? [];
  const before = head.slice(0, head.length - (all?.length ?? 0));
  return letters && isRun(letters) && hasSmall(before) ? { before, letters } : undefined;
}

/** The words that stand before different single letters, `Set Dinner A` and `Set Dinner B`. */
function familiesOf(heads: readonly string[]): Set<string> {
  const letters = new Map<string, Set<string>>();
  for (const head of heads) {
    const [, before = '', letter = ''] = /^(.*\S)\s(\p{Lu})$/u.exec(head) ?? [];
    if (letter) letters.set(before, (letters.get(before) ?? new Set()).add(letter));
  }
  return new Set([...letters].filter(([, some]) => some.size > 1).map(([before]) => before));
}

/** Finds the codes that many dishes have behind their titles without brackets: `Soup A,C,I`, `Soup A/C`, `Soup ACI`. */
export function bareCodesOf(titles: readonly string[], legend: Legend): BareCodes {
  const heads = titles.map((title) => partsOf(title).head);
  const families = familiesOf(heads);
  const lists = heads.flatMap((head) => {
    const list = LIST.exec(head)?.[1] ?? '';
    return /\p{L}/u.test(list) ? [list.split(/[\s,/]+/)] : [];
  });
  const runs = heads.flatMap((head) => runAt(head)?.letters ?? []);
  const areMany = (some: readonly unknown[], kinds: number) =>
    some.length >= FEWEST && (some.length >= MANY || some.length >= LEAST_PART * titles.length) && kinds > 1;
  const codes = new Set<string>();
  if (areMany(lists, new Set(lists.map(String)).size)) for (const code of lists.flat()) codes.add(code);
  const explained = runs.filter((run) => [...run].every((letter) => legend.has(letter)));
  const areRuns = areMany(runs, new Set(runs).size);
  if (areRuns) for (const code of runs.join('')) codes.add(code);
  return { codes, families, hasRuns: areRuns || explained.length >= FEWEST_RUNS };
}

/** Takes the codes behind a title out of it, before leaders and a measure; those that the menu's dishes tell, its legend, or everybody. */
export function withoutBareCodes(
  words: string,
  legend: Legend,
  { codes, hasRuns, families }: BareCodes,
): { words: string; group: string } {
  const { head, tail } = partsOf(words);
  const hasDiet = DIET.test(head);
  const isKnown = (code: string) =>
    codes.has(code) || legend.has(code.toUpperCase()) || (hasDiet && BESIDE_DIET.has(code));
  const taken: string[] = [];
  const run = hasRuns ? runAt(head) : undefined;
  const small = SMALL_LIST.exec(head);
  const listed = small?.[1]?.split(',') ?? [];
  // Numbers alone may be an amount; codes with letters beside them tell that they are none.
  const isList =
    listed.every(isKnown) &&
    (listed.some((code) => /\D/.test(code)) || listed.every((code) => codes.has(code)));
  let rest = head;
  if (run && [...run.letters].every(isKnown)) {
    rest = run.before;
    taken.push(...run.letters);
  } else if (small && isList) {
    rest = head.slice(0, small.index);
    taken.push(...listed);
  } else
    for (let last = LAST.exec(rest); last && isKnown(last[1] ?? ''); last = LAST.exec(rest)) {
      taken.unshift(last[1] ?? '');
      rest = rest.slice(0, last.index);
    }
  const isName = taken.length === 1 && (LETTERED.test(rest) || families.has(rest));
  // A number alone is rather a part of the name.
  const isNumber = !(small && isList) && taken.every((code) => /^\d/.test(code));
  if (taken.length === 0 || isName || isNumber || !/[\p{L}\p{M}]{2}/u.test(rest)) return { words, group: '' };
  return { words: `${rest} ${tail}`.trim(), group: taken.join(', ') };
}

/** Whether the only letter behind a title is a part of its name. */
export const isLettered = (words: string, { families }: BareCodes): boolean => {
  const [, before = ''] = /^(.*\S)\s\p{Lu}$/u.exec(partsOf(words).head) ?? [];
  return before !== '' && (LETTERED.test(before) || families.has(before));
};
