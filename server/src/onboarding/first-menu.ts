import type { SignUp } from '@sofra/contract/accounts/onboarding';
import type { Locale } from '@sofra/contract/languages/locales';
import { type Actor, recordUncounted } from '../activity/record.ts';
import { insertRows, type NewRow, rowMaker } from '../catalogue/insert-rows.ts';
import { newMenuValues } from '../catalogue/menus.ts';
import { defined } from '../catalogue/new-columns.ts';
import { assertRoom } from '../catalogue/room.ts';
import { withTranslations } from '../catalogue/translated-rows.ts';
import type { Columns } from '../catalogue/tree.ts';
import type { AppContext } from '../platform/app-context.ts';
import type { Db } from '../platform/database/tables.ts';
import { claimForSignUp } from '../uploads/claims.ts';
import { takeNumbers } from '../venues/locks.ts';

/** The person who signs up, their new venue and what they want; the menu is in their language. */
export type SigningUp = { app: AppContext; actor: Actor; venueId: string; wanted: SignUp; locale: Locale };

type Section = NonNullable<SignUp['sections']>[number];
type Item = NonNullable<Section['items']>[number];

/** The pointer to an item of the wizard in the body. */
export const itemPath = (section: number, item: number) =>
  `/data/attributes/sections/${section}/items/${item}`;

const itemsOf = ({ items = [] }: Section) => items;

/** The languages beside the main one in which a first menu has words. */
export function writtenLocales({ sections = [] }: SignUp, main: Locale): Locale[] {
  const rows = sections.flatMap((section) => [section, ...itemsOf(section)]);
  const locales = rows.flatMap(({ translations = {} }) => Object.keys(translations) as Locale[]);
  return [...new Set(locales)].filter((locale) => locale !== main);
}

const sizeOf = ({ sections = [] }: SignUp) =>
  sections.flatMap(itemsOf).reduce((sum, { extras = [] }) => sum + 1 + extras.length, 1 + sections.length);

/** The columns of an item that are no words; a picture becomes the venue's. */
async function valuesOf(item: Item, claim: (signedId: string) => Promise<string>) {
  const { price, ingredient_warnings, food_speciality, signed_id } = item;
  const photo_id = signed_id ? await claim(signed_id) : null;
  return { price, ...defined({ ingredient_warnings, food_speciality }), photo_id };
}

type Draft = { menus: NewRow[]; sections: NewRow[]; items: NewRow[]; extras: NewRow[] };

/** The rows of the wizard's menu. */
async function draftOf(db: Db, { app, actor, venueId, wanted, locale }: SigningUp): Promise<Draft> {
  const draft: Draft = { menus: [], sections: [], items: [], extras: [] };
  const { menu, sections = [] } = wanted;
  if (!menu) return draft;
  const row = rowMaker(locale, await takeNumbers(db, venueId, sizeOf(wanted)));
  const { title, ...given } = menu;
  const locales = writtenLocales(wanted, locale);
  const values: Columns = { ...(await newMenuValues(db, venueId, title)), ...defined(given), locales };
  const root = row(venueId, 1, { title }, values);
  draft.menus.push(root);
  const claim = claimForSignUp(db, app, actor.accountId);
  for (const [s, { title: name, description, translations, items = [] }] of sections.entries()) {
    const made = withTranslations(row(root.id, s + 1, { title: name, description }), locale, translations);
    draft.sections.push(made);
    for (const [i, item] of items.entries()) {
      const values = await valuesOf(item, (signedId) => claim(signedId, `${itemPath(s, i)}/signed_id`));
      const dish = row(made.id, i + 1, { title: item.title, description: item.description }, values);
      draft.items.push(withTranslations(dish, locale, item.translations));
      for (const [place, extra] of (item.extras ?? []).entries())
        draft.extras.push(row(dish.id, place + 1, { title: extra.title }, { price: extra.price }));
    }
  }
  return draft;
}

/** Makes the first menu of a new venue, if one is wanted. Must run in a transaction. */
export async function addFirstMenu(db: Db, signingUp: SigningUp): Promise<void> {
  const { app, actor, venueId } = signingUp;
  const now = app.clock.now();
  const draft = await draftOf(db, signingUp);
  const currency = String(draft.menus[0]?.values?.currency ?? '');
  await insertRows(db, now, 'menus', draft.menus);
  await insertRows(db, now, 'sections', draft.sections);
  await insertRows(db, now, 'items', draft.items, currency);
  await insertRows(db, now, 'extras', draft.extras, currency);
  const sections = draft.sections.map(({ id }) => id);
  if (draft.items.length > 0) await assertRoom(db, 'items', sections, ['items', 'extras']);
  const changes = Object.entries(draft).flatMap(([type, rows]) =>
    rows.map((row) => ({ record: { type, id: row.id }, before: null, after: row })),
  );
  if (changes.length === 0) return;
  // The new venue is already counted for the sign-up: one call, one change (rule 19).
  await recordUncounted(db, actor, now, { venueId, action: 'create', changes });
}
