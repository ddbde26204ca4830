import { afterAll, afterEach } from 'vitest';
import { cleanup } from 'vitest-browser-react';
import { dismissAllNotices } from '../src/platform/notices.ts';

// The library does so for the first file of a page alone.
afterEach(() => cleanup());

// The next file begins with the storage of a new browser, and nothing told.
afterAll(() => {
  dismissAllNotices();
  localStorage.clear();
  sessionStorage.clear();
});
