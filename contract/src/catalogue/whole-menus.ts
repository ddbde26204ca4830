import { z } from 'zod';
import { broken, currencyCode, lines, localeCode, text } from '../api/fields.ts';
import { record, resource, toMany } from '../api/jsonapi.ts';
import type { ProblemCode } from '../api/problem-codes.ts';
import { MOST, PRICE, ROOM, TEXT, VENUE_FILE } from '../limits.ts';
import { type PriceBounds, priceProblem } from '../money/prices.ts';
import { scheduleOf } from '../schedules/schedules.ts';
import { contradiction, type Statements } from './ingredient-states.ts';
import { itemFieldsWrite, itemWrite } from './items.ts';
import { LEVELS } from './levels.ts';
import { MENU_KINDS } from './menu-kinds.ts';

const words = {
  title: text(TEXT.title).optional(),
  description: lines(TEXT.description).optional(),
  note: lines(TEXT.note).optional(),
};

const WORDS = Object.keys(words) as (keyof typeof words)[];

/** The words of a record in each language, with those that a translation was made from and the marks of a machine's. */
const texts = z
  .partialRecord(
    localeCode,
    z.strictObject({
      ...words,
      source: z.partialRecord(localeCode, z.strictObject(words)).optional(),
      machine: z.array(z.enum(WORDS)).max(WORDS.length).optional(),
    }),
  )
  .check(({ value, issues }) => {
    if (!Object.values(value).some((said) => said?.title))
      issues.push({ ...broken('required'), path: [], input: undefined });
  });

// An amount keeps its decimals, though its currency may show fewer (rule 17).
const AMOUNT = new RegExp(`^\\d{1,9}(\\.\\d{1,${PRICE.decimals}})?$`);

const amount = (bounds: PriceBounds) =>
  z
    .string()
    .max(20, { abort: true })
    .regex(AMOUNT, { abort: true, error: 'invalid_amount' satisfies ProblemCode })
    .check(({ value, issues }) => {
      const problem = priceProblem(value, bounds);
      if (problem) issues.push({ ...broken(problem.code, problem.parameters), input: value });
    });

const { ingredient_warnings, may_contain, free_of, food_speciality } = itemWrite;
const stated = { ingredient_warnings, may_contain, free_of };

/** Reports an ingredient that is named in two lists. */
const inOneList: z.core.CheckFn<Partial<Statements>> = ({ value, issues }) => {
  const found = contradiction(value);
  if (found) issues.push({ ...broken('duplicate_value'), path: [found.list, found.index], input: value });
};

const said = {
  number: z.int().min(1).max(VENUE_FILE.maxNumber).optional(),
  texts,
  disabled: z.boolean().optional(),
};

const shown = {
  ...said,
  title_locked: z.boolean().optional(),
  // The address of a picture on its way out, the signed id of an upload on its way in.
  photo: z.string().min(1).max(500).nullable().optional(),
};

const wholeExtra = z
  .strictObject({ ...said, price: amount({ mayBeZero: true }), ...stated })
  .check(inOneList);

const wholeItem = z
  .strictObject({
    ...shown,
    schedule: scheduleOf(LEVELS.items.schedules).optional(),
    price: amount({}),
    ...stated,
    checked_by: text(TEXT.fullName).nullable().optional(),
    checked_at: z.iso.datetime().nullable().optional(),
    food_speciality,
    ...itemFieldsWrite,
    extras: z.array(wholeExtra).max(MOST.extras).optional(),
  })
  .check(inOneList);

const wholeSection = z.strictObject({
  ...shown,
  schedule: scheduleOf(LEVELS.sections.schedules).optional(),
  items: z.array(wholeItem).max(ROOM.sections.items).optional(),
});

const wholeMenu = z.strictObject({
  ...shown,
  schedule: scheduleOf(LEVELS.menus.schedules).optional(),
  currency: currencyCode,
  kind: z.enum(MENU_KINDS),
  slug: z.string().min(1).max(TEXT.slug.max),
  locales: z.array(localeCode).max(MOST.locales),
  sections: z.array(wholeSection).max(ROOM.menus.sections).optional(),
});

const attributes = {
  locales: z.array(localeCode).min(1).max(MOST.locales),
  menus: z.array(wholeMenu).max(ROOM.venues.menus),
};

/**
 * A venue's menus as people wrote them, with all that is under them: `locales` are the venue's languages, the main one first, and
 * `relationships.menus` names the menus in the same order.
 */
export const wholeMenus = resource('exports', attributes, { menus: toMany('menus') });

/** Such menus on their way into a venue. */
export const wholeMenusWrite = record('exports', { ...attributes, menus: attributes.menus.min(1) });

/** The checked menus of such a call, and the languages of the venue that they come from. */
export type WholeMenus = z.output<typeof wholeMenusWrite>['attributes'];

/** One menu of those. */
export type WholeMenu = WholeMenus['menus'][number];
