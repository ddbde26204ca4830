import { fold } from '@sofra/contract/languages/folding';
import type { Locale } from '@sofra/contract/languages/locales';
import { expect, test } from 'vitest';
import { someOf } from '../../../../scripts/proof.ts';
import type { PastedItem, PastedSection } from './menu.ts';
import { readPastedMenu } from './read-menu.ts';
import { MENU_IN_LANGUAGES, SAMPLE_PRICES, type Sampled, sampleIn } from './testing/menu-in-languages.ts';

const LOCALE_OF: { [language in Sampled]?: Locale } = { ar: 'ar', fa: 'ar', ru: 'ru', uk: 'ru', kk: 'ru' };
const OTHERS = ['ka', 'hy', 'he', 'el', 'zh', 'ja', 'ko', 'th', 'hi'];
const tongueOf = (language: Sampled) => (OTHERS.includes(language) ? 'other' : (LOCALE_OF[language] ?? 'en'));

type Names = (one: string, other: string, price: string) => string;
const ON_TWO_LINES: { [form: string]: Names } = {
  'price on the first': (one, other, price) => `${one} ${price}\n${other}`,
  'price behind leaders': (one, other, price) => `${one} ........ ${price}\n${other}`,
  'price on the second': (one, other, price) => `${one}\n${other} ${price}`,
  'price below both': (one, other, price) => `${one}\n${other}\n${price}`,
  'price between': (one, other, price) => `${one}\n${price}\n${other}`,
  'price on the first, with gaps': (one, other, price) => `${one} ${price}\n${other}\n`,
  'price on the second, with gaps': (one, other, price) => `${one}\n${other} ${price}\n`,
  'price below both, with gaps': (one, other, price) => `${one}\n${other}\n${price}\n`,
};
const ON_ONE_LINE: { [form: string]: Names } = {
  'a slash': (one, other, price) => `${one} / ${other} ${price}`,
  'a bar': (one, other, price) => `${one} | ${other} ${price}`,
  'a dash': (one, other, price) => `${one} – ${other} ${price}`,
  brackets: (one, other, price) => `${one} (${other}) ${price}`,
  'the price': (one, other, price) => `${one} ${price} ${other}`,
};
const HEADINGS: ((one: string, other: string) => string)[] = [
  (one) => `\n${one}\n`,
  (one, other) => `\n${one} / ${other}\n`,
  (one, other) => `\n${one}\n${other}\n`,
  (one) => one,
];

const LANGUAGES = Object.keys(MENU_IN_LANGUAGES) as Sampled[];
const FURTHER: [Sampled, Sampled][] = (
  'zh-ja ko-zh he-ar el-he tr-de fr-it es-fr uk-kk pl-de hy-ka th-zh hi-th kk-tr fa-el' as const
)
  .split(' ')
  .map((pair) => pair.split('-') as [Sampled, Sampled]);
const PAIRS = [
  ...(['en', 'ar', 'ru'] as const).flatMap((one) =>
    LANGUAGES.filter((other) => other !== one).map((other): [Sampled, Sampled] => [one, other]),
  ),
  ...FURTHER,
].flatMap(([one, other]): [Sampled, Sampled][] => [
  [one, other],
  [other, one],
]);

const plainWords = (...words: string[]) => fold(words.join(' '));

/** Whether a dish has a name in each of its languages, where it belongs. */
function told(item: PastedItem, main: Locale, names: readonly [Sampled, string][]): string[] {
  const [[, first], [, second]] = names as [[Sampled, string], [Sampled, string]];
  const [one, other] = names.map(([language]) => tongueOf(language));
  const all = plainWords(
    item.title,
    ...Object.values(item.translations).map(({ title }) => title),
    item.description,
  );
  // The first of two names in one alphabet is the title, and the other stands behind it.
  if (one === other) return [all === plainWords(first, second) ? 'both' : all, item.price, item.doubt ?? ''];
  const [own, next] = one === main ? [first, second] : [second, first];
  const areRight = item.title.trim() === own && all === plainWords(own, next);
  return [areRight ? 'both' : all, item.price, item.doubt ?? ''];
}

const mainOf = (one: Sampled, other: Sampled): Locale => {
  const tongues = [tongueOf(one), tongueOf(other)];
  return tongues.find((tongue): tongue is Locale => tongue !== 'other') ?? 'en';
};

function wrongIn([one, other]: [Sampled, Sampled], names: Names, heading: (typeof HEADINGS)[number]): string {
  const [mine, theirs] = [sampleIn(one), sampleIn(other)];
  const prices = SAMPLE_PRICES.values();
  const text = mine
    .flatMap((section, at) => [
      heading(section.heading, theirs[at]?.heading ?? ''),
      ...section.dishes.map((dish, place) =>
        names(dish, theirs[at]?.dishes[place] ?? '', prices.next().value ?? ''),
      ),
    ])
    .join('\n');
  const main = mainOf(one, other);
  const others = (['en', 'ar', 'ru'] as const).filter((locale) => locale !== main);
  const { sections } = readPastedMenu(text, { currency: 'aed', main, others });
  const items = sections.flatMap(({ items: own }) => own);
  const wanted = SAMPLE_PRICES.map((price) => `both,${price},`);
  const got = items.map((item, at) => {
    const [section, place] = [at < 3 ? 0 : 1, at % 3];
    return told(item, main, [
      [one, mine[section]?.dishes[place] ?? ''],
      [other, theirs[section]?.dishes[place] ?? ''],
    ]).join();
  });
  const isRight = got.join('|') === wanted.join('|') && sections.length === 2 && areHeaded(sections, mine);
  return isRight ? '' : `${text}\n=>\n${sections.map(({ title }) => title).join(', ')}: ${got.join('\n')}`;
}

const areHeaded = (sections: readonly PastedSection[], wanted: readonly { heading: string }[]) =>
  sections.every((section, at) =>
    plainWords(
      section.title,
      section.description,
      ...Object.values(section.translations).map(({ title }) => title),
    ).includes(plainWords(wanted[at]?.heading ?? '')),
  );

const FORMS = [...Object.keys(ON_TWO_LINES), ...Object.keys(ON_ONE_LINE)].map(
  (form, at) => [form, at] as const,
);

test.each(PAIRS)('names of dishes in two languages, %s and %s, stand on a line or on two', (one, other) => {
  const isOne = tongueOf(one) === tongueOf(other);
  const place = LANGUAGES.indexOf(one) + LANGUAGES.indexOf(other);
  for (const [form, at] of someOf(FORMS, place, 3)) {
    // A price between words of one alphabet is told by nothing.
    if (isOne && form === 'the price') continue;
    const heading = HEADINGS[at % HEADINGS.length] as (typeof HEADINGS)[number];
    const names = (ON_TWO_LINES[form] ?? ON_ONE_LINE[form]) as Names;
    expect(wrongIn([one, other], names, heading), form).toBe('');
  }
});

test('a word or two below each of several dishes is a heading where it usually is one', () => {
  const text = 'STARTERS\nHummus 22\nSalads\nFattoush 20\nSoups\nLentil 18\nDrinks\nTea 12';
  const { sections } = readPastedMenu(text, { currency: 'aed', main: 'en', others: [] });
  expect(sections.map(({ title }) => title)).toEqual(['STARTERS', 'Salads', 'Soups', 'Drinks']);
});
