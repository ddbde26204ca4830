import { expect, test } from 'vitest';
import { wrongFields } from './wrong-texts.ts';

test('a wrong text is an error until a value from elsewhere replaces it', () => {
  const texts = new Map([['welcome.options.button.size', { text: '500', over: 16, limit: 'From 8 to 96.' }]]);
  const values = (size: number) => ({ welcome: { options: { button: { size } } } });
  expect(wrongFields(texts, values(16))).toEqual({ 'welcome.options.button.size': 'From 8 to 96.' });
  expect(wrongFields(texts, values(20))).toEqual({});
  expect(wrongFields(texts, {})).toEqual({});
});
