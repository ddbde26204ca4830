import { randomUUID } from 'node:crypto';
import { isDeepStrictEqual } from 'node:util';
import { DEFAULT_LOCALE, type Locale } from '@sofra/contract/languages/locales';
import { CHECK_AGAIN } from '@sofra/contract/limits';
import type { VenueChange } from '@sofra/contract/venues/venues';
import type { Selectable } from 'kysely';
import { changedIn, isAsLeft, namesOf, only, type Values } from '../activity/differences.ts';
import { type Actor, type Change, record } from '../activity/record.ts';
import { assertVersion, type IfMatch } from '../api/versions.ts';
import { countryCode } from '../geography/countries.ts';
import { presentTimeZone, zoneAt } from '../geography/time-zones.ts';
import type { Db, Tables, VenueMap } from '../platform/database/tables.ts';
import { refuse } from '../platform/http/answer.ts';
import type { VenueWho } from '../sessions/who.ts';
import { lockVenue } from './locks.ts';
import { fullName } from './present.ts';
import { chooseSlug, takeSlug } from './slug.ts';

const DEFAULT_ZONE = 'UTC';

/** The fields of a new venue; only the name is required. */
export type NewVenue = VenueChange & { name: string };

function zoneOf({ time_zone, map }: VenueChange): string | undefined {
  if (time_zone !== undefined)
    return presentTimeZone(time_zone) ?? refuse('unknown_value', { pointer: '/data/attributes/time_zone' });
  const { latitude, longitude } = map ?? {};
  return typeof latitude === 'number' && typeof longitude === 'number'
    ? zoneAt(latitude, longitude)
    : undefined;
}

const rounded = (degrees: number) => Math.round(degrees * 1e6) / 1e6;

// A new country name without a code replaces the old code, or menus would keep the old country's currency.
function codeOf({ country, country_code }: VenueMap, kept: VenueMap): VenueMap {
  if (country === undefined || country_code !== undefined || country === kept.country) return {};
  return { country_code: (country && countryCode(country)) || null };
}

function storedMap(map: VenueMap, kept: VenueMap = {}): VenueMap {
  const { latitude, longitude, ...words } = map;
  return {
    ...words,
    ...codeOf(map, kept),
    ...(latitude !== undefined && { latitude: latitude === null ? null : rounded(latitude) }),
    ...(longitude !== undefined && { longitude: longitude === null ? null : rounded(longitude) }),
  };
}

// A cleared profile address reads as one that was never set.
const storedSites = (sites: NonNullable<VenueChange['external_profiles']>) =>
  Object.fromEntries(Object.entries(sites).map(([site, address]) => [site, address || null]));

const withoutMain = (extra: readonly Locale[], main: Locale) => extra.filter((locale) => locale !== main);

/** Gives a new venue its look; the module `branding` does so. */
export type Dress = (db: Db, now: Date, venueId: string) => Promise<void>;

/** Keeps what a venue's content says when its main language becomes another; the module `catalogue` does so. */
export type KeepWords = (db: Db, venueId: string, change: Record<'former' | 'main', Locale>) => Promise<void>;

/** Makes a venue with its address and its look. Answers its id. Must run in a transaction. */
export async function addVenue(
  db: Db,
  actor: Actor,
  now: Date,
  dress: Dress,
  venue: NewVenue,
): Promise<string> {
  const id = randomUUID();
  const branch = venue.branch || null;
  const locale = venue.default_locale ?? DEFAULT_LOCALE;
  const slug = venue.slug ?? (await takeSlug(db, now, id, fullName({ name: venue.name, branch })));
  if (venue.slug) await chooseSlug(db, now, id, venue.slug);
  await db
    .insertInto('venues')
    .values({
      id,
      account_id: actor.accountId,
      parent_id: null,
      name: venue.name,
      branch,
      slug,
      phone: venue.phone || null,
      cuisine: venue.cuisine || null,
      time_zone: zoneOf(venue) ?? DEFAULT_ZONE,
      default_locale: locale,
      extra_locales: withoutMain(venue.extra_locales ?? [], locale),
      map: JSON.stringify(storedMap(venue.map ?? {})),
      external_profiles: JSON.stringify(storedSites(venue.external_profiles ?? {})),
      check_again_months:
        venue.check_again_months === undefined ? CHECK_AGAIN.first : venue.check_again_months,
      logo_id: null,
      welcome_screen_id: null,
      publication_number: null,
      published_at: null,
      created_at: now,
      updated_at: now,
      deleted_at: null,
    })
    .execute();
  await dress(db, now, id);
  const made = { record: { type: 'venues', id }, before: null, after: { ...venue, slug } };
  await record(db, actor, now, { venueId: id, action: 'venue_create', changes: [made] });
  return id;
}

type StoredVenue = Selectable<Tables['venues']>;

/** The columns of a venue that people change. */
type Fields = Partial<Pick<StoredVenue, keyof VenueChange>>;

const storedVenue = (db: Db, id: string): Promise<StoredVenue> =>
  db.selectFrom('venues').selectAll().where('id', '=', id).executeTakeFirstOrThrow();

