import { INGREDIENT_WARNINGS } from '@sofra/contract/dietary';
import { PLAIN, UNREAD } from '@sofra/contract/folding';
import { LOCALE_CODES } from '@sofra/contract/locales';
import source from './browser.js?raw';
import { shortenClasses } from './class-names.ts';
import find from './find.js?raw';
import { dietaryWord } from './phrases/dietary.ts';
import { PHRASES } from './phrases/phrases.ts';
import savedCopy from './saved-copy.js?raw';
import serviceWorker from './service-worker.js?raw';
import { scripted } from './styles/scripted.ts';
import { compactSheet } from './stylesheet.ts';

/** A piece of a script that is left as it stands: a string, a template, or anything else up to the next one. */
const PIECES = /'[^'\n]*'|`[^`]*`|[^'`]+/g;

/** A script without comments, indents and the spaces around its signs. */
const compact = (text: string) =>
  text
    .replaceAll(/^\s*(\/\/|\/\*\*).*\n/gm, '')
    .replaceAll(/\n\s*/g, '\n')
    .replaceAll(PIECES, (piece) =>
      /^['`]/.test(piece)
        ? piece
        : piece
            .replaceAll(/ ?([=>{}(),;:?&|+<]) ?/g, '$1')
            .replaceAll(/([;{,([])\n/g, '$1')
            .replaceAll(/;?\n?}/g, '}'),
    );

/** The words that only the script says, in every language. */
const WORDS = Object.fromEntries(
  Object.entries(PHRASES).map(([locale, { scripted: words }]) => [locale, words]),
);

/** The words of the ingredient warnings in every language; the script remembers a choice by its place in them. */
const WARNINGS = Object.fromEntries(
  LOCALE_CODES.map((locale) => [
    locale,
    INGREDIENT_WARNINGS.map((key) => dietaryWord(key, locale)).join('|'),
  ]),
);

const SAVED_COPY = Object.fromEntries(
  Object.entries(PHRASES).map(([locale, phrases]) => [locale, phrases.savedCopy('{when}')]),
);

const shortened = (text: string) => compact(text).replaceAll(/(?<=')\.[a-z-]+/g, shortenClasses);

/** The script's text, shortened, and with the pages' short class names in its selectors. */
export const GUEST_SCRIPT: string = [
  `const PHRASES = ${JSON.stringify(WORDS)};`,
  `const LOOKS = ${JSON.stringify(compactSheet(scripted))};`,
  shortened(source),
  `const WARNINGS = ${JSON.stringify(WARNINGS)};`,
  `const PLAIN = ${JSON.stringify(PLAIN)};`,
  `const UNREAD = ${UNREAD};`,
  shortened(find),
  `const SAVED_COPY = ${JSON.stringify(SAVED_COPY)};`,
  compact(savedCopy),
].join('\n');

/** The text of the public menus' service worker. */
export const GUEST_WORKER: string = compact(serviceWorker);
