import type { ThemePart } from '../branding/theme-options.ts';

/** A stored document, or a part of one, as it was parsed: of an older format, so that nothing is known of it. */
export type Stored = Record<string, unknown>;

/**
 * The upgrade of documents from one format to the next. A new theme option needs a line here only where the
 * empty theme's value is not its right one in a theme that is there already.
 */
export type Upgrade = {
  /** The options of a part of a theme. */
  options?: { [P in ThemePart]?: (options: Stored) => Stored };
  /** A publication, its theme's options already upgraded. */
  publication?: (publication: Stored) => Stored;
};

const mapList = (of: Stored, name: string, change: (one: Stored) => Stored): Stored =>
  Array.isArray(of[name]) ? { ...of, [name]: of[name].map(change) } : of;

const UNSTATED = { may_contain: [], free_of: [] };

const withoutStatements = (publication: Stored): Stored =>
  mapList(publication, 'menus', (menu) =>
    mapList(menu, 'sections', (section) =>
      mapList(section, 'items', (item) => ({
        ...UNSTATED,
        ...mapList(item, 'extras', (extra) => ({ warnings: [], ...UNSTATED, ...extra })),
      })),
    ),
  );

const withoutCuisine = (publication: Stored): Stored => ({
  ...publication,
  venue: { cuisine: null, ...(publication.venue as Stored) },
});

/**
 * The upgrades of stored documents, from format 1 on; a document that was written in the newer format is left as it is. A
 * released one is never changed: documents of its format may be stored anywhere.
 */
export const UPGRADES: readonly Upgrade[] = [
  // Format 2: a publication says its format. Those of format 1 have none.
  {},
  // Format 3: dishes state what they may contain and are free of, and extras what they contain too. Nothing was stated before.
  { publication: withoutStatements },
  // Format 4: a menu can have a row of popular dishes on top. Nobody finds one on a menu who has not asked for it.
  { options: { menu: (options) => ({ popular_row: false, ...options }) } },
  // Format 5: a venue says what it cooks. Nothing was said before.
  { publication: withoutCuisine },
];

/** The format in which publications and themes are stored now. */
export const FORMAT = 1 + UPGRADES.length;

/** The upgrades that a document of a format has yet to get, the oldest first. */
export const upgradesFrom = (format: number, upgrades: readonly Upgrade[] = UPGRADES): readonly Upgrade[] =>
  upgrades.slice(Math.max(0, format - 1));
