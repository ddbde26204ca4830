import { z } from 'zod';
import { phone } from '../accounts/phone.ts';
import { broken, localeCode, text, timeZone, uuid } from '../api/fields.ts';
import { record, related, resource, toMany, toOne } from '../api/jsonapi.ts';
import { CHECK_AGAIN, MOST, TEXT } from '../limits.ts';
import { COUNTRY_CODES } from '../money/country-currencies.ts';
import { syncSettings } from '../sync/sync.ts';

/** The sites whose address a venue may carry, with their domains (rule 10). */
export const SITE_DOMAINS = {
  facebook: ['facebook.com', 'fb.com'],
  youtube: ['youtube.com', 'youtu.be'],
  instagram: ['instagram.com'],
  tiktok: ['tiktok.com'],
  deliveroo: ['deliveroo.com'],
  zomato: ['zomato.com'],
} as const satisfies Record<string, readonly string[]>;

/** A site whose address a venue may carry. */
export type Site = keyof typeof SITE_DOMAINS;

// deliveroo.ae, deliveroo.co.uk: the site keeps a domain in each country (rule 10).
const DELIVEROO_COUNTRY = /^deliveroo\.(?:[a-z]{2}|co\.[a-z]{2}|com\.[a-z]{2})$/;

// Strict, so that every parser of addresses sees the same host: no user, no port, no malformed address.
const WEB_ADDRESS = /^https?:\/\/([a-z\d.-]+)(?:[/?#][^\s\\]*)?$/i;

/** Whether an address is one of the site's own: http(s), and the site's domain with or without `www.` (rule 10). */
export function isSiteUrl(site: Site, address: string): boolean {
  const written = WEB_ADDRESS.exec(address)?.[1];
  if (!written || !URL.canParse(address)) return false;
  const host = written.toLowerCase().replace(/^www\./, '');
  return (
    (SITE_DOMAINS[site] as readonly string[]).includes(host) ||
    (site === 'deliveroo' && DELIVEROO_COUNTRY.test(host))
  );
}

const siteUrl = (site: Site) =>
  text({ min: 0, max: 500 })
    .check(({ value, issues }) => {
      if (value !== '' && !isSiteUrl(site, value)) issues.push({ ...broken('invalid_format'), input: value });
    })
    .nullable()
    .optional();

const optional = (bounds: { min: number; max: number }) => text(bounds).nullable().optional();

// Letters of any script, marks, spaces, apostrophes, hyphens, dots and brackets (rule 9).
const country = text(TEXT.country).regex(/^[\p{L}\p{M}\s'’.()[\]-]+$/u);

const mapFields = {
  address: optional(TEXT.address),
  city: optional(TEXT.city),
  state: optional(TEXT.state),
  country: country.nullable().optional(),
  country_code: z.string().toUpperCase().pipe(z.enum(COUNTRY_CODES)).nullable().optional(),
  latitude: z.number().min(-90).max(90).nullable().optional(),
  longitude: z.number().min(-180).max(180).nullable().optional(),
};

const read = z.string().nullable();

const sites = <T>(of: (site: Site) => T) => ({
  facebook: of('facebook'),
  youtube: of('youtube'),
  instagram: of('instagram'),
  tiktok: of('tiktok'),
  deliveroo: of('deliveroo'),
  zomato: of('zomato'),
});

/**
 * A venue as the wire shows it; `role` is `master` without a parent and `slave` with one (rule 16). After `check_again_months`
 * what its dishes state of ingredients is to be checked again; null is never.
 */
export const venue = resource(
  'venues',
  {
    name: z.string(),
    branch: z.string().nullable(),
    full_name: z.string(),
    slug: z.string(),
    role: z.enum(['master', 'slave']),
    time_zone: z.string(),
    phone: z.string().nullable(),
    cuisine: z.string().nullable(),
    default_locale: localeCode,
    extra_locales: z.array(localeCode),
    map: z.strictObject({
      address: read,
      city: read,
      state: read,
      country: read,
      country_code: read,
      latitude: z.number().nullable(),
      longitude: z.number().nullable(),
    }),
    external_profiles: z.strictObject(sites(() => read)),
    check_again_months: z.int().nullable(),
    sync_settings: syncSettings,
    unpublished_changes: z.int(),
    published_at: z.string().nullable(),
    publication_number: z.int().nullable(),
    menu_url: z.string(),
  },
  { parent: toOne('venues'), children: toMany('venues'), menus: related },
);

/** A child of a venue, as the venue names it. */
export const venueChild = resource('venues', { full_name: z.string() }, {});

/** The writable fields of a venue; a new one needs name and place. */
const venueFields = {
  name: text(TEXT.venueName),
  branch: optional(TEXT.branch),
  slug: z
    .string()
    .min(TEXT.slug.min)
    .max(TEXT.slug.max, { abort: true })
    .regex(/^[a-z0-9]+(-[a-z0-9]+)*$/)
    .optional(),
  time_zone: timeZone.optional(),
  phone: z
    .union([z.literal(''), phone])
    .nullable()
    .optional(),
  cuisine: optional(TEXT.cuisine),
  default_locale: localeCode.optional(),
  extra_locales: z
    .array(localeCode)
    .max(MOST.locales)
    .overwrite((chosen) => [...new Set(chosen)])
    .optional(),
  external_profiles: z.strictObject(sites(siteUrl)).partial().optional(),
  check_again_months: z.int().min(CHECK_AGAIN.min).max(CHECK_AGAIN.max).nullable().optional(),
};

/** The body's record of POST /me/venues. */
export const venueCreate = record('venues', {
  ...venueFields,
  map: z.strictObject({
    ...mapFields,
    address: text(TEXT.address),
    city: text(TEXT.city),
    state: text(TEXT.state),
    country,
  }),
});

/** The body's record of PATCH /me/venue; every field is optional. */
export const venueChange = record('venues', {
  ...venueFields,
  name: venueFields.name.optional(),
  map: z.strictObject(mapFields).optional(),
}).extend({ id: uuid.optional() });

/** The checked attributes of a venue's change. */
export type VenueChange = z.output<typeof venueChange>['attributes'];
