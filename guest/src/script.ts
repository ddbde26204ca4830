import source from './browser.js?raw';

/** The script's text without comments and indents; it is deferred, and pages work without it. */
export const GUEST_SCRIPT: string = source.replaceAll(/^\s*\/\/.*\n/gm, '').replaceAll(/\n\s*/g, '\n');
