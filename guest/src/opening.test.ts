import { expect, test } from 'vitest';
import { openingWords } from './opening.ts';

test('a day stays on one line with its month', () => {
  const [now, at] = ['2026-11-21T12:00:00Z', '2026-12-01T14:00:00Z'].map((moment) => new Date(moment)) as [
    Date,
    Date,
  ];
  const words = (locale: 'ar' | 'ru') => openingWords(at, now, 'Asia/Dubai', locale);
  expect(words('ru')).toContain('1\u00a0декабря');
  expect(words('ar')).toContain('1\u00a0ديسمبر');
});
