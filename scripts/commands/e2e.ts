// The console end to end, in a Chromium; arguments go to Playwright.
import { endToEnd } from './parts.ts';
import { conclude } from './results.ts';

process.exitCode = conclude([await endToEnd(process.argv.slice(2))]);
