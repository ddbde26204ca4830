import type { Locale } from '@sofra/contract/languages/locales';
import type { TFunction } from 'i18next';
import { isolateAmongNames } from '../platform/isolate.ts';
import type { Activity } from './activity.ts';

/** A record's part of an activity. */
export type Change = Activity['changes'][number];
/** The columns of one side of a change. */
export type Values = NonNullable<Change['before']>;
/** The texts of a record by language. */
export type Texts = Record<string, Record<string, unknown> | null>;

/**
 * The translator for an activity's lines, its language, and the venue's main language, which lines do not name. `isFull`:
 * long texts and lists stand in their lines too.
 */
export type Words = { t: TFunction; locale: string; mainLocale: string | undefined; isFull?: boolean };

/** An activity with the words for its lines. */
export type LineContext = Words & { activity: Activity };

/** A name as it stands among the words of a line. */
export const isolated = ({ locale }: LineContext, name: string) => isolateAmongNames(name, locale as Locale);

/** A record as an activity tells of it. */
export const recordOf = ({ activity }: LineContext, id: unknown) =>
  activity.records.find(({ record_id }) => record_id === id);

/** A record's name: the one that it has now, else the one that it had then. */
export function nameOf(context: LineContext, { record_id, before, after }: Change): string {
  const known = recordOf(context, record_id)?.title;
  if (known) return isolated(context, known);
  const texts = Object.values({ ...(before?.texts as Texts), ...(after?.texts as Texts) });
  const then = texts.map((words) => words?.title).find((title) => typeof title === 'string');
  return isolated(context, then ?? context.activity.title ?? '');
}

/** A text that says something. */
export const textOf = (value: unknown) => (typeof value === 'string' && value !== '' ? value : undefined);

/** The word of a line for a field that says nothing. */
export const NOTHING = '–';
