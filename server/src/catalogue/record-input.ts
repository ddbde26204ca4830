import type { Problem } from '@sofra/contract/api/problems';
import { contradiction, type Statements } from '@sofra/contract/catalogue/ingredient-states';
import type { ExtraWrite } from '@sofra/contract/catalogue/items';
import { LEVELS, type Level } from '@sofra/contract/catalogue/levels';
import type { AttachmentWrite } from '@sofra/contract/catalogue/settings-record';
import type { Locale } from '@sofra/contract/languages/locales';
import type { Texts } from '@sofra/contract/publishing/publishing';
import type { Schedule } from '@sofra/contract/schedules/schedules';
import { Refusal } from '../platform/http/answer.ts';
import type { ColumnsPatch, TextsPatch } from './new-columns.ts';
import { priceProblems } from './prices.ts';
import type { Columns } from './tree.ts';

/** A level's record in a write call, checked by its schema: what any level may carry, a level's own attributes among it. */
export type RecordWrite = {
  id?: string | undefined;
  meta?: { version?: number; position?: number } | undefined;
  attributes: Omit<Columns, 'texts'> & {
    title?: string | undefined;
    position?: number | undefined;
    checked?: true | undefined;
  };
  relationships?:
    | {
        settings?: { data: SettingsWrite } | undefined;
        extras?: { data: ExtraWrite[] } | undefined;
      }
    | undefined;
};

type SettingsWrite = {
  id?: string | undefined;
  attributes: {
    description?: string | undefined;
    note?: string | undefined;
    schedule?: Schedule | undefined;
    attachments?: { attributes: AttachmentWrite }[] | undefined;
  };
  relationships?: { attachments?: { data: { attributes: AttachmentWrite }[] } | undefined } | undefined;
};

/**
 * A write call's record, taken apart: columns to set, the place in the list, whether somebody has checked it as it is, the picture
 * and the extras.
 */
export type RecordInput = {
  values: ColumnsPatch;
  position: number | undefined;
  checked: boolean;
  photo: AttachmentWrite | undefined;
  extras: ExtraWrite[];
};

/** The pointer to a record's settings within it. */
export const SETTINGS = '/relationships/settings/data';

/** The pointer to a record's picture within it. */
export const PHOTO = `${SETTINGS}/relationships/attachments/data/0/attributes/resource`;

/** The texts of a write call as a patch of one language; an empty one clears the field. */
export function textsPatch(
  locale: Locale,
  sent: { [F in keyof Texts]?: string | undefined },
): { texts?: TextsPatch } {
  const fields = Object.entries(sent).filter(([, text]) => text !== undefined);
  if (fields.length === 0) return {};
  return { texts: { [locale]: Object.fromEntries(fields.map(([field, text]) => [field, text || null])) } };
}

/** The problem of an ingredient that is named in two lists. */
function contradictionIn(attributes: Partial<Statements>, pointer: string): Problem[] {
  const found = contradiction(attributes);
  return found
    ? [{ code: 'duplicate_value', pointer: `${pointer}/attributes/${found.list}/${found.index}` }]
    : [];
}

function problemsOf(level: Level, record: RecordWrite, pointer: string): Problem[] {
  const problems = contradictionIn(record.attributes as Partial<Statements>, pointer);
  problems.push(...priceProblems(record.attributes.price, `${pointer}/attributes/price`));
  const schedule = record.relationships?.settings?.data.attributes.schedule;
  if (schedule && !(LEVELS[level].schedules as readonly string[]).includes(schedule.type))
    problems.push({
      code: 'schedule_type_not_allowed',
      pointer: `${pointer}${SETTINGS}/attributes/schedule_type`,
    });
  record.relationships?.extras?.data.forEach(({ attributes }, index) => {
    const at = `${pointer}/relationships/extras/data/${index}`;
    problems.push(...priceProblems(attributes.price, `${at}/attributes/price`, { mayBeZero: true }));
    problems.push(...contradictionIn(attributes as Partial<Statements>, at));
  });
  return problems;
}

/**
 * Takes a record of a write call apart. Titles, descriptions and notes are the texts of the venue's default language
 * (rule 35a). Refuses with what its schema cannot know: price bounds, an ingredient in two lists (`duplicate_value`), and a
 * schedule that the level doesn't offer.
 */
export function readRecord(
  level: Level,
  record: RecordWrite,
  locale: Locale,
  pointer = '/data',
): RecordInput {
  const problems = problemsOf(level, record, pointer);
  if (problems.length > 0) throw new Refusal(problems);
  const { title, position, checked = false, ...own } = record.attributes;
  const settings = record.relationships?.settings?.data;
  const { description, note, schedule, attachments } = settings?.attributes ?? {};
  return {
    values: { ...own, ...textsPatch(locale, { title, description, note }), ...(schedule && { schedule }) },
    position,
    checked,
    photo: (settings?.relationships?.attachments?.data ?? attachments)?.[0]?.attributes,
    extras: record.relationships?.extras?.data ?? [],
  };
}
