import { z } from 'zod';
import {
  broken,
  currencyCode,
  email,
  lines,
  localeCode,
  money,
  password,
  text,
  timeZone,
} from '../api/fields.ts';
import { record, resource } from '../api/jsonapi.ts';
import { FOOD_SPECIALITY, INGREDIENT_WARNINGS } from '../catalogue/dietary.ts';
import { itemWrite } from '../catalogue/items.ts';
import { MENU_KINDS } from '../catalogue/menu-kinds.ts';
import { pastedTranslations } from '../catalogue/sections.ts';
import { MOST, PASSWORD, TEXT } from '../limits.ts';
import { personFields } from './accounts.ts';

/** The lists that every form reads once (rule 115). */
export const applicationSettings = resource(
  'application_settings',
  {
    currencies: z.array(z.strictObject({ code: z.string(), name: z.string(), digits: z.int() })),
    locales: z.array(
      z.strictObject({ code: localeCode, name: z.string(), direction: z.enum(['ltr', 'rtl']) }),
    ),
    time_zones: z.array(z.string()),
    ingredient_warnings: z.array(z.enum(INGREDIENT_WARNINGS)),
    food_speciality: z.array(z.enum(FOOD_SPECIALITY)),
    menu_kinds: z.array(z.enum(MENU_KINDS)),
  },
  {},
);

const signUpHeading = {
  title: text(TEXT.title),
  description: lines(TEXT.description).optional(),
  translations: pastedTranslations,
};

/** The larger size of a dish, with what it costs more. */
const signUpExtra = z.strictObject({ title: text(TEXT.title), price: money });

const signUpDish = {
  title: text(TEXT.title),
  description: lines(TEXT.wizardDescription).optional(),
  price: money,
  ingredient_warnings: itemWrite.ingredient_warnings,
  food_speciality: itemWrite.food_speciality,
  translations: pastedTranslations,
  extras: z.array(signUpExtra).max(MOST.extras).optional(),
};

/** A section and an item of a pasted menu as a sign-up takes them. */
export const pastedForSignUp = {
  section: record('sections', signUpHeading),
  item: record('items', signUpDish),
};

const signUpItem = z.strictObject({
  ...signUpDish,
  signed_id: z.string().max(500).optional(),
});

const signUpFields = record('users', {
  ...personFields,
  locale: personFields.locale.optional(),
  city_id: personFields.city_id.optional(),
  email: email(TEXT.email),
  password: password(PASSWORD.min, PASSWORD.max),
  // The browser's time zone is that of a venue without a city.
  venue: z.strictObject({ name: text(TEXT.venueName), time_zone: timeZone.optional() }),
  menu: z
    .strictObject({
      title: text(TEXT.title),
      currency: currencyCode.optional(),
      kind: z.enum(MENU_KINDS).optional(),
    })
    .optional(),
  sections: z
    .array(
      z.strictObject({
        ...signUpHeading,
        items: z.array(signUpItem).max(MOST.wizardItems).optional(),
      }),
    )
    .max(MOST.wizardSections)
    .optional(),
});

/** The body's record of POST /sign_up: the person, the venue's name and, if wanted, a first menu. */
export const signUp = signUpFields.check(({ value: { attributes }, issues }) => {
  if (attributes.sections?.length && !attributes.menu)
    issues.push({ ...broken('required'), path: ['attributes', 'menu'], input: undefined });
});

/** The checked attributes of a sign-up. */
export type SignUp = z.output<typeof signUp>['attributes'];
