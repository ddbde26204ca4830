import { LOCALE_CODES, type Locale } from '@sofra/contract/languages/locales';
import { TEXT_FIELDS, type Texts } from '@sofra/contract/publishing/publishing';
import { changedSources, suggestedFields, type Translatable } from './translation-sources.ts';

/** How many texts there are to say in a language, how many of them it lacks, and how many are of an older source or of a machine. */
export type Progress = { texts: number; missing: number; outdated: number; suggested: number };

/** The progress of no texts at all. */
export const NO_PROGRESS: Progress = { texts: 0, missing: 0, outdated: 0, suggested: 0 };

// The title, and what the settings have: all texts of a record.
const TYPES = ['menus', 'settings'] as const;

/** The texts of a record that some language has; a locked title is the main language's alone. */
function saidFields({ texts, title_locked }: Translatable, locale: Locale, main: Locale): (keyof Texts)[] {
  return TEXT_FIELDS.filter(
    (field) =>
      LOCALE_CODES.some((code) => texts[code]?.[field]) &&
      !(field === 'title' && title_locked && locale !== main),
  );
}

/** Counts a record's texts in a language of its venue, whose main language is `main`. */
export function progressOf(row: Translatable, locale: Locale, main: Locale): Progress {
  const said = saidFields(row, locale, main);
  const kinds = TYPES.map((type) => ({ type, locale }));
  return {
    texts: said.length,
    missing: said.filter((field) => !row.texts[locale]?.[field]).length,
    outdated: kinds.flatMap((kind) => Object.keys(changedSources(row, kind, main))).length,
    suggested: kinds.flatMap((kind) => suggestedFields(row.texts, kind, main)).length,
  };
}

/** The sum of two progresses. */
export const addProgress = (one: Progress, other: Progress): Progress => ({
  texts: one.texts + other.texts,
  missing: one.missing + other.missing,
  outdated: one.outdated + other.outdated,
  suggested: one.suggested + other.suggested,
});
