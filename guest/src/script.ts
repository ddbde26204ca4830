import source from './browser.js?raw';

/** The script's text, without its opening comment and indents: deferred, and needed by nothing. */
export const GUEST_SCRIPT: string = source.replace(/^(\/\/.*\n)+/, '').replaceAll(/\n\s*/g, '\n');
