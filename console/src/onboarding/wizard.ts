import type { FoodSpeciality, IngredientWarning } from '@sofra/contract/catalogue/dietary';
import { DEFAULT_MENU_KIND, type MenuKind } from '@sofra/contract/catalogue/menu-kinds';
import { countryCurrency } from '@sofra/contract/money/country-currencies';
import type { Currency } from '@sofra/contract/money/currencies';
import type { CityChoice } from '../accounts/cities.ts';
import type { PastedExtra, PastedTranslations } from '../pasting/reader/menu.ts';
import { zoneCountry } from '../ui/format/country.ts';

/** The wizard's steps: the business, its menu, the account (rule 6). */
export const STEPS = ['business', 'menu', 'account'] as const;

/** The place of a step among them. */
export type Step = 0 | 1 | 2;

/** An item as it is being written; `key` tells it from the others, `price` is as typed. One of a pasted text may have more. */
export type ItemDraft = {
  key: string;
  title: string;
  description: string;
  price: string;
  ingredient_warnings: IngredientWarning[];
  photo: { url: string | null; signedId?: string };
  food_speciality?: FoodSpeciality[];
  extras?: PastedExtra[];
  translations?: PastedTranslations;
};

/** A section as it is being written; one of a pasted text may have a description and other languages. */
export type SectionDraft = {
  key: string;
  title: string;
  description?: string;
  translations?: PastedTranslations;
  items: ItemDraft[];
};

/** The person as they are being written; the password is never among what is kept. */
export type PersonDraft = {
  first_name: string;
  last_name: string;
  email: string;
  phone: string;
  city: CityChoice;
};

/** All that the wizard keeps between visits. `demo`: the sections are this kind's demo menu and nobody has changed them. */
export type Wizard = {
  step: Step;
  name: string;
  kind: MenuKind;
  demo: MenuKind | null;
  title: string;
  currency: Currency;
  /** Somebody has chosen the currency, so that nothing guesses it any more. */
  isCurrencyChosen?: true;
  sections: SectionDraft[];
  person: PersonDraft;
};

/** Something new in a list, with a key of its own. */
export const newItem = (): ItemDraft => ({
  key: crypto.randomUUID(),
  title: '',
  description: '',
  price: '',
  ingredient_warnings: [],
  photo: { url: null },
});

/** A section with nothing in it. */
export const newSection = (): SectionDraft => ({ key: crypto.randomUUID(), title: '', items: [] });

/** The wizard before anything is typed; the currency is that of the country the clock stands in, else usd. */
export function newWizard(): Wizard {
  return {
    step: 0,
    name: '',
    kind: DEFAULT_MENU_KIND,
    demo: null,
    title: '',
    currency: countryCurrency(zoneCountry()),
    sections: [],
    person: { first_name: '', last_name: '', email: '', phone: '', city: { text: '', city: null } },
  };
}

/** The wizard with another city, in whose money the menu is as long as nobody has chosen a currency. */
export function withCity(wizard: Wizard, choice: CityChoice): Wizard {
  const currency =
    choice.city && !wizard.isCurrencyChosen ? countryCurrency(choice.city.country_code) : wizard.currency;
  return { ...wizard, currency, person: { ...wizard.person, city: choice } };
}

const isBlank = (...words: readonly string[]) => words.every((text) => text.trim() === '');

/** Whether an item says nothing yet. */
export function isBlankItem({ title, description, price, ingredient_warnings, photo }: ItemDraft): boolean {
  return isBlank(title, description, price) && ingredient_warnings.length === 0 && !photo.signedId;
}

/** Whether a section says nothing yet. */
export function isBlankSection({ title, items }: SectionDraft): boolean {
  return isBlank(title) && items.every(isBlankItem);
}

/** Whether there is a menu to be made, however unfinished. */
export function hasMenu({ title, sections }: Wizard): boolean {
  return !isBlank(title) || sections.length > 0;
}

/** Whether starting anew would lose nothing. */
export function isUntouched(wizard: Wizard): boolean {
  const { first_name, last_name, email, phone, city } = wizard.person;
  return !hasMenu(wizard) && isBlank(wizard.name, first_name, last_name, email, phone, city.text);
}

/** The name of a section or an item without a title. */
export const titleOr = (title: string, instead: string): string => title.trim() || instead;
