import { z } from 'zod';
import { broken, localeCode, money, text, uuid } from '../api/fields.ts';
import { record, resource, toMany, toOne, versioned } from '../api/jsonapi.ts';
import { MOST, TEXT } from '../limits.ts';
import { FOOD_SPECIALITY, INGREDIENT_WARNINGS } from './dietary.ts';
import { NOTHING_SAID, ofItemFields } from './item-fields.ts';
import { position } from './menus.ts';

const plain = { flag: z.boolean() };

/** The plain fields of an item in a stored publication, which may be older than one of them. */
export const publishedItemFields = ofItemFields({ flag: plain.flag.default(NOTHING_SAID.flag) });

/** The plain fields of an item as they are written. */
export const itemFieldsWrite = ofItemFields({ flag: plain.flag.optional() });

const known = z.array(z.enum(INGREDIENT_WARNINGS));

/** What a dish or an extra states of ingredients: it contains them, may contain them, or is free of them. */
const stated = { ingredient_warnings: known, may_contain: known, free_of: known };

/** An extra of an item as the wire shows it. */
export const extra = resource('extras', { title: z.string(), price: z.string(), ...stated }, {});

/** An item as the wire shows it; `price` is a decimal string with the currency's digits. */
export const item = resource(
  'items',
  {
    title: z.string(),
    price: z.string(),
    ...stated,
    checked_by: z.string().nullable(),
    checked_at: z.string().nullable(),
    food_speciality: z.array(z.enum(FOOD_SPECIALITY)),
    ...ofItemFields(plain),
    position: z.int(),
    disabled: z.boolean(),
    disabled_here: z.boolean(),
    linked: z.boolean(),
    title_locked: z.boolean(),
    locales: z.array(localeCode),
  },
  { settings: toOne('settings'), section: toOne('sections'), extras: toMany('extras') },
  versioned,
);

const keys = <const K extends string>(known: readonly [K, ...K[]]) =>
  z
    .array(z.enum(known))
    .max(known.length)
    .overwrite((chosen) => [...new Set(chosen)]);

const statedWrite = {
  ingredient_warnings: keys(INGREDIENT_WARNINGS).optional(),
  may_contain: keys(INGREDIENT_WARNINGS).optional(),
  free_of: keys(INGREDIENT_WARNINGS).optional(),
};

/**
 * The writable fields of an item; a new one needs title and price (rule 82). `checked` says that somebody has checked what it
 * states of ingredients as it is.
 */
export const itemWrite = {
  title: text(TEXT.title),
  price: money,
  ...statedWrite,
  checked: z.literal(true).optional(),
  food_speciality: keys(FOOD_SPECIALITY).optional(),
  ...itemFieldsWrite,
  position: position.optional(),
  disabled: z.boolean().optional(),
  title_locked: z.boolean().optional(),
};

const extraWrite = record('extras', {
  title: text(TEXT.title).optional(),
  price: money.optional(),
  ...statedWrite,
  _destroy: z.boolean().optional(),
})
  .extend({ id: uuid.optional() })
  .check(({ value: { id, attributes }, issues }) => {
    if (id !== undefined) return;
    const gaps = (['title', 'price'] as const).filter((field) => attributes[field] === undefined);
    const missing = attributes._destroy ? [['id']] : gaps.map((field) => ['attributes', field]);
    for (const path of missing) issues.push({ ...broken('required'), input: attributes, path });
  });

/** Extras written inside their item: one without an id is new, `_destroy` removes, one not listed stays. */
export const extrasWrite = z.strictObject({ data: z.array(extraWrite).max(MOST.extras) });

/** One extra of a write call. */
export type ExtraWrite = z.output<typeof extrasWrite>['data'][number];
