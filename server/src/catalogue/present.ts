import { WARNINGS, type WarningCode, type warning } from '@sofra/contract/api/warnings';
import { LEVEL_NAMES, LEVELS, type Level } from '@sofra/contract/catalogue/levels';
import { LOCALE_CODES, type Locale } from '@sofra/contract/languages/locales';
import { digitsOf } from '@sofra/contract/money/currencies';
import { shownMoney } from '@sofra/contract/money/money';
import type { Texts, TextsByLocale } from '@sofra/contract/publishing/publishing';
import { isNeverOn } from '@sofra/contract/schedules/schedules';
import type { z } from 'zod';
import { API } from '../api/path.ts';
import type { AppContext } from '../platform/app-context.ts';
import { presentAttachment } from '../uploads/blobs.ts';
import type { CatalogueRow, ExtraRow } from './read.ts';
import { OWN } from './tree.ts';
import type { RowPosition } from './update-records.ts';

type Resource = {
  type: string;
  id: string;
  attributes: object;
  relationships?: object;
  meta?: { version: number };
};

/**
 * A record's texts in a language, or else in its first one, as `title` on the wire is defined (`docs/data.md`).
 */
export function textsIn(texts: TextsByLocale, locale: Locale): Texts {
  return texts[locale] ?? LOCALE_CODES.map((code) => texts[code]).find(Boolean) ?? {};
}

/** An amount as the wire shows it, in the digits of its currency. */
export const money = (amount: string, currency: string): string => shownMoney(amount, digitsOf(currency));

/** An extra as the wire shows it. */
function presentExtra(extra: ExtraRow, currency: string, locale: Locale): Resource {
  const { title = '' } = textsIn(extra.texts, locale);
  const { id, price, ingredient_warnings, may_contain, free_of } = extra;
  const stated = { ingredient_warnings, may_contain, free_of };
  return { type: 'extras', id, attributes: { title, price: money(price, currency), ...stated } };
}

type Picture = ReturnType<typeof presentAttachment> | undefined;

function presentSettings(row: CatalogueRow, picture: Picture, locale: Locale): Resource {
  const { description = '', note = '' } = textsIn(row.texts, locale);
  const { schedule } = row;
  return {
    type: 'settings',
    id: row.id,
    attributes: {
      description,
      note,
      schedule_type: schedule.type,
      schedule_data: schedule.type === 'always' ? null : schedule.data,
      preview_photo_url: picture?.attributes.preview_resource_url ?? null,
    },
    relationships: {
      attachments: { data: picture ? [{ type: picture.type, id: picture.id }] : [] },
    },
  };
}

const KEPT_INSIDE = new Set(['price', 'locales']);

/** A level's own columns that are shown as they are. */
const shownAsIs = (level: Level) =>
  Object.keys(OWN[level]).filter((column) => !KEPT_INSIDE.has(column)) as (keyof CatalogueRow)[];
const AS_THEY_ARE = Object.fromEntries(LEVEL_NAMES.map((level) => [level, shownAsIs(level)]));

/** The languages that a record is shown in: enabled in its menu, or the default, and written in it or under it (rule 35a). */
function localesOf({ enabled, texts, beneath }: CatalogueRow, defaultLocale: Locale): Locale[] {
  const written = (locale: Locale) => texts[locale] !== undefined || beneath?.includes(locale);
  return [...new Set([defaultLocale, ...enabled])].filter(written).sort();
}

function attributesOf(level: Level, row: CatalogueRow, locale: Locale) {
  const own = AS_THEY_ARE[level] ?? [];
  return {
    title: textsIn(row.texts, locale).title ?? '',
    ...(row.price !== undefined && { price: money(row.price, row.currency) }),
    ...Object.fromEntries(own.map((column) => [column, row[column]])),
    position: row.position,
    disabled: row.disabled || row.disabled_here,
    disabled_here: row.linked && row.disabled_here,
    linked: row.linked,
    locales: localesOf(row, locale),
  };
}

/** The path of a level's list, its placeholders filled from the ids above. */
export function pathOf(level: Level, above: readonly string[]): string {
  let step = 0;
  return API + LEVELS[level].path.replace(/\{\w+\}/g, () => above[step++] ?? '');
}

function relationshipsOf(level: Level, row: CatalogueRow, above: readonly string[]) {
  const { children, parent, parentType } = LEVELS[level];
  return {
    settings: { data: { type: 'settings', id: row.id } },
    ...(above.length > 0 && { [parent]: { data: { type: parentType, id: row.parent_id } } }),
    ...(children && { [children]: { links: { related: pathOf(children, [...above, row.id]) } } }),
    ...(row.extras && { extras: { data: row.extras.map(({ id }) => ({ type: 'extras', id })) } }),
  };
}

type Warned = { meta?: { warnings: z.output<typeof warning>[] } };

function warningsOf(level: Level, rows: readonly CatalogueRow[]): Warned {
  const code: WarningCode = 'schedule_never_on';
  const warnings = rows
    .filter(({ schedule }) => isNeverOn(schedule))
    .map(({ id }) => ({ code, title: WARNINGS[code], record: { type: level, id } }));
  return warnings.length > 0 ? { meta: { warnings } } : {};
}

/** One row as a resource, with its settings, picture and extras, and with warnings. */
export function present(
  app: AppContext,
  level: Level,
  row: CatalogueRow,
  above: readonly string[],
  locale: Locale,
): { data: Resource; included: Resource[] } & Warned {
  const data = {
    type: level,
    id: row.id,
    attributes: attributesOf(level, row, locale),
    relationships: relationshipsOf(level, row, above),
    meta: { version: row.version },
  };
  const extras = (row.extras ?? []).map((extra) => presentExtra(extra, row.currency, locale));
  const picture = row.photo ? presentAttachment(app, row.id, 'photo', row.photo) : undefined;
  const settings = presentSettings(row, picture, locale);
  const included = [settings, ...(picture ? [picture] : []), ...extras];
  return { data, included, ...warningsOf(level, [row]) };
}

/** One row with its position alone. */
export function presentPosition(level: Level, { id, position, version }: RowPosition): Resource {
  return { type: level, id, attributes: { position }, meta: { version } };
}

/** One row with its titles alone, each once, in the order of the languages. */
export function presentTitles(level: Level, id: string, texts: TextsByLocale) {
  const titles = LOCALE_CODES.flatMap((code) => texts[code]?.title ?? []);
  return { type: level, id, meta: { titles: [...new Set(titles)] } };
}

/** Many rows of one list as a document. */
export function presentMany(
  app: AppContext,
  level: Level,
  rows: readonly CatalogueRow[],
  above: readonly string[],
  locale: Locale,
) {
  const shown = rows.map((row) => present(app, level, row, above, locale));
  const data = shown.map((one) => one.data);
  return { data, included: shown.flatMap(({ included }) => included), ...warningsOf(level, rows) };
}
