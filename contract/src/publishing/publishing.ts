import type { Theme } from '../branding/branding.ts';
import type { ItemValues } from '../catalogue/item-fields.ts';
import type { Locale } from '../languages/locales.ts';
import type { Photo } from '../pictures/photo.ts';
import type { Schedule } from '../schedules/schedules.ts';

/** The texts that a record can have. */
export const TEXT_FIELDS = ['title', 'description', 'note'] as const;

/** The texts of one record in one language; a field that was never written is absent. */
export type Texts = { [F in (typeof TEXT_FIELDS)[number]]?: string };

/** The texts of a record in every language that has some. */
export type TextsByLocale = { [L in Locale]?: Texts };

/** What a dish or an extra states of ingredients: keys of those that it contains, may contain, and is free of. */
type PublishedStatements = { warnings: string[]; may_contain: string[]; free_of: string[] };

/** An extra of an item as published; money is a decimal string with the currency's digits. */
type PublishedExtra = PublishedStatements & {
  id: string;
  number: number;
  texts: TextsByLocale;
  price: string;
};

/** An item as published; `warnings` and `speciality` are keys of the settings. */
export type PublishedItem = PublishedStatements &
  ItemValues & {
    id: string;
    number: number;
    texts: TextsByLocale;
    price: string;
    speciality: string[];
    schedule: Schedule;
    photo: Photo | null;
    extras: PublishedExtra[];
  };

/** A section as published, its items in order; disabled records are left out. */
export type PublishedSection = {
  id: string;
  number: number;
  texts: TextsByLocale;
  schedule: Schedule;
  photo: Photo | null;
  items: PublishedItem[];
};

/** The part of a publication that holds one menu; `slug` is its public address, `locales` those a guest may read it in. */
export type MenuPart = {
  id: string;
  number: number;
  slug: string;
  kind: string;
  currency: string;
  locales: Locale[];
  texts: TextsByLocale;
  schedule: Schedule;
  photo: Photo | null;
  sections: PublishedSection[];
};

/** The part of a publication that holds the venue's own data. */
type VenuePart = {
  name: string;
  branch: string | null;
  full_name: string;
  slug: string;
  time_zone: string;
  phone: string | null;
  /** What the venue cooks, in words: cuisines with commas between. */
  cuisine: string | null;
  default_locale: Locale;
  extra_locales: Locale[];
  map: {
    address: string | null;
    city: string | null;
    state: string | null;
    country: string | null;
    country_code: string | null;
    latitude: number | null;
    longitude: number | null;
  };
  external_profiles: { [site: string]: string | null };
};

/** The part of a publication that holds the look: logo, welcome image and the theme that is on. */
type BrandingPart = { logo: Photo | null; welcome_screen: Photo | null; theme: Theme };

/** A publication as data, as `GET /m/{slug}.json` shows it; a draft has the number null. */
export type Publication = {
  /** The format of the document (`formats.ts`). */
  format: number;
  number: number | null;
  published_at: string | null;
  venue: VenuePart;
  branding: BrandingPart;
  menus: MenuPart[];
};
