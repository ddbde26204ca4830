import { SOLD_OUT } from '@sofra/contract/limits';
import { candidatesOf } from '../catalogue/search-candidates.ts';
import { type Candidate, rankMatches, searchWords } from '../catalogue/search-ranking.ts';
import type { Db } from '../platform/database/tables.ts';
import type { WhoseVenue } from '../sessions/who.ts';
import { SELLABLE, type Sellable } from './marks.ts';
import { rowsById, type SellableRow } from './rows.ts';

/** Finds items and extras of a venue by their titles, the nearest first. */
export async function findSellable(
  db: Db,
  { id, defaultLocale, extraLocales }: WhoseVenue,
  now: Date,
  query: string,
): Promise<SellableRow[]> {
  const words = searchWords(query);
  if (words.length === 0) return [];
  const candidates: Candidate<Sellable>[] = [];
  for (const node of SELLABLE) candidates.push(...(await candidatesOf(db, node, id, words)));
  const matches = rankMatches(candidates, words, [defaultLocale, ...extraLocales], SOLD_OUT.found);
  const ids = matches.map(({ candidate }) => candidate.id);
  const rows = await rowsById(db, id, now, ids);
  return ids.flatMap((found) => rows.get(found) ?? []);
}
