import { type Currency, digitsOf } from '@sofra/contract/currencies';
import type { Locale } from '@sofra/contract/locales';
import type { signUp } from '@sofra/contract/onboarding';
import { readAmount } from '@sofra/contract/typed-amount';
import type { z } from 'zod';
import { hasMenu, type ItemDraft, type Wizard } from './wizard.ts';

/** Everything that the wizard's form holds; the password lives as long as the page. */
export type SignUpForm = { wizard: Wizard; password: string; confirmation: string };

/** The attributes of POST /sign_up. */
export type SignUpAttributes = NonNullable<z.input<typeof signUp>['attributes']>;

function itemOf({ title, description, price, ingredient_warnings, photo }: ItemDraft, currency: Currency) {
  return {
    title,
    price: readAmount(price, digitsOf(currency)),
    ingredient_warnings,
    ...(description.trim() && { description }),
    ...(photo.signedId && { signed_id: photo.signedId }),
  };
}

/** The attributes of a sign-up; without any menu content it asks for none (`api.md`, POST /sign_up). */
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
      sections: sections.map(({ title: name, description, items }) => ({
        title: name,
        ...(description?.trim() && { description }),
        items: items.map((item) => itemOf(item, currency)),
      })),
    }),
  };
}
