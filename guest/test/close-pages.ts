import { afterAll } from 'vitest';
import { closePages } from './in-browser.ts';

// A file may leave pages open, and the next one begins without them.
afterAll(closePages);
