import { codePoints } from '@sofra/contract/api/fields';
import {
  TRANSLATE_FIELDS,
  type TranslateData,
  type TranslateType,
} from '@sofra/contract/catalogue/translations';
import type { Locale } from '@sofra/contract/languages/locales';
import { SUGGESTIONS } from '@sofra/contract/limits';
import { TEXT_FIELDS } from '@sofra/contract/publishing/publishing';
import { sql } from 'kysely';
import type { TranslationId } from '../catalogue/translation-ids.ts';
import type { TextRow } from '../catalogue/translations.ts';
import type { Node } from '../catalogue/tree.ts';
import type { Db } from '../platform/database/tables.ts';
import { refuse } from '../platform/http/answer.ts';

/** A text to translate: its record and field, its source, and its translation at that time. */
export type Wanted = {
  node: Node;
  id: string;
  field: keyof TranslateData;
  source: string;
  before: string | null;
};

/** The kind of translation that a record's text is in. */
export const typeOf = ({ node, field }: Pick<Wanted, 'node' | 'field'>): TranslateType =>
  field === 'title' ? node : 'settings';

/**
 * The texts of a menu that a language lacks, in the order of its tree: as many as a call takes, after the first `skip`; and the
 * number of all. Locked titles are not missing.
 */
export async function missingTexts(
  db: Db,
  menuId: string,
  { main, locale, skip }: { main: Locale; locale: Locale; skip: number },
): Promise<{ wanted: Wanted[]; total: number }> {
  const { rows } = await sql<Wanted & { total: number }>`
    with said as (
      select 'menus' as node, id, texts, title_locked, 0 as a, 0 as b, 0 as c from menus where id = ${menuId}
      union all select 'sections', id, texts, title_locked, position, 0, 0
        from sections where parent_id = ${menuId} and deleted_at is null
      union all select 'items', i.id, i.texts, i.title_locked, s.position, i.position, 0
        from items i join sections s on s.id = i.parent_id
        where s.parent_id = ${menuId} and s.deleted_at is null and i.deleted_at is null
      union all select 'extras', e.id, e.texts, false, s.position, i.position, e.position
        from extras e join items i on i.id = e.parent_id join sections s on s.id = i.parent_id
        where s.parent_id = ${menuId} and s.deleted_at is null and i.deleted_at is null and e.deleted_at is null)
    select node, id, field, texts #>> array[${main}, field] as source, null as before, count(*) over () as total
    from said, unnest(${[...TEXT_FIELDS]}::text[]) with ordinality as fields(field, place)
    where texts #>> array[${main}, field] is not null and texts #>> array[${locale}, field] is null
      and not (title_locked and field = 'title')
    order by a, b, c, place limit ${SUGGESTIONS.texts}::int offset ${skip}::int`.execute(db);
  const wanted = rows.map(({ total: _, ...one }) => one);
  return { wanted: inOneCall(wanted), total: rows[0]?.total ?? 0 };
}

/** The first texts that a call takes, by their length. */
function inOneCall(wanted: readonly Wanted[]): Wanted[] {
  let room: number = SUGGESTIONS.codePoints;
  const past = wanted.findIndex(({ source }) => {
    room -= codePoints(source);
    return room < 0;
  });
  return past < 0 ? [...wanted] : wanted.slice(0, Math.max(1, past));
}

/** The texts of a record that its main language has, all of its kind or the named ones; a locked title is passed over. */
export function textsOfRecord(
  { node, id, texts, title_locked }: TextRow,
  { type, locale }: TranslationId,
  main: Locale,
  fields: readonly (keyof TranslateData)[] = TRANSLATE_FIELDS[type],
): Wanted[] {
  for (const [index, field] of fields.entries())
    if (!TRANSLATE_FIELDS[type].includes(field))
      refuse('unknown_field', {
        pointer: `/data/attributes/fields/${index}`,
        parameters: { value: field },
      });
  return [...new Set(fields)].flatMap((field) => {
    const source = texts[main]?.[field];
    if (!source || (field === 'title' && title_locked)) return [];
    return [{ node, id, field, source, before: texts[locale]?.[field] ?? null }];
  });
}
