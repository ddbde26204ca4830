import * as library from 'libphonenumber-js/min';
import { expect, test } from 'vitest';
import { movePhone, type PhoneCountry, settlePhone, typePhone } from './phone-number.ts';

const typed = (text: string, country: PhoneCountry = 'AE') =>
  typePhone(library, text, country, { isLonger: true });

test.each<[string, PhoneCountry, PhoneCountry, string]>([
  ['+971501234567', 'US', 'AE', '+971501234567'],
  ['00971501234567', 'US', 'AE', '+971501234567'],
  ['050 123 4567', 'AE', 'AE', '+971501234567'],
  ['501234567', 'AE', 'AE', '+971501234567'],
  ['٠٥٠١٢٣٤٥٦٧', 'AE', 'AE', '+971501234567'],
  ['(213) 373-4253', 'US', 'US', '+12133734253'],
  ['+7 912 345-67-89', 'AE', 'RU', '+79123456789'],
])('%s, typed in %s, is a number of %s: %s', (text, chosen, country, value) => {
  expect(typed(text, chosen)).toMatchObject({ country, value });
});

test('signs are put between as a number grows, and left alone as it shrinks', () => {
  expect(typed('+971501234').text).toBe('+971 50 123 4');
  expect(typePhone(library, '+971 50 123', 'AE', { isLonger: false }).text).toBe('+971 50 123');
});

test('at most 15 digits are taken, the calling code among them', () => {
  expect(typed('+9715012345678901234').value.replace(/\D/g, '')).toHaveLength(15);
  expect(typed('5012345678901234567').value.replace(/\D/g, '').length).toBeLessThanOrEqual(15);
});

test('only digits are taken, and a plus at the start', () => {
  expect(typed('+97a1+5').value).toBe('+9715');
});

test('a calling code of several countries keeps the chosen one', () => {
  expect(typed('+1', 'CA').country).toBe('CA');
  expect(typed('+1', 'AE').country).toBe('US');
});

test('a complete number shows in international form; an incomplete one stays', () => {
  expect(settlePhone(library, '0501234567', 'AE')).toBe('+971 50 123 4567');
  expect(settlePhone(library, '+97150', 'AE')).toBe('+97150');
});

test('another country brings its calling code along', () => {
  expect(movePhone(library, '', 'SA')).toBe('+966 ');
  expect(movePhone(library, '+971 50 123', 'SA')).toBe('+966 50 123');
  expect(movePhone(library, '050 123', 'SA')).toBe('050 123');
});
