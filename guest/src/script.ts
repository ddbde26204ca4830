import { INGREDIENT_WARNINGS } from '@sofra/contract/dietary';
import { PLAIN, UNREAD } from '@sofra/contract/folding';
import { LOCALE_CODES } from '@sofra/contract/locales';
import { script as source } from './browser.js?minified';
import { shortenClasses } from './class-names.ts';
import { script as find } from './find.js?minified';
import { script as parts } from './parts.js?minified';
import { dietaryWord } from './phrases/dietary.ts';
import { PHRASES } from './phrases/phrases.ts';
import { script as savedCopy } from './saved-copy.js?minified';
import { script as serviceWorker } from './service-worker.js?minified';
import { scripted } from './styles/scripted.ts';
import { compactSheet } from './stylesheet.ts';

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

/** Selectors begin a string, which the minifier writes with backticks. */
const shortened = (text: string) => text.replaceAll(/(?<=[`'"])\.[a-z-]+/g, shortenClasses);

/** The script's text, with the pages' short class names in its selectors. */
export const GUEST_SCRIPT: string = [
  `const PHRASES = ${JSON.stringify(WORDS)};`,
  `const LOOKS = ${JSON.stringify(compactSheet(scripted))};`,
  shortened(source),
  `const WARNINGS = ${JSON.stringify(WARNINGS)};`,
  `const PLAIN = ${JSON.stringify(PLAIN)};`,
  `const UNREAD = ${UNREAD};`,
  shortened(find),
  `const SAVED_COPY = ${JSON.stringify(SAVED_COPY)};`,
  savedCopy,
].join('\n');

/** The text of the script that puts the parts of a long menu together. */
export const GUEST_PARTS: string = shortened(parts);

/** The text of the public menus' service worker. */
export const GUEST_WORKER: string = serviceWorker;
