import source from './browser.js?raw';

/** The script's text, without its comments and indents: deferred, and needed by nothing. */
export const GUEST_SCRIPT: string = source.replaceAll(/^\s*\/\/.*\n/gm, '').replaceAll(/\n\s*/g, '\n');
