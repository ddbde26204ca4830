import type { Currency } from '@sofra/contract/money/currencies';
import { withAdditions } from './additions.ts';
import { withoutCodes } from './allergens.ts';
import { bareCodesOf } from './bare-codes.ts';
import { withDescribedPrices } from './described-prices.ts';
import { itemOf, readDish } from './dishes.ts';
import { doubtsOf } from './doubts.ts';
import type { Entry } from './entries.ts';
import { withoutRemarks } from './heading-remarks.ts';
import { beginsSmall, hashHeadings } from './headings.ts';
import { partsOf } from './languages.ts';
import { withLetterMarks } from './letter-marks.ts';
import { entryOf, legendIn, lineEntries, readable } from './lines.ts';
import { mappedTable } from './mapped-table.ts';
import type { PastedMenu, PastedSection, Reader } from './menu.ts';
import { withOwnLines } from './own-lines.ts';
import { withNamesBeside } from './paired-lines.ts';
import { linesOf, plain } from './plain-text.ts';
import { findPrices } from './prices.ts';
import { type RawSection, sectionsOf } from './sections.ts';
import { withSharedPrices } from './shared-prices.ts';
import { withSizeLines } from './size-lines.ts';
import { withSizesBelow } from './sizes-below.ts';
import { withSpacedThousands } from './spaced.ts';
import { type Table, tableEntries } from './table.ts';
import { withThousands } from './thousands.ts';
import { withVariants } from './variants.ts';
import { type Tongues, tell, tonguesOf } from './words.ts';

/** A row with one cell is a heading, unless it is something else, or begins small or in brackets and describes the dish above. */
function rowEntry(line: string, currency: string): Entry {
  const entry = entryOf({ line, priced: findPrices(line, currency) });
  return entry.kind === 'text' && !/^\(/.test(entry.text) && !beginsSmall(entry.text)
    ? { kind: 'heading', text: entry.text }
    : entry;
}

function entriesOf(text: string, table: Table | undefined, currency: string): Entry[] {
  const lines = readable(table ? table.before : linesOf(text));
  const entries = withDescribedPrices(
    withSizeLines(withSizesBelow(withSharedPrices(withVariants(lineEntries(lines, currency))))),
    legendIn(lines),
  );
  if (!table) return withAdditions(withNamesBeside(withOwnLines(entries)), currency);
  const gap: Entry = { kind: 'gap' };
  const rows = tableEntries(table, currency, (line) => rowEntry(line, currency));
  return withAdditions([...entries, ...(lines.some(Boolean) ? [gap] : []), ...rows], currency);
}

/** The currencies beside prices, the most frequent first. */
function currenciesOf(sections: readonly RawSection[]): Currency[] {
  const counts = new Map<Currency, number>();
  for (const { dishes } of sections)
    for (const { prices } of dishes)
      for (const { currency } of prices.slice(0, 1))
        if (currency) counts.set(currency, (counts.get(currency) ?? 0) + 1);
  return [...counts].sort((one, other) => other[1] - one[1]).map(([code]) => code);
}

/** Pictures, bullets and rulers around the words of a heading. */
const MARK = String.raw`\s\p{Extended_Pictographic}•·┃│|/<>«»~=*_#–—-`;
const MARKS_AROUND = new RegExp(`^[${MARK}]+(?=.*\\p{L})|(?<=\\p{L}.*)[:${MARK}]+$`, 'gu');

function headingOf(title: string, lines: readonly string[], tongues: Tongues, reader: Reader) {
  const parts = tongues.areMany
    ? partsOf(title).map(({ tongue, words }) => ({ tongue, title: words, description: '' }))
    : [{ tongue: undefined, title, description: '' }];
  return tell(parts, lines, [], tongues, reader);
}

const both = <T>(some: readonly T[], others: readonly T[]): T[] => [...new Set([...some, ...others])];

/**
 * Reads a menu that was copied from anywhere: finds the table in it or tells what each line is, puts the lines together, and
 * gives the words of each dish to its languages. The currency decides whether a comma before three digits is of thousands.
 */
export function readPastedMenu(pasted: string, reader: Reader): PastedMenu {
  const currency = reader.currency.toLowerCase();
  const text = withThousands(withSpacedThousands(withLetterMarks(plain(pasted), currency)), currency);
  const { table, shown } = mappedTable(text, reader.rolesOf);
  const { sections, left } = sectionsOf(entriesOf(text, table, currency), hashHeadings(linesOf(text)));
  const dishes = sections.flatMap((section) => section.dishes);
  const words = dishes.map((dish) => dish.words);
  const firstLines = dishes.map(({ lines }) => lines[0]);
  const tongues = tonguesOf(words, firstLines, reader);
  const legend = legendIn(left);
  const bare = bareCodesOf(words, legend);
  const doubtOf = doubtsOf(dishes, currency);
  const unspoken = new Set<PastedMenu['unspoken'][number]>();
  const untitled: string[] = [];
  // Codes beside a heading hold for all its dishes.
  const codedTitles = sections.map(({ title }) => withoutCodes(title.replaceAll(MARKS_AROUND, ''), legend));
  const titles = withoutRemarks(
    codedTitles.map(({ words }) => words),
    tongues,
  );
  const read = sections.map((section, at): PastedSection => {
    const coded = codedTitles[at] ?? withoutCodes('', legend);
    const { words, remark } = titles[at] ?? { words: '', remark: '' };
    const lines = [remark, ...section.lines, ...coded.notes].filter(Boolean);
    const { unspoken: ofHeading, ...heading } = headingOf(words, lines, tongues, reader);
    for (const locale of ofHeading) unspoken.add(locale);
    const items = section.dishes.flatMap((dish) => {
      const { item, unspoken: own } = itemOf(readDish(dish, legend, bare, tongues), tongues, reader);
      for (const locale of own) unspoken.add(locale);
      item.ingredient_warnings = both(coded.ingredient_warnings, item.ingredient_warnings);
      item.food_speciality = both(coded.food_speciality, item.food_speciality);
      if (/\p{L}/u.test(item.title)) return [{ ...item, doubt: doubtOf(dish) }];
      untitled.push(dish.text, ...dish.lines);
      return [];
    });
    return { ...heading, items };
  });
  return {
    sections: read.filter(({ items }) => items.length > 0),
    currencies: currenciesOf(sections),
    unspoken: [...unspoken],
    left: [...left, ...untitled],
    // A text that is read line by line, with dishes found, is no table that somebody would map.
    table: table || dishes.length === 0 ? shown : undefined,
  };
}