/** Sets fields of a venue, as its next version. */
const setFields = (db: Db, id: string, now: Date, { map, external_profiles, ...columns }: Fields) =>
  db
    .updateTable('venues')
    .set((row) => ({
      ...columns,
      map: map && JSON.stringify(map),
      external_profiles: external_profiles && JSON.stringify(external_profiles),
      version: row('version', '+', 1),
      updated_at: now,
    }))
    .where('id', '=', id)
    .execute();

/** The languages after a change: the main one is never among the extra ones, and an old main one joins them. */
function localesAfter(
  kept: StoredVenue,
  sent: VenueChange,
): { default_locale: Locale; extra_locales: Locale[] } {
  const main = sent.default_locale ?? kept.default_locale;
  // The old main language takes the new one's place, so that going back restores the order.
  const swapped = kept.extra_locales.map((locale) => (locale === main ? kept.default_locale : locale));
  const before =
    main === kept.default_locale ? kept.extra_locales : [...new Set([...swapped, kept.default_locale])];
  return { default_locale: main, extra_locales: withoutMain(sent.extra_locales ?? before, main) };
}

const orNone = (text: string | null | undefined) => (text === undefined ? undefined : text || null);

/** The columns that a change sets; one that is undefined stays. */
function fieldsOf(kept: StoredVenue, sent: VenueChange): Fields {
  const { map, external_profiles, default_locale: _d, extra_locales: _e, ...plain } = sent;
  return {
    ...plain,
    branch: orNone(sent.branch),
    phone: orNone(sent.phone),
    cuisine: orNone(sent.cuisine),
    time_zone: zoneOf({ time_zone: sent.time_zone }),
    ...localesAfter(kept, sent),
    map: map && { ...kept.map, ...storedMap(map, kept.map) },
    external_profiles: external_profiles && { ...kept.external_profiles, ...storedSites(external_profiles) },
  };
}

// A part of the map or of the profiles that is null reads as one that was never there.
const withoutNulls = (parts: object) =>
  Object.fromEntries(Object.entries(parts).filter(([, part]) => part !== null));

const isSame = (_field: string, before: unknown, after: unknown) =>
  isPlainObject(before) && isPlainObject(after)
    ? isDeepStrictEqual(withoutNulls(before), withoutNulls(after))
    : isDeepStrictEqual(before ?? null, after);

const isPlainObject = (value: unknown): value is object =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

type Options = { ifMatch: IfMatch; keepWords?: KeepWords | undefined };

/**
 * Writes new values of a venue's fields, as `changeVenue`, and leaves their recording to the caller. Answers the change, undefined
 * where nothing is different.
 */
export async function writeVenue(
  db: Db,
  id: string,
  now: Date,
  sent: VenueChange,
  { ifMatch, keepWords }: Options,
): Promise<Change | undefined> {
  await lockVenue(db, id);
  const kept = await storedVenue(db, id);
  assertVersion(kept, ifMatch);
  if (sent.slug !== undefined && sent.slug !== kept.slug) await chooseSlug(db, now, id, sent.slug);
  const columns = changedIn(kept, fieldsOf(kept, sent), isSame);
  const changed = namesOf(columns);
  if (changed.length === 0) return undefined;
  await setFields(db, id, now, columns);
  if (sent.default_locale !== undefined && columns.default_locale !== undefined)
    await keepWords?.(db, id, { former: kept.default_locale, main: sent.default_locale });
  return { record: { type: 'venues', id }, before: only(kept, changed), after: columns };
}

/** Whether a change of a venue's fields is one of its public address too. */
export const isReaddressed = ({ record, after }: Change): boolean =>
  record.type === 'venues' && (after as { slug?: string } | null)?.slug !== undefined;

/**
 * Changes the caller's venue; map and profiles are merged part by part. Refuses with `version_stale`,
 * `slug_taken`, or `unknown_value` for an unknown time zone. Answers whether the public address has changed.
 * Must run in a transaction.
 */
export async function changeVenue(
  db: Db,
  who: VenueWho,
  now: Date,
  sent: VenueChange,
  options: Options,
): Promise<boolean> {
  const { id } = who.venue;
  const change = await writeVenue(db, id, now, sent, options);
  if (!change) return false;
  await record(db, who, now, { venueId: id, action: 'venue_update', changes: [change] });
  return isReaddressed(change);
}

/**
 * Takes a recorded change of a venue's fields back. Answers the change to record; undefined, with nothing done, where the fields
 * are not as the change left them. The venue's lock must be held.
 */
export async function revertVenue(
  db: Db,
  id: string,
  now: Date,
  { record: about, before, after }: Change,
  keepWords?: KeepWords,
): Promise<Change | undefined> {
  const kept = await storedVenue(db, id);
  const back = before as Fields;
  if (!isAsLeft(kept, after as Values)) return undefined;
  // A former address is still the venue's own.
  await setFields(db, id, now, back);
  if (back.default_locale)
    await keepWords?.(db, id, { former: kept.default_locale, main: back.default_locale });
  return { record: about, before: after, after: before };
}
