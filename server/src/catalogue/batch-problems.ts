import type { Level } from '@sofra/contract/levels';
import { priceProblem } from '@sofra/contract/prices';
import type { Problem } from '@sofra/contract/problems';
import { sql } from 'kysely';
import type { Db } from '../platform/tables.ts';
import type { Patch } from './change.ts';
import { climb, type Place, within } from './tree.ts';

/**
 * What was wrong with which record of a batch that was refused: one that is not in its list, or a price that is not
 * allowed once it is rounded to the menu's currency. It is asked only then: what is right needs no such look.
 */
export async function batchProblems(
  db: Db,
  level: Level,
  place: Place,
  patches: readonly Patch[],
): Promise<Problem[]> {
  const id = sql.ref(`${level}.id`);
  const ids = patches.map((patch) => patch.id);
  const { rows } = await sql<{ id: string; currency: string }>`
    select ${id}, menus.currency from ${climb(level)}
    where ${within(level, place)} and ${id} = any(${ids}::uuid[])`.execute(db);
  const currencies = new Map(rows.map((row) => [row.id, row.currency]));
  return patches.flatMap(({ id, values: { price } }, index): Problem[] => {
    const currency = currencies.get(id);
    if (currency === undefined) return [{ code: 'unknown_record', pointer: `/data/${index}/id` }];
    const problem = price === undefined ? undefined : priceProblem(String(price), false, currency);
    return problem ? [{ ...problem, pointer: `/data/${index}/attributes/price` }] : [];
  });
}
