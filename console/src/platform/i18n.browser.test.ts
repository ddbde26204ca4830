import { expect, test } from 'vitest';
import { changeLocale, i18n, needPhrases, startI18n } from './i18n.ts';

test('a screen that is asked for while the language changes has its phrases in the new one', async () => {
  await startI18n('en', 'frame');
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
