import { randomUUID } from 'node:crypto';
import { countryCurrency } from '@sofra/contract/country-currencies';
import { DEFAULT_LOCALE, type Locale } from '@sofra/contract/locales';
import type { SignUp } from '@sofra/contract/onboarding';
import { wizardPriceProblem } from '@sofra/contract/prices';
import type { Problem } from '@sofra/contract/problems';
import { confirmationMail } from '../accounts/mails/confirmation.ts';
import { foldEmail, lockEmail, takeEmail } from '../accounts/people.ts';
import { type Actor, recordUncounted } from '../activity/record.ts';
import { insertRows, type NewRow, rowMaker } from '../catalogue/insert-rows.ts';
import { takeNumbers } from '../catalogue/locks.ts';
import { newMenuValues } from '../catalogue/menus.ts';
import { assertRoom } from '../catalogue/room.ts';
import { cityById, cityName } from '../geography/cities.ts';
import { countryName } from '../geography/countries.ts';
import { presentTimeZone } from '../geography/time-zones.ts';
import { Refusal, refuse } from '../platform/answer.ts';
import type { AppContext } from '../platform/app-context.ts';
import { enqueueMail } from '../platform/mail.ts';
import type { Db } from '../platform/tables.ts';
import { claimForSignUp } from '../uploads/claims.ts';
import { addVenue } from '../venues/venues.ts';

const AT = '/data/attributes';

/** The ids of the records that a sign-up has made. */
export type SignedUp = { userId: string; accountId: string; venueId: string };

const itemPath = (section: number, item: number) => `${AT}/sections/${section}/items/${item}`;

function assertPrices({ sections = [] }: SignUp, currency: string): void {
  const problems = sections.flatMap(({ items = [] }, section) =>
    items.flatMap(({ price }, item): Problem[] => {
      const problem = wizardPriceProblem(price, currency);
      return problem ? [{ ...problem, pointer: `${itemPath(section, item)}/price` }] : [];
    }),
  );
  if (problems.length > 0) throw new Refusal(problems);
}

function cityOf({ city_id }: SignUp) {
  if (city_id === undefined) return undefined;
  return cityById(city_id) ?? refuse('unknown_record', { pointer: `${AT}/city_id` });
}

async function addPerson(
  db: Db,
  now: Date,
  wanted: SignUp,
  locale: Locale,
  passwordHash: string,
): Promise<string> {
  const id = randomUUID();
  await lockEmail(db, wanted.email);
  const { email, first_name, last_name, phone, city_id = null } = wanted;
  const written = db
    .insertInto('users')
    .values({
      id,
      kind: 'customer',
      email,
      email_folded: foldEmail(email),
      first_name,
      last_name,
      phone,
      city_id,
      locale,
      password_hash: passwordHash,
      photo_id: null,
      confirmed_at: null,
      created_at: now,
    })
    .execute();
  await takeEmail(db, email, written, { pointer: `${AT}/email` });
  return id;
}

type SigningUp = { app: AppContext; actor: Actor; venueId: string; wanted: SignUp; locale: Locale };
type Draft = { menus: NewRow[]; sections: NewRow[]; items: NewRow[] };

/** The rows of the wizard's menu, numbered from `first` on. */
async function draftOf(
  db: Db,
  { app, actor, venueId, wanted: { menu, sections = [] }, locale }: SigningUp,
): Promise<Draft> {
  const draft: Draft = { menus: [], sections: [], items: [] };
  if (!menu) return draft;
  const size = 1 + sections.reduce((sum, { items = [] }) => sum + 1 + items.length, 0);
  const row = rowMaker(locale, await takeNumbers(db, venueId, size));
  const { title, ...given } = menu;
  const own = { ...(await newMenuValues(db, venueId, title)), ...defined(given) };
  const root = row(venueId, 1, { title }, own);
  draft.menus.push(root);
  const claim = claimForSignUp(db, app, actor.accountId);
  for (const [s, section] of sections.entries()) {
    const { title: name, description } = section;
    const made = row(root.id, s + 1, { title: name, description });
    draft.sections.push(made);
    for (const [i, item] of (section.items ?? []).entries()) {
      const photo_id = item.signed_id ? await claim(item.signed_id, `${itemPath(s, i)}/signed_id`) : null;
      const values = { price: item.price, ingredient_warnings: item.ingredient_warnings ?? [], photo_id };
      const words = { title: item.title, description: item.description };
      draft.items.push(row(made.id, i + 1, words, values));
    }
  }
  return draft;
}

const defined = (values: Record<string, unknown>) =>
  Object.fromEntries(Object.entries(values).filter(([, value]) => value !== undefined));

async function addMenu(db: Db, signingUp: SigningUp): Promise<void> {
  const { app, actor, venueId } = signingUp;
  const now = app.clock.now();
  const draft = await draftOf(db, signingUp);
  const currency = String(draft.menus[0]?.values?.currency ?? '');
  await insertRows(db, now, 'menus', draft.menus);
  await insertRows(db, now, 'sections', draft.sections);
  await insertRows(db, now, 'items', draft.items, currency);
  if (draft.items.length > 0)
    await assertRoom(
      db,
      'items',
      draft.sections.map(({ id }) => id),
      ['items'],
    );
  const made = Object.entries(draft).flatMap(([type, rows]) =>
    rows.map((row) => ({ record: { type, id: row.id }, before: null, after: row })),
  );
  if (made.length === 0) return;
  // The new venue is already counted for the sign-up: one call, one change (ruling 19).
  await recordUncounted(db, actor, now, 'create', made, venueId);
}

/**
 * Makes a person, their account, its first venue and, if wanted, its first menu: all or nothing. The venue takes
 * country and time zone from the person's city (`api.md`), without one the browser's time zone, and speaks the person's
 * language. `passwordHash` is made
 * before the transaction. Refuses with `email_taken`, `unknown_record`, `too_small`, `too_big`, `upload_unknown` or
 * `upload_used`.
 */
export async function signUp(app: AppContext, wanted: SignUp, passwordHash: string): Promise<SignedUp> {
  const city = cityOf(wanted);
  const locale = wanted.locale ?? DEFAULT_LOCALE;
  assertPrices(wanted, wanted.menu?.currency ?? countryCurrency(city?.country_code));
  const now = app.clock.now();
  return app.db.transaction().execute(async (db) => {
    const userId = await addPerson(db, now, wanted, locale, passwordHash);
    const accountId = randomUUID();
    await db.insertInto('accounts').values({ id: accountId, owner_id: userId, created_at: now }).execute();
    await db
      .insertInto('memberships')
      .values({ user_id: userId, account_id: accountId, role: 'owner' })
      .execute();
    const actor = { accountId, userId, supportUserId: null };
    const venueId = await addVenue(db, actor, now, {
      name: wanted.venue.name,
      default_locale: locale,
      // A zone that is not known here keeps nobody from signing up.
      time_zone: city?.time_zones[0] ?? presentTimeZone(wanted.venue.time_zone ?? ''),
      ...(city && {
        map: {
          city: cityName(city, locale),
          country: countryName(city.country_code, locale),
          country_code: city.country_code,
        },
      }),
    });
    await addMenu(db, { app, actor, venueId, wanted, locale });
    await enqueueMail(db, now, confirmationMail, { userId });
    return { userId, accountId, venueId };
  });
}
