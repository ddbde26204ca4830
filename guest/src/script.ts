import { AGAINST_DIETS, againstClaim } from '@sofra/contract/catalogue/against-diets';
import { DIETS, INGREDIENT_WARNINGS } from '@sofra/contract/catalogue/dietary';
import { PLAIN, UNREAD } from '@sofra/contract/languages/folding';
import { LOCALE_CODES, type Locale } from '@sofra/contract/languages/locales';
import { script as source } from './browser.js?minified';
import { shortenClasses } from './class-names.ts';
import { script as filter } from './filter.js?minified';
import { script as search } from './find.js?minified';
import { script as fresh } from './fresh.js?minified';
import { LETTERS } from './letters.ts';
import { DENIALS, FILLERS, NAMED_BY } from './naming.ts';
import { script as near } from './near.js?minified';
import { script as offer } from './offer.js?minified';
import { script as offlinePage } from './offline-page.js?minified';
import { script as parts } from './parts.js?minified';
import { dietaryWord, schemaDiet } from './phrases/dietary.ts';
import { PHRASES } from './phrases/phrases.ts';
import { DISH_WIDTHS } from './pictures.ts';
import { script as rows } from './rows.js?minified';
import { script as savedCopy } from './saved-copy.js?minified';
import { script as serviceWorker } from './service-worker.js?minified';
import { script as share } from './share.js?minified';
import { lettersOf } from './statements.ts';
import { print } from './styles/base.ts';
import { finding } from './styles/finding.ts';
import { offline } from './styles/offline.ts';
import { paper } from './styles/paper.ts';
import { scripted } from './styles/scripted.ts';
import { soldOut } from './styles/sold-out.ts';
import { compactSheet } from './stylesheet.ts';
import { script as without } from './without.js?minified';

type Phrase = (typeof PHRASES)[Locale];

/** Some of the phrases in every language. */
const inAll = <T>(wordsOf: (phrases: Phrase, locale: Locale) => T) =>
  JSON.stringify(Object.fromEntries(LOCALE_CODES.map((code) => [code, wordsOf(PHRASES[code], code)])));

/** What search and filter say: their own words, and those of the page. */
const finds = ({ finding: own, scripted: { find }, states, filter: name, extras }: Phrase) => ({
  ...own,
  find,
  filter: name,
  extras,
  c: states.contains,
  m: states.may_contain,
  u: states.not_stated,
  f: states.free_of,
});

const NAMED = [...INGREDIENT_WARNINGS, ...DIETS];

/** The letters of what a dish contains that contains an ingredient. */
const CONTAINED = Object.fromEntries(
  INGREDIENT_WARNINGS.map((key) => [
    key,
    lettersOf({ warnings: [key], may_contain: [], free_of: [] }, 'contains')['data-c'],
  ]),
);

const lettersBy = (ingredients: (diet: (typeof DIETS)[number]) => readonly (keyof typeof LETTERS)[]) =>
  JSON.stringify(
    Object.fromEntries(
      DIETS.map((diet) => [
        diet,
        ingredients(diet)
          .map((key) => LETTERS[key])
          .join(''),
      ]),
    ),
  );

/** The signs of the states on a dish; each stands beside its words. */
const SIGNS = {
  c: 'M12 3a9 9 0 100 18 9 9 0 000-18zM6 6l12 12',
  m: 'M12 3.5L22 20.5H2zM12 10v5M12 17.6v.4',
  u: 'M8 8q0-4 4-4t4 4-4 5v2M12 19v.5',
  f: 'M4 12l6 6L20 6',
};

const SAVED_COPY = Object.fromEntries(
  Object.entries(PHRASES).map(([locale, phrases]) => [locale, phrases.savedCopy('{when}')]),
);

/** Selectors begin a string, which the minifier writes with backticks. */
const shortened = (text: string) => text.replaceAll(/(?<=[`'"])\.[a-z-]+/g, shortenClasses);

/** The script's text, with the pages' short class names in its selectors. */
export const GUEST_SCRIPT: string = [
  `const PHRASES = ${inAll(({ scripted: words }) => words)};`,
  `const WIDTHS = ${JSON.stringify(DISH_WIDTHS)};`,
  `const LOOKS = ${JSON.stringify(compactSheet(scripted + print + paper + soldOut))};`,
  ...[fresh, source, share, offer].map(shortened),
  `const SAVED_COPY = ${JSON.stringify(SAVED_COPY)};`,
  shortened(savedCopy),
].join('\n');

/** The text of the script that puts the parts of a long menu together. */
export const GUEST_PARTS: string = shortened(parts);

/** The text of the public menus' service worker. */
export const GUEST_WORKER: string = [
  `const OFFLINE = ${inAll((phrases) => phrases.offline)};`,
  `const OFFLINE_LOOKS = ${JSON.stringify(compactSheet(offline))};`,
  offlinePage,
  serviceWorker,
].join('\n');

/** The text of search and filter. */
export const GUEST_FIND: string = [
  `const FINDING = ${inAll(finds)};`,
  `const FIND_LOOKS = ${JSON.stringify(compactSheet(finding))};`,
  `const DIETARY = ${inAll((_, locale) => Object.fromEntries(NAMED.map((key) => [key, dietaryWord(key, locale)])))};`,
  `const LETTERS = ${JSON.stringify(LETTERS)};`,
  `const DIETS = ${JSON.stringify(Object.fromEntries(DIETS.map((key) => [key, schemaDiet(key)])))};`,
  `const CONTAINED = ${JSON.stringify(CONTAINED)};`,
  `const AGAINST = ${lettersBy((diet) => AGAINST_DIETS[diet])};`,
  `const AGAINST_CLAIM = ${lettersBy(againstClaim)};`,
  `const SIGNS = ${JSON.stringify(SIGNS)};`,
  `const PLAIN = ${JSON.stringify(PLAIN)};`,
  `const UNREAD = ${UNREAD};`,
  `const DENIALS = ${JSON.stringify(DENIALS)};`,
  `const FILLERS = ${JSON.stringify(FILLERS)};`,
  `const NAMED_BY = ${JSON.stringify(NAMED_BY)};`,
  ...[rows, without, filter, near, search].map(shortened),
].join('\n');
