import { z } from 'zod';
import { broken, lines, localeCode, money, text } from '../api/fields.ts';
import { record, related, resource, toOne, versioned } from '../api/jsonapi.ts';
import { MOST, TEXT } from '../limits.ts';
import { itemWrite } from './items.ts';
import { position } from './menus.ts';
import { recordsIn } from './records-in.ts';

/** A section as the wire shows it. */
export const section = resource(
  'sections',
  {
    title: z.string(),
    position: z.int(),
    disabled: z.boolean(),
    disabled_here: z.boolean(),
    linked: z.boolean(),
    title_locked: z.boolean(),
    item_count: z.int(),
    locales: z.array(localeCode),
  },
  { settings: toOne('settings'), menu: toOne('menus'), items: related },
  versioned,
);

/** The writable fields of a section; a new one needs a title. */
export const sectionWrite = {
  title: text(TEXT.title),
  position: position.optional(),
  disabled: z.boolean().optional(),
  title_locked: z.boolean().optional(),
};

const texts = { title: text(TEXT.title), description: lines(TEXT.description).optional() };

/** The words of a new record in further languages, as a pasted menu has them. */
export const pastedTranslations = z
  .partialRecord(
    localeCode,
    z.strictObject({ title: text(TEXT.title).optional(), description: lines(TEXT.description).optional() }),
  )
  .optional();

/** The larger size of a dish in such a menu: an extra with what it costs more. */
const pastedExtra = record('extras', { title: text(TEXT.title), price: money });

/** The values of a new item of such a menu beside its words: its price and its marks. */
const facts = {
  price: money,
  ingredient_warnings: itemWrite.ingredient_warnings,
  food_speciality: itemWrite.food_speciality,
  translations: pastedTranslations,
};

/** A new item as such a menu has it. */
export const pastedItem = record(
  'items',
  { ...texts, ...facts },
  { extras: z.strictObject({ data: z.array(pastedExtra).max(MOST.extras) }) },
);

/** The words of a new section as such a menu has it. */
export const pastedHeading = record('sections', { ...texts, translations: pastedTranslations });

/** A new section with its items in one piece, as a pasted menu has them. */
const wholeSection = record(
  'sections',
  { ...texts, translations: pastedTranslations },
  { items: z.strictObject({ data: z.array(pastedItem).min(1).max(MOST.batch) }) },
);

/** New sections with their items; together at most as many records as a batch has. */
export const wholeSections = z
  .array(wholeSection)
  .min(1)
  .max(MOST.batch)
  .check(({ value, issues }) => {
    for (const [at, { relationships }] of value.entries())
      if (!relationships?.items)
        issues.push({ ...broken('required'), path: [at, 'relationships', 'items'], input: undefined });
    if (recordsIn(value) > MOST.batch)
      issues.push({ ...broken('too_many', { max: MOST.batch }), path: [], input: value });
  });

/** One section of such a call. */
export type WholeSection = z.output<typeof wholeSections>[number];
