import { afterAll, afterEach } from 'vitest';
import { cleanup } from 'vitest-browser-react';
import { dismissAllNotices } from '../src/platform/notices.ts';

// The library does so for the first file of a page alone.
afterEach(() => cleanup());

// The next file begins in this page as in a new browser.
afterAll(() => {
  dismissAllNotices();
  localStorage.clear();
  sessionStorage.clear();
});
