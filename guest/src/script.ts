import source from './browser.js?raw';
import { classes, shortenClasses } from './class-names.ts';
import { PHRASES } from './phrases/phrases.ts';
import savedCopy from './saved-copy.js?raw';
import serviceWorker from './service-worker.js?raw';
import { scripted } from './styles/scripted.ts';
import { compactSheet } from './stylesheet.ts';

/** A script without comments and indents. */
const compact = (text: string) => text.replaceAll(/^\s*(\/\/|\/\*\*).*\n/gm, '').replaceAll(/\n\s*/g, '\n');

/** The words that only the script says, in every language. */
const WORDS = Object.fromEntries(
  Object.entries(PHRASES).map(([locale, { scripted: words }]) => [locale, words]),
);

const SAVED_COPY = Object.fromEntries(
  Object.entries(PHRASES).map(([locale, phrases]) => [locale, phrases.savedCopy('{when}')]),
);

/** The script's text, shortened, and with the pages' short class names in its selectors. */
export const GUEST_SCRIPT: string = [
  `const PHRASES = ${JSON.stringify(WORDS)};`,
  `const LOOKS = ${JSON.stringify(compactSheet(scripted))};`,
  `const STEPS = '${classes('steps')}';`,
  compact(source).replaceAll(/(?<=')\.[a-z-]+/g, shortenClasses),
  `const SAVED_COPY = ${JSON.stringify(SAVED_COPY)};`,
  compact(savedCopy),
].join('\n');

/** The text of the public menus' service worker. */
export const GUEST_WORKER: string = compact(serviceWorker);
