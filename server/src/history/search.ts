import { LEVEL_NAMES, type Level } from '@sofra/contract/catalogue/levels';
import type { TextsByLocale } from '@sofra/contract/publishing/publishing';
import { sql } from 'kysely';
import { textsIn } from '../catalogue/present.ts';
import { candidatesOf } from '../catalogue/search-candidates.ts';
import { type Candidate, type Match, rankMatches, searchWords } from '../catalogue/search-ranking.ts';
import { ancestorsOf, climb } from '../catalogue/tree.ts';
import type { Db } from '../platform/database/tables.ts';
import type { WhoseVenue } from '../sessions/who.ts';

type Above = { id: string; texts: TextsByLocale };
type FoundRow = Above & { position: number; above: Above[] };

/** The found records: texts, positions, and the ancestors from the menu down. */
async function foundRows(db: Db, level: Level, ids: readonly string[]): Promise<FoundRow[]> {
  if (ids.length === 0) return [];
  const own = (column: string) => sql.ref(`${level}.${column}`);
  const above = [...ancestorsOf(level)]
    .reverse()
    .map(
      (node) => sql`json_build_object('id', ${sql.ref(`${node}.id`)}, 'texts', ${sql.ref(`${node}.texts`)})`,
    );
  const { rows } = await sql<FoundRow>`
    select ${own('id')}, ${own('texts')}, ${own('position')}, json_build_array(${sql.join(above)}) as above
    from ${climb(level)} where ${own('id')} = any(${[...ids]}::uuid[])`.execute(db);
  return rows;
}

/** Searches the titles of a venue's records, and presents what it finds, the nearest first. */
export async function search(db: Db, venue: WhoseVenue, query: string) {
  const words = searchWords(query);
  if (words.length === 0) return [];
  const candidates: Candidate[] = [];
  for (const level of LEVEL_NAMES) candidates.push(...(await candidatesOf(db, level, venue.id, words)));
  const matches = rankMatches(candidates, words, [venue.defaultLocale, ...venue.extraLocales]);
  const rows = new Map<string, FoundRow>();
  for (const level of LEVEL_NAMES) {
    const ids = matches
      .filter(({ candidate }) => candidate.level === level)
      .map(({ candidate }) => candidate.id);
    for (const row of await foundRows(db, level, ids)) rows.set(row.id, row);
  }
  return matches.flatMap((match) => present(match, rows.get(match.candidate.id), venue) ?? []);
}

function present({ candidate, locale }: Match, row: FoundRow | undefined, { defaultLocale }: WhoseVenue) {
  if (!row) return undefined;
  const titleOf = (texts: TextsByLocale) => textsIn(texts, defaultLocale).title ?? '';
  const levels = LEVEL_NAMES.slice(0, LEVEL_NAMES.indexOf(candidate.level));
  return {
    type: 'found' as const,
    id: candidate.id,
    attributes: {
      record_type: candidate.level,
      title: titleOf(row.texts),
      matched: row.texts[locale]?.title ?? '',
      locale,
      position: row.position,
      path: row.above.map(({ id, texts }, at) => ({
        record_type: levels[at] ?? '',
        id,
        title: titleOf(texts),
      })),
    },
  };
}
