import type { Locale } from '@sofra/contract/locales';
import { expect, test } from 'vitest';
import { loadPart, PART_NAMES } from './load-part.ts';

const stringsOf = (phrases: object, above = ''): [path: string, phrase: string][] =>
  Object.entries(phrases).flatMap(([key, said]) =>
    typeof said === 'string' ? [[`${above}${key}`, said]] : stringsOf(said, `${above}${key}.`),
  );

async function phrasesIn(locale: Locale): Promise<[path: string, phrase: string][]> {
  const parts = await Promise.all(PART_NAMES.map((part) => loadPart(part, locale)));
  return parts.flatMap((part) => stringsOf(part));
}

test('parts share no first key', async () => {
  const parts = await Promise.all(PART_NAMES.map((part) => loadPart(part, 'en')));
  const keys = parts.flatMap((part) => Object.keys(part));
  expect(keys.filter((key, at) => keys.indexOf(key) !== at)).toEqual([]);
});

const PLACE = /\{\{-? ?(\w+)\}\}/g;
const placesOf = (phrase: string) => new Set([...phrase.matchAll(PLACE)].map(([, name]) => name));
const FORM = /_(zero|one|two|few|many|other)$/;

test.each(['ar', 'ru'] as const)('in %s each phrase has the places of the English one', async (locale) => {
  const english = new Map(await phrasesIn('en'));
  for (const [path, phrase] of await phrasesIn(locale)) {
    const places = placesOf(english.get(path) ?? english.get(path.replace(FORM, '_other')) ?? '');
    // “A day” and “two days” are words without a figure where the language has them.
    if (FORM.test(path) && !phrase.includes('{{count}}')) places.delete('count');
    expect([path, placesOf(phrase)]).toEqual([path, places]);
  }
});

// What a language does not write: another one's marks, and letters of two scripts in one word.
const FOREIGN = {
  ar: /[,;?"'“”]|\.\.\.|[a-z]\p{Script=Arabic}|\p{Script=Arabic}[a-z]/iu,
  ru: /["'“”]|\.\.\.|[a-z]\p{Script=Cyrillic}|\p{Script=Cyrillic}[a-z]/iu,
};

test.each(['ar', 'ru'] as const)('in %s all marks are its own', async (locale) => {
  const phrases = await phrasesIn(locale);
  expect(phrases.filter(([, phrase]) => FOREIGN[locale].test(phrase.replace(PLACE, '0')))).toEqual([]);
});

// Said of menus, which are feminine in Arabic, as of sections and items, which are masculine: these bind themselves to neither.
const OF_EVERY_LEVEL =
  /^(schedule|scheduling\.(dayOff|preview)|history\.(deleted|purge\w*)|list\.notices|lines\.saved)\b/;
const MASCULINE = /معروض|يظهر|يراه|عرضه|حُذف|استعادته|كان فيه|كما كان/;

test('in Arabic phrases for all levels are bound to no gender', async () => {
  const shared = (await phrasesIn('ar')).filter(([path]) => OF_EVERY_LEVEL.test(path));
  expect(shared.length).toBeGreaterThan(20);
  expect(shared.filter(([, phrase]) => MASCULINE.test(phrase))).toEqual([]);
});
