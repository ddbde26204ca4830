import { expect, test } from 'vitest';
import { startPhrases } from '../../testing/start-phrases.ts';
import { changeLocale, i18n, needPhrases } from './i18n.ts';

test('a screen that is asked for while the language changes has its phrases in the new one', async () => {
  await startPhrases('en', 'frame');
  const changing = changeLocale('ar');
  await needPhrases('overview');
  // The screen is drawn from here on, in the language of the moment.
  expect(i18n.t('steps.title')).not.toBe('');
  await changing;
  expect(i18n.language).toBe('ar');
  expect(i18n.t('steps.title')).toMatch(/\p{Script=Arabic}/u);
});

test('the latest of several choices of a language holds', async () => {
  await Promise.all([changeLocale('ru'), changeLocale('en')]);
  expect(i18n.language).toBe('en');
  expect(document.documentElement.lang).toBe('en');
});
