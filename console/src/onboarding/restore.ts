import { FOOD_SPECIALITY, INGREDIENT_WARNINGS } from '@sofra/contract/catalogue/dietary';
import { MENU_KINDS } from '@sofra/contract/catalogue/menu-kinds';
import { isLocale } from '@sofra/contract/languages/locales';
import { isCurrency } from '@sofra/contract/money/currencies';
import { type ItemDraft, newItem, newSection, newWizard, STEPS, type Wizard } from './wizard.ts';

const CITY = { id: '', name: '', country_code: '' };

/** Whether a value has the shape of a sample: each of its names, each entry of a list like the sample's first. */
function isLike(value: unknown, sample: unknown): boolean {
  if (Array.isArray(sample))
    return Array.isArray(value) && (sample.length === 0 || value.every((one) => isLike(one, sample[0])));
  if (typeof sample !== 'object' || sample === null) return typeof value === typeof sample;
  if (typeof value !== 'object' || value === null) return false;
  return Object.entries(sample).every(([name, part]) =>
    isLike((value as Record<string, unknown>)[name], part),
  );
}

const isTextOr = (none: null | undefined, value: unknown) => value === none || typeof value === 'string';

/** A wizard without the parts that may be empty, which are looked at one by one. */
function sampleWizard() {
  const { demo: _, ...blank } = newWizard();
  const item = { ...newItem(), ingredient_warnings: [''], photo: {} };
  return {
    ...blank,
    sections: [{ ...newSection(), items: [item] }],
    person: { ...blank.person, city: { text: '' } },
  };
}

/** Whether translations are by language, each a title and a description. */
const areTranslations = (value: unknown) =>
  value === undefined ||
  (isLike(value, {}) &&
    Object.entries(value as object).every(
      ([locale, words]) => isLocale(locale) && isLike(words, { title: '', description: '' }),
    ));

/** Whether what only a pasted menu has of an item is as it is written. */
const isPastedPart = ({ food_speciality: keys, extras, translations }: ItemDraft) =>
  (keys === undefined || (isLike(keys, ['']) && keys.every((key) => FOOD_SPECIALITY.includes(key)))) &&
  (extras === undefined || isLike(extras, [{ title: '', price: '' }])) &&
  areTranslations(translations);

function hasKnownValues({ step, kind, demo, currency, sections, person }: Wizard): boolean {
  const items = sections.flatMap((section) => section.items);
  return (
    STEPS[step] !== undefined &&
    MENU_KINDS.includes(kind) &&
    (demo === null || MENU_KINDS.includes(demo)) &&
    isCurrency(currency) &&
    (person.city.city === null || isLike(person.city.city, CITY)) &&
    sections.every(({ description }) => isTextOr(undefined, description)) &&
    sections.every(({ translations }) => areTranslations(translations)) &&
    items.every(isPastedPart) &&
    items.every(({ photo }) => isTextOr(null, photo.url) && isTextOr(undefined, photo.signedId)) &&
    items.every(({ ingredient_warnings: keys }) => keys.every((key) => INGREDIENT_WARNINGS.includes(key)))
  );
}

/**
 * The wizard as this browser has kept it, or undefined when there is none that can be taken up: what an older version wrote,
 * or another hand, is dropped whole.
 */
export function readWizard(kept: unknown): Wizard | undefined {
  const wizard = kept as Wizard;
  return isLike(kept, sampleWizard()) && hasKnownValues(wizard) ? wizard : undefined;
}
