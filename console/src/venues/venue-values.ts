import type { Locale } from '@sofra/contract/languages/locales';
import { isSame } from '../forms/three-way-merge.ts';
import type { Args } from '../platform/api-types.ts';
import { siteAddress } from './site-address.ts';
import type { Venue } from './venues.ts';

/** A point on Earth in degrees, with 6 decimals. */
export type Point = { latitude: number; longitude: number };

/** The sites whose address a venue may carry, in the order of the form. */
export const SITES = ['instagram', 'tiktok', 'facebook', 'youtube', 'zomato', 'deliveroo'] as const;

type Links = Record<(typeof SITES)[number], string>;

/** The values of the venue's form; `country_code` is null for a country that was typed. */
export type VenueValues = Links & {
  name: string;
  branch: string;
  phone: string;
  cuisine: string;
  address: string;
  city: string;
  state: string;
  country: string;
  country_code: string | null;
  point: Point | null;
  time_zone: string;
  default_locale: Locale;
  extra_locales: Locale[];
  slug: string;
  check_again_months: number | null;
};

/** The record of POST /me/venues. */
export type VenueRecord = Args<'POST /me/venues'>['body']['data'];

const linksOf = (of: (site: keyof Links) => string) =>
  Object.fromEntries(SITES.map((site) => [site, of(site)])) as Links;

/** The form of a venue as it is, its fields in the order in which they stand. */
export function valuesOf(venue: Venue): VenueValues {
  const { name, branch, phone, cuisine, time_zone, default_locale, extra_locales, slug, map } = venue;
  const { latitude, longitude } = map;
  return {
    name,
    branch: branch ?? '',
    phone: phone ?? '',
    cuisine: cuisine ?? '',
    address: map.address ?? '',
    city: map.city ?? '',
    state: map.state ?? '',
    country: map.country ?? '',
    country_code: map.country_code,
    point: latitude === null || longitude === null ? null : { latitude, longitude },
    time_zone,
    default_locale,
    extra_locales,
    ...linksOf((site) => venue.external_profiles[site] ?? ''),
    slug,
    check_again_months: venue.check_again_months,
  };
}

/** The form of a new venue, which is likely in the country of the present one and speaks its languages. */
export function newValues(venue: Venue): VenueValues {
  const { map, time_zone, default_locale, extra_locales } = venue;
  return {
    name: '',
    branch: '',
    phone: '',
    cuisine: '',
    address: '',
    city: '',
    state: '',
    country: map.country ?? '',
    country_code: map.country_code,
    point: null,
    time_zone,
    default_locale,
    extra_locales,
    ...linksOf(() => ''),
    slug: '',
    check_again_months: venue.check_again_months,
  };
}

function mapOf({ address, city, state, country, country_code, point }: VenueValues) {
  const { latitude, longitude } = point ?? { latitude: null, longitude: null };
  const place = { address, city, state, country, latitude, longitude };
  // Without a code the server finds it by the country's name.
  return country_code === null ? place : { ...place, country_code };
}

/** The record with everything that stands in the form; a new venue without an address gets one made of its name. */
export function venueRecord(values: VenueValues, { isNew }: { isNew: boolean }): VenueRecord {
  const { name, branch, phone, cuisine, time_zone, default_locale, extra_locales, slug } = values;
  const attributes = {
    name,
    branch,
    phone,
    cuisine,
    time_zone,
    default_locale,
    extra_locales,
    map: mapOf(values),
    external_profiles: linksOf((site) => siteAddress(site, values[site])),
    check_again_months: values.check_again_months,
  };
  return { type: 'venues', attributes: isNew && slug === '' ? attributes : { ...attributes, slug } };
}

/** The record that changes what has changed, and says nothing of the rest. */
export function changedRecord(
  values: VenueValues,
  before: VenueValues,
): Args<'PATCH /me/venue'>['body']['data'] {
  const old = Object.entries(venueRecord(before, { isNew: false }).attributes ?? {});
  const now = venueRecord(values, { isNew: false }).attributes as Record<string, unknown>;
  const changed = old.filter(([name, value]) => !isSame(now[name], value)).map(([name]) => [name, now[name]]);
  return { type: 'venues', attributes: Object.fromEntries(changed) };
}

/** The place of a venue, which is saved as one. */
const PLACE = ['address', 'city', 'state', 'country', 'country_code', 'point'] as const;

/** The values that can be saved: those of `fields`, which break rules, stay as they were `before`. */
export function savable(values: VenueValues, before: VenueValues, fields: readonly string[]): VenueValues {
  const isPlace = PLACE.some((field) => fields.includes(field));
  const left = isPlace ? [...fields, ...PLACE] : fields;
  const old = Object.entries(before).filter(([field]) => left.includes(field));
  return { ...values, ...Object.fromEntries(old) };
}

/** Where a pointer into the record stands in the form. */
export function venueField(pointer: string): string | undefined {
  const [, attribute, part] = /^\/data\/attributes\/(\w+)(?:\/(\w+))?/.exec(pointer) ?? [];
  if (attribute !== 'map' && attribute !== 'external_profiles') return attribute;
  if (part === 'country_code') return 'country';
  return part === 'latitude' || part === 'longitude' ? 'point' : part;
}

/** The languages after another main one: it leaves the extra ones, and the old main one joins them. */
export function withMain(
  { default_locale, extra_locales }: Pick<VenueValues, 'default_locale' | 'extra_locales'>,
  main: Locale,
) {
  const others = [...extra_locales, default_locale].filter((locale) => locale !== main);
  return { default_locale: main, extra_locales: [...new Set(others)] };
}

/** An address as it may stand in a link: small letters, digits and single hyphens between. */
export const slugTyped = (typed: string): string =>
  typed
    .toLowerCase()
    .replace(/[\s_]+/g, '-')
    .replace(/[^a-z0-9-]/g, '')
    .replace(/-{2,}/g, '-');
