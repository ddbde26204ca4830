import { isDeepStrictEqual } from 'node:util';
import { restate, STATEMENTS, type Statements } from '@sofra/contract/catalogue/ingredient-states';
import { fold } from '@sofra/contract/languages/folding';
import { LOCALE_CODES, type Locale } from '@sofra/contract/languages/locales';
import { compareMoney, exactMoney } from '@sofra/contract/money/money';
import { roundPrice } from '@sofra/contract/money/prices';
import { changedIn, namesOf, only } from '../activity/differences.ts';
import type { StoredTexts } from '../platform/database/tables.ts';
import type { Columns, JsonColumns, Placed } from './tree.ts';

type Words = NonNullable<StoredTexts[Locale]>;

/** New texts by language and field; a null clears a field. */
export type TextsPatch = { [L in Locale]?: { [F in keyof Words]?: Words[F] | null } };

/** New values of a row's columns; its texts are merged with what is there. */
export type ColumnsPatch = Omit<Columns, 'texts'> & { texts?: TextsPatch | undefined };

/** Columns without those that are not given, which have their defaults in a new row. */
export const defined = (values: Columns): Columns =>
  Object.fromEntries(Object.entries(values).filter(([, value]) => value !== undefined));

const withoutEmpty = (object: Record<string, unknown>) =>
  Object.fromEntries(Object.entries(object).filter(([, value]) => value !== null && value !== undefined));

/** The entries of a language's texts that are none: what they were made from, and which a machine has suggested. */
const BESIDE_TEXTS = ['source', 'machine'];

/** The marks of a machine's texts after a patch: what is written is a person's unless the patch has marks itself. */
function marksAfter({ machine = [] }: Words, patch: NonNullable<TextsPatch[Locale]>) {
  if ('machine' in patch) return patch.machine;
  const left = machine.filter((field) => !(field in patch));
  return left.length > 0 ? left : null;
}

/** Lays a patch over texts, field by field. A cleared field goes, and so does a language without texts. */
export function mergeTexts(texts: StoredTexts, patch: TextsPatch): StoredTexts {
  const merged = { ...texts };
  for (const [locale, fields] of Object.entries(patch) as [Locale, NonNullable<TextsPatch[Locale]>][]) {
    const before = merged[locale] ?? {};
    const left = withoutEmpty({ ...before, ...fields, machine: marksAfter(before, fields) });
    if (Object.keys(left).some((field) => !BESIDE_TEXTS.includes(field))) merged[locale] = left;
    else delete merged[locale];
  }
  return merged;
}

/** A record's titles as search compares them, a line for each language. */
export function foldTitles(texts: StoredTexts): string {
  return LOCALE_CODES.map((locale) => fold(texts[locale]?.title ?? '')).join('\n');
}

/** How values are taken: as a call sends them, prices rounded to their currency, or `exact` as an undo brings them back. */
export type PriceRule = { currency: string; exact: boolean };

const isStatement = (column: string) => (STATEMENTS as readonly string[]).includes(column);
const asSet = (keys: unknown) => new Set(keys as string[] | undefined);
const timeOf = (value: unknown) => value && new Date(value as string | Date).getTime();

function isSame(column: string, before: unknown, after: unknown): boolean {
  if (column === 'price') return compareMoney(String(before), String(after)) === 0;
  if (column === 'checked_at') return timeOf(before) === timeOf(after);
  if (isStatement(column)) return isDeepStrictEqual(asSet(before), asSet(after));
  return isDeepStrictEqual(before ?? null, after ?? null);
}

/**
 * The columns that switching a record off or on sets. A branch's word on a linked record is its own, which a sync keeps: off stays off
 * (rule 17; `NOT_SYNCED` of `linked-columns.ts`).
 */
function switched({ source_id }: Placed, off: unknown): Columns {
  if (off !== true) return { disabled: false, disabled_here: false };
  return source_id ? { disabled_here: true } : { disabled: true };
}

/** What a patch states of ingredients, and what that leaves of the other lists. */
function restated(before: JsonColumns, patch: ColumnsPatch): Columns {
  const written = STATEMENTS.filter((list) => patch[list] !== undefined);
  return written.length > 0 ? restate(before as Statements, only(patch, written)) : {};
}

/**
 * The columns of a row that a patch makes different; empty when it changes nothing (rule 43). Texts are merged, a price is
 * rounded half up to the digits of its currency (rule 26), and an ingredient that a list names leaves the others.
 */
export function newColumns(before: JsonColumns & Placed, patch: ColumnsPatch, price: PriceRule): Columns {
  const after: Columns = price.exact ? {} : restated(before, patch);
  for (const column of namesOf(patch)) {
    const value = patch[column];
    if (value === undefined) continue;
    if (column === 'texts') after.texts = mergeTexts(before.texts ?? {}, patch.texts ?? {});
    else if (column === 'price' && !price.exact) after.price = roundPrice(String(value), price.currency);
    else if (column === 'disabled' && !price.exact) Object.assign(after, switched(before, value));
    else Object.assign(after, { [column]: value });
  }
  return changedIn(before, after, isSame);
}

const changedLocales = (before: StoredTexts, after: StoredTexts) =>
  LOCALE_CODES.filter((locale) => !isDeepStrictEqual(before[locale], after[locale]));

const saidIn = (texts: StoredTexts, locales: readonly Locale[]) =>
  Object.fromEntries(locales.map((locale) => [locale, texts[locale] ?? null]));

// A record of a change knows no currency: its money has two decimals, and a third where it is needed.
const RECORDED_DIGITS = 2;

function recorded(column: string, value: unknown): unknown {
  if (column === 'price') return exactMoney(String(value), RECORDED_DIGITS);
  // SQL and our clock write the same moment in two ways.
  if (column === 'checked_at' && value) return new Date(value as string | Date).toISOString();
  return value ?? null;
}

/** Columns as a change records them, as JSON. */
type Recorded = Record<string, unknown>;

/** The changed columns of a row before and after; of its texts only the changed languages. */
export function difference(before: JsonColumns, columns: JsonColumns): { before: Recorded; after: Recorded } {
  const was: Recorded = {};
  const is: Recorded = {};
  for (const column of namesOf(columns)) {
    const [said, says] = column === 'texts' ? [before.texts ?? {}, columns.texts ?? {}] : [];
    const locales = said && says && changedLocales(said, says);
    was[column] = locales ? saidIn(said, locales) : recorded(column, before[column]);
    is[column] = locales ? saidIn(says, locales) : recorded(column, columns[column]);
  }
  return { before: was, after: is };
}

/** Columns with the folded titles that are stored beside the texts. */
export const withFoldedTitles = <C extends JsonColumns>(columns: C): C & Pick<Columns, 'folded'> =>
  columns.texts === undefined ? columns : { ...columns, folded: foldTitles(columns.texts) };

/** Columns as a statement takes them: JSON as its text, and with the texts their folded titles. */
export function storedColumns(columns: Columns) {
  const { texts, schedule, checked_at, ...others } = withFoldedTitles(columns);
  return {
    ...others,
    ...(texts && { texts: JSON.stringify(texts) }),
    ...(schedule && { schedule: JSON.stringify(schedule) }),
    ...(checked_at !== undefined && { checked_at: checked_at === null ? null : new Date(checked_at) }),
  };
}
