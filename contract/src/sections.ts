import { z } from 'zod';
import { broken, lines, localeCode, money, text } from './fields.ts';
import { record, related, resource, toOne, versioned } from './jsonapi.ts';
import { MOST, TEXT } from './limits.ts';
import { position } from './menus.ts';

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
/** A new item as such a menu has it: its words and its price. */
export const pastedItem = record('items', { ...texts, price: money });

/** The words of a new section as such a menu has it. */
export const pastedHeading = record('sections', texts);

/** A new section with its items in one piece, as a pasted menu has them. */
const wholeSection = record('sections', texts, {
  items: z.strictObject({ data: z.array(pastedItem).min(1).max(MOST.batch) }),
});

/** New sections with their items; together at most as many records as a batch has. */
export const wholeSections = z
  .array(wholeSection)
  .min(1)
  .max(MOST.batch)
  .check(({ value, issues }) => {
    const records = value.reduce(
      (sum, { relationships }) => sum + 1 + (relationships?.items?.data.length ?? 0),
      0,
    );
    for (const [at, { relationships }] of value.entries())
      if (!relationships?.items)
        issues.push({ ...broken('required'), path: [at, 'relationships', 'items'], input: undefined });
    if (records > MOST.batch)
      issues.push({ ...broken('too_many', { max: MOST.batch }), path: [], input: value });
  });

/** One section of such a call. */
export type WholeSection = z.output<typeof wholeSections>[number];
