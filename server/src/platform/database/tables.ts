import type { ItemValues } from '@sofra/contract/catalogue/item-fields';
import type { Locale } from '@sofra/contract/languages/locales';
import type { Texts, TextsByLocale } from '@sofra/contract/publishing/publishing';
import type { Schedule } from '@sofra/contract/schedules/schedules';
import type { VenueChange } from '@sofra/contract/venues/venues';
import type { ColumnType, Generated, Kysely } from 'kysely';
import type { AccountTables } from './account-tables.ts';

/** A JSON column: read as a value, written as its text so that the driver need not guess. */
type Json<T> = ColumnType<T, string, string>;

/** Where a venue is; every part may be missing. */
export type VenueMap = NonNullable<VenueChange['map']>;

/** A record's texts in one language as they are stored: with those that they were made from, and the fields that a machine has suggested. */
type StoredWords = Texts & { source?: TextsByLocale; machine?: string[] };

/** The texts of a record as they are stored; those that are published have neither sources nor marks (`TextsByLocale`). */
export type StoredTexts = { [L in Locale]?: StoredWords };

type Venues = {
  id: string;
  account_id: string;
  parent_id: string | null;
  name: string;
  branch: string | null;
  slug: string;
  phone: string | null;
  /** What the venue cooks, in words: cuisines with commas between. */
  cuisine: string | null;
  time_zone: string;
  default_locale: Locale;
  extra_locales: Locale[];
  map: Json<VenueMap>;
  external_profiles: Json<Record<string, string | null>>;
  /** Months after which what dishes state of ingredients is to be checked again; null is never. */
  check_again_months: Generated<number | null>;
  logo_id: string | null;
  welcome_screen_id: string | null;
  next_number: Generated<number>;
  live_version: Generated<number>;
  publication_number: number | null;
  published_at: Date | null;
  version: Generated<number>;
  created_at: Date;
  updated_at: Date;
  deleted_at: Date | null;
};

type VenueSlugs = { slug: string; venue_id: string; created_at: Date };

/** The columns that the tables of the catalogue share. */
export type Row = {
  id: string;
  parent_id: string;
  number: number;
  position: number;
  texts: Json<StoredTexts>;
  /** The titles as search compares them, a line for each language. */
  folded: string;
  disabled: Generated<boolean>;
  /** Whether the branch itself switched it off. */
  disabled_here: Generated<boolean>;
  schedule: Json<Schedule>;
  photo_id: string | null;
  source_id: string | null;
  version: Generated<number>;
  created_at: Date;
  updated_at: Date;
  deleted_at: Date | null;
};

type Menus = Row & {
  currency: string;
  kind: string;
  locales: string[];
  slug: string;
  section_count: Generated<number>;
  item_count: Generated<number>;
  title_locked: Generated<boolean>;
};
type Items = Row &
  ItemValues & {
    price: string;
    ingredient_warnings: string[];
    may_contain: Generated<string[]>;
    free_of: Generated<string[]>;
    /** Who last checked what it states of ingredients, by their name then, and when. */
    checked_by: string | null;
    checked_at: Date | null;
    food_speciality: string[];
    title_locked: Generated<boolean>;
  };
type Extras = Row & {
  price: string;
  ingredient_warnings: Generated<string[]>;
  may_contain: Generated<string[]>;
  free_of: Generated<string[]>;
};

type Themes = {
  id: string;
  venue_id: string;
  name: string;
  is_default: boolean;
  enabled: boolean;
  fonts: Json<unknown>;
  welcome: Json<unknown>;
  detail: Json<unknown>;
  selection: Json<unknown>;
  background_type: string;
  background_id: string | null;
  /** The format of its options and of its menu themes' (`contract/src/publishing/formats.ts`). */
  format: Generated<number>;
  version: Generated<number>;
  created_at: Date;
};

type MenuThemes = {
  id: string;
  theme_id: string;
  menu_id: string | null;
  is_default: boolean;
  background_type: string;
  background_id: string | null;
  options: Json<unknown>;
};

type Blobs = {
  id: string;
  number: Generated<number>;
  account_id: string | null;
  filename: string;
  byte_size: number;
  width: number;
  height: number;
  colour: number;
  widths: number[];
  avif: Generated<boolean>;
  demo: Generated<boolean>;
  published: Generated<boolean>;
  used_at: Date | null;
  created_at: Date;
};

