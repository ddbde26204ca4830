import { z } from 'zod';
import { lines, localeCode, textOrNone, uuid } from '../api/fields.ts';
import { all, record, resource, toOne, versioned } from '../api/jsonapi.ts';
import { TEXT } from '../limits.ts';
import { TEXT_FIELDS } from '../publishing/publishing.ts';

/** The kinds of record with translations; settings carry description and note, the others the title. */
export const TRANSLATE_TYPES = ['menus', 'sections', 'items', 'settings', 'extras'] as const;

/** The kind of record that a translation belongs to. */
export type TranslateType = (typeof TRANSLATE_TYPES)[number];

/** The relationship's name for each kind of record. */
export const TRANSLATE_RELATIONSHIPS = {
  menus: 'menu',
  sections: 'section',
  items: 'item',
  settings: 'settings',
  extras: 'extra',
} as const satisfies Record<TranslateType, string>;

const readData = z.strictObject({
  title: z.string().optional(),
  description: z.string().optional(),
  note: z.string().optional(),
});

const changedSource = z.strictObject({ before: z.string(), after: z.string() });

/**
 * A view of a record's texts in one language (rule 35a). Its id is `{type}.{record}.{locale}`. Its version
 * is the record's, so that a conflict with any change of the record is detected. `missing` are the fields that the
 * default language has and this one lacks; `changed_sources` are the default language's texts that have changed since
 * they were translated, and `outdated` says whether there are any; `suggested` are the texts of a machine that nobody has
 * written since. A locked title is neither missing nor outdated.
 */
export const translate = resource(
  'translates',
  {
    locale: localeCode,
    default: z.boolean(),
    enabled: z.boolean(),
    translate_type: z.enum(TRANSLATE_TYPES),
    data: readData,
    missing: z.array(z.enum(TEXT_FIELDS)),
    outdated: z.boolean(),
    changed_sources: z.strictObject({
      title: changedSource.optional(),
      description: changedSource.optional(),
      note: changedSource.optional(),
    }),
    suggested: z.array(z.enum(TEXT_FIELDS)),
    title_locked: z.boolean(),
  },
  {
    menu: toOne('menus').optional(),
    section: toOne('sections').optional(),
    item: toOne('items').optional(),
    settings: toOne('settings').optional(),
    extra: toOne('extras').optional(),
  },
  versioned,
);

const count = z.int().nonnegative();

/** How many texts there are to say in a language, how many of them it lacks, and how many are of an older source or of a machine. */
const progress = { texts: count, missing: count, outdated: count, suggested: count };

/**
 * A language of the venue, by its code: how far the texts of all menus are said in it, and those of each menu. A text counts when
 * any language of the venue has it; one that the main language lacks is missing there.
 */
export const language = resource(
  'languages',
  {
    default: z.boolean(),
    ...progress,
    menus: z.array(
      z.strictObject({ menu_id: z.string(), title: z.string(), enabled: z.boolean(), ...progress }),
    ),
  },
  {},
);

/** The rules of a translation's texts. */
export const TRANSLATE_TEXTS = {
  // An empty text clears (rule 35a), so a title may be empty here, but not shorter than a title otherwise.
  title: textOrNone(TEXT.title).optional(),
  description: lines(TEXT.description).optional(),
  note: lines(TEXT.note).optional(),
};

const writeData = z.strictObject(TRANSLATE_TEXTS);

const target = <T extends string>(type: T) =>
  z.strictObject({ data: z.strictObject({ type: z.literal(type), id: uuid }) });

const targets = {
  menu: target('menus'),
  section: target('sections'),
  item: target('items'),
  settings: target('settings'),
  extra: target('extras'),
};

/** A new translation: its locale, its texts and its one record. */
export const translateCreate = record(
  'translates',
  { locale: localeCode, enabled: z.boolean().optional(), data: writeData.optional() },
  targets,
);

/**
 * A wish for suggested translations into a language: of a record's texts, all of its kind unless `fields` names some, or
 * without a record of the next missing ones of the menu, after the first `skip`.
 */
export const suggestionCreate = record(
  'suggestions',
  {
    locale: localeCode,
    fields: z.array(z.enum(TEXT_FIELDS)).min(1).max(TEXT_FIELDS.length).optional(),
    skip: z.int().min(0).max(1_000_000).optional(),
  },
  targets,
);

/**
 * The answer: the translations of the texts, how many texts were stored, how many missing ones are left behind them, and those
 * that were not stored because their suggestion breaks a rule, with its code. Those are still missing, and the next call skips them.
 */
export const suggested = all(translate).extend({
  meta: z.strictObject({
    stored: count,
    left: count,
    unfit: z.array(z.strictObject({ id: z.string(), field: z.enum(TEXT_FIELDS), code: z.string() })),
  }),
});

/**
 * The acceptance of a machine's suggestions as they stand: of a record, with an item of its extras too, or of all of the menu;
 * in one language, or in all.
 */
export const suggestionsAccepted = record(
  'suggestions',
  { locale: localeCode.optional(), accepted: z.literal(true) },
  { menu: targets.menu, section: targets.section, item: targets.item },
);

/** The answer: how many texts were accepted. */
export const acceptedCount = z.strictObject({ meta: z.strictObject({ accepted: count }) });

/** A change of a translation. A text that is written is right, the same text as before too. */
export const translateChange = record('translates', {
  locale: localeCode.optional(),
  enabled: z.boolean().optional(),
  data: writeData.optional(),
});

/** The texts of a translation's write call. */
export type TranslateData = z.output<typeof writeData>;

/** The texts of each kind of record; those of its settings are stored on the record itself (rule 32). */
export const TRANSLATE_FIELDS: Record<TranslateType, readonly (keyof TranslateData)[]> = {
  menus: ['title'],
  sections: ['title'],
  items: ['title'],
  extras: ['title'],
  settings: ['description', 'note'],
};
