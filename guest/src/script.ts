import source from './browser.js?raw';
import { shortenClasses } from './class-names.ts';

/** The script's text, shortened: without comments and indents, and with the pages' short class names in its selectors. */
export const GUEST_SCRIPT: string = source
  .replaceAll(/^\s*\/\/.*\n/gm, '')
  .replaceAll(/\n\s*/g, '\n')
  .replaceAll(/(?<=')\.[a-z-]+/g, shortenClasses);