type Activity = {
  id: Generated<number>;
  account_id: string;
  /** Counts from 1 in each account; it is the id on the wire. */
  number: number;
  venue_id: string | null;
  at: Date;
  user_id: string;
  support_user_id: string | null;
  action: string;
  changes: Json<unknown>;
  /** Whether it does not count as unpublished: a publication holds it, or it never counted (`recordUncounted`). */
  published: Generated<boolean>;
  /** The activity that it undid. */
  undoes: Generated<number | null>;
  /** The first activity of the same call, where one call made several: each of two venues has its own. */
  part_of: Generated<number | null>;
  /** Whether it is undone, by an activity that is not undone itself. */
  undone: Generated<boolean>;
};

/** A published menu's address under its venue, and the languages of its page beside the venue's default one. */
export type MenuAddress = { path: string; locales: string[] };

type Publications = {
  venue_id: string;
  number: number;
  at: Date;
  user_id: string;
  support_user_id: string | null;
  note: string | null;
  venue_part: string;
  branding_part: string;
  menu_parts: string[];
  addresses: ColumnType<MenuAddress[], string | undefined, string>;
  /** The format that its parts are read in. */
  format: Generated<number>;
};

/** A row as people wrote it in a publication and in those after it, until a later one has it otherwise or not at all. */
type PublicationRows = {
  venue_id: string;
  kind: string;
  row_id: string;
  /** The first publication that has the row so. */
  since: number;
  /** Null where the row is gone. */
  columns: Json<unknown>;
  /** The transaction that wrote the row last (`xmin`): a row that still has it is the same. */
  mark: string;
};

/** A link that shows a venue's draft; what it carries is made from its id and is not stored. */
type Previews = {
  id: string;
  venue_id: string;
  user_id: string;
  support_user_id: string | null;
  created_at: Date;
  until: Date;
};

type PublicationParts = { hash: string; document: Json<unknown> };

type SchedulesDue = {
  id: string;
  kind: string;
  subject_id: string | null;
  due_at: Date;
  data: Json<unknown>;
  claimed_at: Date | null;
  tries: Generated<number>;
};

type ClientLimits = { key: string; count: number; resets_at: Date };

type VenueSyncs = {
  venue_id: string;
  sync_type: string;
  sync_at: Date | null;
  publish_type: string;
  publish_at: Date | null;
  /** Whether something is still to run at its time. */
  scheduled: boolean;
  /** The id of the run that is scheduled: a job for another one does nothing. */
  run: string | null;
  /** The person who scheduled it, and so the author of its changes. */
  user_id: string;
  support_user_id: string | null;
  /** The branches that the run has synced and may publish. */
  synced: Generated<string[]>;
  done: Generated<number>;
  total: Generated<number>;
  progress_at: Date | null;
  failure: string | null;
  failed_at: Date | null;
  /** The branches that failed, each with its error's code. */
  failed_branches: Generated<{ id: string; error: string }[]>;
  /** The step that failed: the sync or the publishing. */
  failed_in: string | null;
  /** The time of the next attempt at what failed. */
  retry_at: Date | null;
  /** The time at which the last scheduled run ended well. */
  succeeded_at: Date | null;
};

/** An item or an extra that is sold out at a venue: one of the two ids is set. */
type SoldOut = {
  venue_id: string;
  item_id: string | null;
  extra_id: string | null;
  since: Date;
  /** Its end; null is until somebody switches it back. */
  until: Date | null;
  user_id: string;
  support_user_id: string | null;
};

/** Every table and its columns, as the queries see them. */
export type Tables = AccountTables & {
  venues: Venues;
  venue_slugs: VenueSlugs;
  menus: Menus;
  sections: Row & { item_count: Generated<number>; title_locked: Generated<boolean> };
  items: Items;
  extras: Extras;
  themes: Themes;
  menu_themes: MenuThemes;
  blobs: Blobs;
  activity: Activity;
  publications: Publications;
  publication_rows: PublicationRows;
  publication_parts: PublicationParts;
  previews: Previews;
  schedules_due: SchedulesDue;
  client_limits: ClientLimits;
  venue_syncs: VenueSyncs;
  sold_out: SoldOut;
};

/** The database or a transaction on it: the first argument of every function that touches data. */
export type Db = Kysely<Tables>;
