import type { signUp } from '@sofra/contract/accounts/onboarding';
import type { Locale } from '@sofra/contract/languages/locales';
import { type Currency, digitsOf } from '@sofra/contract/money/currencies';
import type { z } from 'zod';
import { writtenTranslations } from '../pasting/written.ts';
import { readAmount } from '../ui/format/typed-amount.ts';
import { hasMenu, type ItemDraft, type SectionDraft, type Wizard } from './wizard.ts';

/** Everything that the wizard's form holds; the password lives as long as the page. */
export type SignUpForm = { wizard: Wizard; password: string; confirmation: string };

/** The attributes of POST /sign_up. */
export type SignUpAttributes = NonNullable<z.input<typeof signUp>['attributes']>;

function itemOf(item: ItemDraft, currency: Currency) {
  const { title, description, price, ingredient_warnings, food_speciality, extras, photo } = item;
  const translations = writtenTranslations(item.translations);
  return {
    title,
    price: readAmount(price, digitsOf(currency)),
    ingredient_warnings,
    ...(food_speciality && { food_speciality }),
    ...(description.trim() && { description }),
    ...(extras && extras.length > 0 && { extras }),
    ...(translations && { translations }),
    ...(photo.signedId && { signed_id: photo.signedId }),
  };
}

function sectionOf({ title, description, translations, items }: SectionDraft, currency: Currency) {
  const others = writtenTranslations(translations);
  return {
    title,
    ...(description?.trim() && { description }),
    ...(others && { translations: others }),
    items: items.map((item) => itemOf(item, currency)),
  };
}

/** The attributes of a sign-up; without any menu content it asks for none. */
export function signUpAttributes({ wizard, password }: SignUpForm, locale: Locale): SignUpAttributes {
  const { name, kind, title, currency, sections, person } = wizard;
  const { city, ...words } = person;
  return {
    ...words,
    ...(city.city && { city_id: city.city.id }),
    password,
    locale,
    venue: { name, time_zone: Intl.DateTimeFormat().resolvedOptions().timeZone },
    ...(hasMenu(wizard) && {
      menu: { title, currency, kind },
      sections: sections.map((section) => sectionOf(section, currency)),
    }),
  };
}
