import { problemText } from '@sofra/contract/api/problems';
import { LOCALE_CODES, type Locale } from '@sofra/contract/languages/locales';
import i18next, { type ParseKeys } from 'i18next';
import { describe, expect, test } from 'vitest';
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

test.each(LOCALE_CODES)(
  'in %s the login, which is weighed, says of an empty field what every form says',
  async (locale) => {
    const phrases = new Map(await phrasesIn(locale));
    expect(phrases.get('login.rules.required')).toBe(problemText('required', locale));
  },
);

type Translated = Exclude<Locale, 'en'>;
const TRANSLATED = LOCALE_CODES.filter((code): code is Translated => code !== 'en');

const PLACE = /\{\{-? ?(\w+)\}\}/g;
const placesOf = (phrase: string) => new Set([...phrase.matchAll(PLACE)].map(([, name]) => name));
const FORM = /_(zero|one|two|few|many|other)$/;

test.each(TRANSLATED)('in %s each phrase has the places of the English one', async (locale) => {
  const english = new Map(await phrasesIn('en'));
  for (const [path, phrase] of await phrasesIn(locale)) {
    const places = placesOf(english.get(path) ?? english.get(path.replace(FORM, '_other')) ?? '');
    // “A day” and “two days” are words without a figure where the language has them.
    if (FORM.test(path) && !phrase.includes('{{count}}')) places.delete('count');
    expect([path, placesOf(phrase)]).toEqual([path, places]);
  }
});

// What a language does not write: another one's marks, and letters of two scripts in one word.
const FOREIGN: Record<Translated, RegExp> = {
  ar: /[,;?"'“”]|\.\.\.|[a-z]\p{Script=Arabic}|\p{Script=Arabic}[a-z]/iu,
  ru: /["'“”]|\.\.\.|[a-z]\p{Script=Cyrillic}|\p{Script=Cyrillic}[a-z]/iu,
};

test.each(TRANSLATED)('in %s all marks are its own', async (locale) => {
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

/** Counts that use each form of their language. */
const COUNTS: Record<Locale, readonly number[]> = {
  en: [0, 1, 2, 21],
  ru: [0, 1, 2, 5, 11, 21, 22, 1000],
  ar: [0, 1, 2, 3, 11, 100],
};
/** The forms that stand for one number alone, which may be said in words. */
const IN_WORDS: Record<Locale, readonly string[]> = {
  en: ['zero', 'one'],
  ru: ['zero'],
  ar: ['zero', 'one', 'two'],
};

describe.each(LOCALE_CODES)('in %s', (locale) => {
  const rules = new Intl.PluralRules(locale);
  test.each(PART_NAMES)('the counts of “%s” are said in the right form', async (part) => {
    const phrases = new Map(stringsOf(await loadPart(part, locale)));
    const i18n = i18next.createInstance();
    await i18n.init({
      lng: locale,
      fallbackLng: false,
      resources: { [locale]: { translation: await loadPart(part, locale) } },
    });
    for (const [key, said] of phrases) {
      // A number without a word has one form.
      if (said.includes('{{count}}') && /\p{L}/u.test(said.replaceAll(/{{\w+}}/g, '')))
        expect(key, `“${said}” counts`).toMatch(FORM);
    }
    const counted = [...phrases.keys()].filter((key) => key.endsWith('_other'));
    for (const base of counted.map((key) => key.replace(FORM, '')))
      for (const count of COUNTS[locale]) {
        // Any language may have words of its own for none.
        const form = count === 0 && phrases.has(`${base}_zero`) ? 'zero' : rules.select(count);
        const written = phrases.get(`${base}_${form}`) ?? '';
        const said = i18n.t(base as ParseKeys, { count, interpolation: { skipOnVariables: true } });
        expect(said, base).toBe(written.replaceAll('{{count}}', String(count)));
        const isNamed = phrases.get(`${base}_other`)?.includes('{{count}}');
        if (isNamed && !IN_WORDS[locale].includes(form)) expect(said, base).toContain(String(count));
      }
  });
});
