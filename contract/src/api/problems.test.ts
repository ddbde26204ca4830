import { expect, test } from 'vitest';
import { problemText } from './problems.ts';

test('each language counts in its own forms', () => {
  const said = (locale: 'en' | 'ar' | 'ru', counts: number[]) =>
    counts.map((min) => problemText('too_short', locale, { min }));
  expect(said('en', [1, 2])).toEqual(['Must have at least 1 character.', 'Must have at least 2 characters.']);
  expect(said('ru', [1, 2, 5, 21])).toEqual([
    'Не меньше 1 символа.',
    'Не меньше 2 символов.',
    'Не меньше 5 символов.',
    'Не меньше 21 символа.',
  ]);
  expect(said('ar', [0, 1, 2, 3, 11, 100])).toEqual([
    'الحد الأدنى للطول: صفر من الأحرف.',
    'الحد الأدنى للطول: حرف واحد.',
    'الحد الأدنى للطول: حرفان.',
    'الحد الأدنى للطول: 3 أحرف.',
    'الحد الأدنى للطول: 11 حرفًا.',
    'الحد الأدنى للطول: 100 حرف.',
  ]);
  expect(problemText('too_few', 'en', { min: 1 })).toBe('Must be at least 1 entry.');
});
