import { expect, test } from 'vitest';
import { languageName } from './language-name.ts';

test.each([
  ['ar', 'en', 'Arabic'],
  ['en', 'ru', 'английский'],
  ['ru', 'ar', 'الروسية'],
])('%s is called in %s: %s', (code, locale, name) => {
  expect(languageName(code, locale)).toBe(name);
});
