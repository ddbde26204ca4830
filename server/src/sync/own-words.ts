import { STATEMENTS, type Statements } from '@sofra/contract/catalogue/ingredient-states';
import { sql } from 'kysely';
import type { Db } from '../platform/database/tables.ts';

/** The ingredients of which a branch's own word stands, by the ids of its dishes and extras. */
export type OwnWords = ReadonlyMap<string, ReadonlySet<string>>;

/** A change of what a row states, by a sync or by a person. */
type Told = { id: string; is_synced: boolean; before: Partial<Statements>; after: Partial<Statements> };

/** The ingredients that a change has brought into a list or taken out of one. */
const touchedBy = ({ before, after }: Told): string[] =>
  STATEMENTS.flatMap((list) => {
    const [was, is] = [before[list] ?? [], after[list] ?? []];
    return [...was.filter((key) => !is.includes(key)), ...is.filter((key) => !was.includes(key))];
  });

/** The ingredients of which people of the branch, and no sync, have said the last word, by the ids of these rows. */
export async function ownWords(db: Db, branchId: string, ids: readonly string[]): Promise<OwnWords> {
  const own = new Map<string, Set<string>>();
  if (ids.length === 0) return own;
  const { rows } = await sql<Told>`
    select change -> 'record' ->> 'id' as id, a.action = 'sync' as is_synced, change -> 'before' as before,
      change -> 'after' as after
    from activity a cross join lateral jsonb_array_elements(a.changes) as change
    where a.venue_id = ${branchId} and not a.undone and a.undoes is null
      and change -> 'record' ->> 'id' = any(${[...ids]}::text[]) and jsonb_typeof(change -> 'before') = 'object'
      and change -> 'after' ?| ${[...STATEMENTS]}::text[]
    order by a.id`.execute(db);
  for (const told of rows) {
    const words = own.get(told.id) ?? new Set();
    for (const key of touchedBy(told)) {
      if (told.is_synced) words.delete(key);
      else words.add(key);
    }
    own.set(told.id, words);
  }
  return own;
}
