import { expect, test } from 'vitest';
import { openingWords } from './opening.ts';

const zone = 'Asia/Dubai';

test('a day stays on one line with its month', () => {
  const [now, at] = ['2026-11-21T12:00:00Z', '2026-12-01T14:00:00Z'].map((moment) => new Date(moment)) as [
    Date,
    Date,
  ];
  const words = (locale: 'ar' | 'ru') => openingWords(at, now, 'Asia/Dubai', locale);
  expect(words('ru')).toContain('1\u00a0декабря');
  expect(words('ar')).toContain('1\u00a0ديسمبر');
});

test('an opening in another year says its year, by the venue’s calendar', () => {
  const words = (at: string, now: string) => openingWords(new Date(at), new Date(now), zone, 'en');
  expect(words('2027-01-15T14:00:00Z', '2026-11-21T12:00:00Z')).toContain('2027');
  expect(words('2026-12-15T14:00:00Z', '2026-11-21T12:00:00Z')).not.toContain('2026');
  // In Dubai it is the first of January already.
  expect(words('2026-12-31T21:00:00Z', '2026-11-21T12:00:00Z')).toContain('2027');
});
