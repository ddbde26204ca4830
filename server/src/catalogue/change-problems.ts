import { priceProblem } from '@sofra/contract/prices';
import type { Problem } from '@sofra/contract/problems';
import { sql } from 'kysely';
import type { Db } from '../platform/tables.ts';
import type { Patch } from './change.ts';
import { climb, isLevel, type Node, type Place, within } from './tree.ts';

/**
 * What was wrong with which record of a change that was refused: one that is not in its list, or a price that is not
 * allowed once it is rounded to the menu's currency. It is asked only then: what is right needs no such look.
 */
export async function changeProblems(
  db: Db,
  node: Node,
  place: Place,
  patches: readonly Patch[],
): Promise<Problem[]> {
  const id = sql.ref(`${node}.id`);
  const ids = patches.map((patch) => patch.id);
  const { rows } = await sql<{ id: string; currency: string }>`
    select ${id}, menus.currency from ${climb(node)}
    where ${within(node, place)} and ${id} = any(${ids}::uuid[])`.execute(db);
  const currencies = new Map(rows.map((row) => [row.id, row.currency]));
  return patches.flatMap(({ id, values: { price }, at }): Problem[] => {
    const currency = currencies.get(id);
    if (currency === undefined)
      return [at === undefined ? { code: 'not_found' } : { code: 'unknown_record', pointer: `${at}/id` }];
    const problem = price === undefined ? undefined : priceProblem(String(price), !isLevel(node), currency);
    return problem ? [{ ...problem, pointer: `${at ?? '/data'}/attributes/price` }] : [];
  });
}
