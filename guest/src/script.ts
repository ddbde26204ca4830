import source from './browser.js?raw';
import { shortenClasses } from './class-names.ts';
import { PHRASES } from './phrases/phrases.ts';
import savedCopy from './saved-copy.js?raw';
import serviceWorker from './service-worker.js?raw';

/** A script without comments and indents. */
const compact = (text: string) => text.replaceAll(/^\s*(\/\/|\/\*\*).*\n/gm, '').replaceAll(/\n\s*/g, '\n');

const SAVED_COPY = Object.fromEntries(
  Object.entries(PHRASES).map(([locale, phrases]) => [locale, phrases.savedCopy('{when}')]),
);

/** The script's text, shortened, and with the pages' short class names in its selectors. */
export const GUEST_SCRIPT: string = [
  compact(source).replaceAll(/(?<=')\.[a-z-]+/g, shortenClasses),
  `const SAVED_COPY = ${JSON.stringify(SAVED_COPY)};`,
  compact(savedCopy),
].join('\n');

/** The text of the public menus' service worker. */
export const GUEST_WORKER: string = compact(serviceWorker);
