import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { isLocale, type Locale } from '@sofra/contract/languages/locales';
import { expect, test } from 'vitest';
import type { PastedItem, PastedSection, PastedWords } from './menu.ts';
import { readPastedMenu } from './read-menu.ts';

const FOLDER = join(import.meta.dirname, 'fixtures');

const inOrder = (words: readonly string[]) => [...words].sort().join(' ');

/** Words in another language, as a fixture has them: `~ar title` and `~ar: description`. */
const translated = (translations: { [locale: string]: PastedWords }) =>
  Object.entries(translations).flatMap(([locale, { title, description }]) => [
    ...(title ? [`~${locale} ${title}`] : []),
    ...(description ? [`~${locale}: ${description}`] : []),
  ]);

/** A dish in the short form of the fixtures. */
const dishLine = (item: PastedItem) =>
  [
    (item.doubt ? '? ' : '') + item.title,
    item.price,
    item.description,
    ...item.extras.map(({ title, price }) => `+ ${title} ${price}`),
    item.ingredient_warnings.length > 0 && `@ ${inOrder(item.ingredient_warnings)}`,
    item.food_speciality.length > 0 && `^ ${inOrder(item.food_speciality)}`,
    ...translated(item.translations),
  ]
    .filter(Boolean)
    .join(' | ');

const headingLine = ({ title, description, translations }: PastedSection) =>
  `# ${[title, description, ...translated(translations)].filter(Boolean).join(' | ')}`.trim();

/** The wanted line with its warnings in the order that we compare. */
const wantedLine = (line: string) =>
  line
    .split(' | ')
    .map((part) => (/^[@^] /.test(part) ? `${part.slice(0, 2)}${inOrder(part.slice(2).split(' '))}` : part))
    .join(' | ');

type Fixture = { text: string; currency: string; languages: Locale[]; wanted: string[] };

function readFixture(name: string): Fixture {
  const [text = '', rest = ''] = readFileSync(join(FOLDER, name), 'utf8').split('\n=====\n');
  const lines = rest.split('\n').filter(Boolean);
  const fact = (key: string) =>
    lines.find((line) => line.startsWith(`${key}: `))?.slice(key.length + 2) ?? '';
  const languages = (fact('languages') || 'en').split(' ').filter(isLocale);
  const wanted = lines.filter((line) => !/^(?:currency|languages): /.test(line)).map(wantedLine);
  return { text, currency: fact('currency'), languages, wanted };
}

/** Each dish behind the heading that it stands under, so that one in a wrong section differs. */
function withHeadings(lines: readonly string[]): string[] {
  let heading = '#';
  return lines.flatMap((line) => {
    if (!line.startsWith('#')) return [`${heading} / ${line}`];
    heading = line;
    return [];
  });
}

const read = ({ text, currency, languages: [main = 'en', ...others] }: Fixture) =>
  readPastedMenu(text, { currency, main, others }).sections.flatMap((section) => [
    headingLine(section),
    ...section.items.map(dishLine),
  ]);

const fixtures = readdirSync(FOLDER)
  .sort()
  .map((name) => {
    const fixture = readFixture(name);
    const wanted = withHeadings(fixture.wanted);
    return { name, dishes: wanted.length, fixture, wanted };
  });

test.each(fixtures)('$name: $dishes dishes are exact, and nothing else is added', ({ fixture, wanted }) => {
  expect(withHeadings(read(fixture))).toEqual(wanted);
});
