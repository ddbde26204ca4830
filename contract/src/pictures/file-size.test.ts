import { expect, test } from 'vitest';
import { problemText } from '../api/problems.ts';
import { UPLOAD } from '../limits.ts';
import { fileSize } from './file-size.ts';

test('a size of a file is written as its language writes it, in Latin digits, and kept together', () => {
  expect(fileSize(UPLOAD.maxBytes, 'en')).toBe('1\u00a0MB');
  expect(fileSize(UPLOAD.maxBytes, 'ar')).toBe('1\u00a0ميغابايت');
  expect(fileSize(1.5 * UPLOAD.maxBytes, 'ru')).toBe('1,5\u00a0МБ');
});

test('the error of a too large file names the bound, in English in the fixed words', () => {
  const most = { max: UPLOAD.maxBytes };
  expect(problemText('file_too_large', 'en', most)).toBe('The file is too large. Maximum file size is 1MB');
  expect(problemText('file_too_large', 'ar', most)).toMatch(/ 1\u00a0ميغابايت$/);
  expect(problemText('file_too_large', 'ru', most)).toMatch(/ 1\u00a0МБ$/);
});
