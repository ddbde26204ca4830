import type { SignUp } from '@sofra/contract/accounts/onboarding';
import type { Problem } from '@sofra/contract/api/problems';
import { DEFAULT_LOCALE, type Locale } from '@sofra/contract/languages/locales';
import { countryCurrency } from '@sofra/contract/money/country-currencies';
import { wizardPriceProblem } from '@sofra/contract/money/prices';
import { confirmationMail } from '../accounts/mails/confirmation.ts';
import { insertPerson } from '../accounts/new-person.ts';
import { lockEmail, takeEmail } from '../accounts/people.ts';
import { addStartingThemes } from '../branding/starting-themes.ts';
import { priceProblems } from '../catalogue/prices.ts';
import { cityById, cityName } from '../geography/cities.ts';
import { countryName } from '../geography/countries.ts';
import { presentTimeZone } from '../geography/time-zones.ts';
import type { AppContext } from '../platform/app-context.ts';
import type { Db } from '../platform/database/tables.ts';
import { Refusal, refuse } from '../platform/http/answer.ts';
import { enqueueMail } from '../platform/mail/mail.ts';
import { openAccount } from '../sessions/accounts.ts';
import { addVenue } from '../venues/venues.ts';
import { addFirstMenu, itemPath, writtenLocales } from './first-menu.ts';

const AT = '/data/attributes';

/** The ids of the records that a sign-up has made. */
export type SignedUp = { userId: string; accountId: string; venueId: string };

function assertPrices({ sections = [] }: SignUp, currency: string): void {
  const bounds = { currency, mayBeZero: true };
  const told = (problem: Problem | undefined, pointer: string): Problem[] =>
    problem ? [{ ...problem, pointer: `${pointer}/price` }] : [];
  const problems = sections.flatMap(({ items = [] }, section) =>
    items.flatMap(({ price, extras = [] }, item) => [
      ...told(wizardPriceProblem(price, currency), itemPath(section, item)),
      ...extras.flatMap((extra, at) =>
        priceProblems(extra.price, `${itemPath(section, item)}/extras/${at}/price`, bounds),
      ),
    ]),
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
  await lockEmail(db, wanted.email);
  const { email, first_name: firstName, last_name: lastName, phone, city_id: cityId } = wanted;
  const person = { kind: 'customer', email, firstName, lastName, locale, phone, passwordHash } as const;
  const written = insertPerson(db, now, cityId === undefined ? person : { ...person, cityId });
  await takeEmail(db, email, written, { pointer: `${AT}/email` });
  return written;
}

/**
 * Makes a person, their account, its first venue and, if wanted, its first menu: all or nothing. The venue takes
 * country and time zone from the person's city, without one the browser's time zone, and speaks the person's
 * language and those of its menu. `passwordHash` is made
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
    const accountId = await openAccount(db, now, userId);
    const actor = { accountId, userId, supportUserId: null };
    const venueId = await addVenue(db, actor, now, addStartingThemes, {
      name: wanted.venue.name,
      default_locale: locale,
      extra_locales: writtenLocales(wanted, locale),
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
    await addFirstMenu(db, { app, actor, venueId, wanted, locale });
    await enqueueMail(db, now, confirmationMail, { userId });
    return { userId, accountId, venueId };
  });
}
