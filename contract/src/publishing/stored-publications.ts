import { z } from 'zod';
import { BACKGROUND_TYPES } from '../branding/branding.ts';
import { readTheme } from '../branding/stored-themes.ts';
import { publishedItemFields } from '../catalogue/items.ts';
import { LOCALE_CODES } from '../languages/locales.ts';
import { FORMAT, type Stored, UPGRADES, type Upgrade, upgradesFrom } from './formats.ts';
import type { Publication } from './publishing.ts';

const locale = z.enum(LOCALE_CODES);
const textsOfOne = z.object({ title: z.string(), description: z.string(), note: z.string() }).partial();
const texts = z.partialRecord(locale, textsOfOne);
const words = z.string().nullable();
const part = z.object({ options: z.unknown() });

const photo = z
  .object({ number: z.number(), width: z.number(), height: z.number(), colour: z.number() })
  .nullable();

const day = z.object({ enabled: z.boolean(), from: z.string(), to: z.string(), overnight: z.boolean() });
const span = z.object({ all_day: z.boolean(), from: z.string(), to: z.string() });
const week = z.object({ '0': day, '1': day, '2': day, '3': day, '4': day, '5': day, '6': day });

// The bounds of what may be written are no matter here: what was published is shown.
const schedule = z.discriminatedUnion('type', [
  z.object({ type: z.literal('always') }),
  z.object({ type: z.literal('specific'), data: span }),
  z.object({ type: z.literal('periodic'), data: week }),
]);

const keys = z.array(z.string());
const stated = { warnings: keys, may_contain: keys, free_of: keys };

const extra = z.object({ id: z.string(), number: z.number(), texts, price: z.string(), ...stated });

const item = z.object({
  id: z.string(),
  number: z.number(),
  texts,
  price: z.string(),
  ...stated,
  speciality: keys,
  ...publishedItemFields,
  schedule,
  photo,
  extras: z.array(extra),
});

const section = z.object({
  id: z.string(),
  number: z.number(),
  texts,
  schedule,
  photo,
  items: z.array(item),
});

const menu = z.object({
  id: z.string(),
  number: z.number(),
  slug: z.string(),
  kind: z.string(),
  currency: z.string(),
  locales: z.array(locale),
  texts,
  schedule,
  photo,
  sections: z.array(section),
});

const venue = z.object({
  name: z.string(),
  branch: words,
  full_name: z.string(),
  slug: z.string(),
  time_zone: z.string(),
  phone: words,
  cuisine: words,
  default_locale: locale,
  extra_locales: z.array(locale),
  map: z.object({
    address: words,
    city: words,
    state: words,
    country: words,
    country_code: words,
    latitude: z.number().nullable(),
    longitude: z.number().nullable(),
  }),
  external_profiles: z.record(z.string(), words),
});

const background = {
  background_type: z.enum(BACKGROUND_TYPES),
  attachment: photo,
  options: z.unknown(),
};

const branding = z.object({
  logo: photo,
  welcome_screen: photo,
  theme: z.object({
    id: z.string(),
    name: z.string(),
    default: z.boolean(),
    enabled: z.boolean(),
    fonts: z.unknown(),
    welcome: z.object(background),
    detail: part,
    selection: part,
    menu_themes: z.array(z.object({ id: z.string(), menu_id: words, default: z.boolean(), ...background })),
  }),
});

const publication = z.object({
  number: z.number().nullable(),
  published_at: words,
  venue,
  branding,
  menus: z.array(menu),
});

/**
 * A stored publication, parsed from its JSON, as it stands today: upgraded from its format, checked, its theme completed.
 * Throws a ZodError for one that is none.
 */
export function readPublication(
  stored: unknown,
  format: number,
  upgrades: readonly Upgrade[] = UPGRADES,
): Publication {
  const upgraded = upgradesFrom(format, upgrades).reduce(
    (document, upgrade) => upgrade.publication?.(document) ?? document,
    stored as Stored,
  );
  const read = publication.parse(upgraded);
  const theme = readTheme(read.branding.theme, format);
  return { ...read, format: FORMAT, branding: { ...read.branding, theme } };
}
