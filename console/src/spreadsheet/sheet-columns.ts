import type { Problem } from '@sofra/contract/api/problems';
import type { ItemChange } from '@sofra/contract/catalogue/all-items';
import { itemWrite } from '@sofra/contract/catalogue/items';
import { TRANSLATE_TEXTS } from '@sofra/contract/catalogue/translations';
import type { Locale } from '@sofra/contract/languages/locales';
import { digitsOf } from '@sofra/contract/money/currencies';
import { compareMoney } from '@sofra/contract/money/money';
import { priceProblem, roundPrice } from '@sofra/contract/money/prices';
import type { z } from 'zod';
import { isBlankText, recordProblems } from '../forms/rules.ts';
import { currencyOf } from '../pasting/reader/currency-marks.ts';
import { readAmount } from '../ui/format/typed-amount.ts';
import type { SheetRow } from './sheet-rows.ts';
import { isOff, statusWord } from './status-words.ts';

/** A column of the table; texts are in a language, of which the first is the main one. */
export type SheetColumn =
  | { key: string; kind: 'section' | 'price' | 'status' }
  | { key: string; kind: 'title' | 'description'; locale: Locale; isMain: boolean };

/** The columns of a venue's languages, the main one first: as a menu is read, and then as it is translated. */
export function columnsFor(locales: readonly Locale[]): SheetColumn[] {
  const [main, ...others] = locales;
  if (!main) return [];
  const words = (kind: 'title' | 'description', locale: Locale): SheetColumn => ({
    key: `${kind}.${locale}`,
    kind,
    locale,
    isMain: locale === main,
  });
  return [
    { key: 'section', kind: 'section' },
    words('title', main),
    { key: 'price', kind: 'price' },
    words('description', main),
    { key: 'status', kind: 'status' },
    ...others.flatMap((locale) => [words('title', locale), words('description', locale)]),
  ];
}

/** Whether a cell can be changed at all: the section is another page's matter, and a locked title is the same everywhere. */
export const isWritable = (row: SheetRow, column: SheetColumn): boolean =>
  column.kind !== 'section' && !(column.kind === 'title' && !column.isMain && row.title_locked);

/** Whether an empty cell is a value of the column. */
export const mayBeEmpty = (column: SheetColumn): boolean =>
  column.kind === 'description' || (column.kind === 'title' && !column.isMain);

const COMMA: Record<string, boolean> = { en: false, ar: false, ru: true } satisfies Record<Locale, boolean>;

/** Whether spreadsheets of a language write a comma in amounts; they take 12.05 for a day. */
export const commaIn = (screen: string): boolean => COMMA[screen] ?? false;

/** A cell as it is typed and copied in a language of the screen. */
export function textOf(row: SheetRow, column: SheetColumn, screen: string): string {
  if ('locale' in column) return row.texts[column.locale]?.[column.kind] ?? '';
  if (column.kind === 'section') return row.section;
  if (column.kind === 'status') return statusWord(row.disabled, screen);
  return commaIn(screen) ? row.price.replace('.', ',') : row.price;
}

/** The new values of an item, as a change of many has them. */
type Attributes = ItemChange['attributes'];

/** A cell that was read: what it changes, which is nothing when it is the same, or what is wrong with it. */
export type ReadCell = { value?: Attributes } | { problem: Problem };

/** An amount without the currency's own mark around it, as spreadsheets copy it. */
function amountIn(text: string, currency: string): string {
  const [, before = '', amount = '', after = ''] =
    /^([^\d\s-]*)\s*(.*?)\s*([^\d\s]*)$/su.exec(text.trim()) ?? [];
  const mark = before || after;
  const isOwn = [mark, mark.replace(/\.$/, '')].some((one) => currencyOf(one, currency) === currency);
  return (!mark || isOwn) && !(before && after) ? (isOwn ? amount : text) : text;
}

function readPrice(row: SheetRow, text: string): ReadCell {
  if (isBlankText(text)) return { problem: { code: 'required' } };
  const amount = readAmount(amountIn(text, row.currency), digitsOf(row.currency));
  const problem = priceProblem(amount, { currency: row.currency });
  if (problem) return { problem };
  const price = roundPrice(amount, row.currency);
  return compareMoney(price, row.price) === 0 ? {} : { value: { price } };
}

function readStatus(row: SheetRow, text: string): ReadCell {
  const disabled = isOff(text);
  if (disabled === undefined) return { problem: { code: 'invalid_format' } };
  return disabled === row.disabled ? {} : { value: { disabled } };
}

function readWords(
  row: SheetRow,
  { kind, locale, isMain }: Extract<SheetColumn, { locale: Locale }>,
  text: string,
): ReadCell {
  const schema: z.ZodType<string | undefined> =
    isMain && kind === 'title' ? itemWrite.title : TRANSLATE_TEXTS[kind];
  if (isMain && kind === 'title' && isBlankText(text)) return { problem: { code: 'required' } };
  const [problem] = recordProblems(schema, text);
  if (problem) return { problem };
  const said = schema.parse(text) ?? '';
  return said === (row.texts[locale]?.[kind] ?? '')
    ? {}
    : { value: { texts: { [locale]: { [kind]: said } } } };
}

/** Reads a cell as it was typed or pasted, by the rules of the server. */
export function readCell(row: SheetRow, column: SheetColumn, text: string): ReadCell {
  if ('locale' in column) return readWords(row, column, text);
  if (column.kind === 'section') return {};
  return column.kind === 'price' ? readPrice(row, text) : readStatus(row, text);
}

/** Values of several cells of an item together. */
export function together(values: readonly Attributes[]): Attributes {
  const all: Attributes = {};
  for (const { texts, ...plain } of values) {
    Object.assign(all, plain);
    for (const [locale, said] of Object.entries(texts ?? {}))
      all.texts = { ...all.texts, [locale]: { ...all.texts?.[locale as Locale], ...said } };
  }
  return all;
}
