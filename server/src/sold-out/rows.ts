import type { Locale } from '@sofra/contract/languages/locales';
import type { TextsByLocale } from '@sofra/contract/publishing/publishing';
import type { Availability } from '@sofra/contract/sold-out/sold-out';
import { type RawBuilder, sql } from 'kysely';
import { textsIn } from '../catalogue/present.ts';
import { ancestorsOf, climb, within } from '../catalogue/tree.ts';
import type { Db } from '../platform/database/tables.ts';
import { isInForce, markColumn, SELLABLE, type Sellable } from './marks.ts';

/** An item or an extra with the mark that counts now, if any. */
export type SellableRow = {
  node: Sellable;
  id: string;
  texts: TextsByLocale;
  above: TextsByLocale[];
  since: Date | null;
  until: Date | null;
  actor: string | null;
};

async function rowsOf(
  db: Db,
  node: Sellable,
  venueId: string,
  now: Date,
  condition: RawBuilder<unknown>,
): Promise<SellableRow[]> {
  const above = [...ancestorsOf(node)].reverse().map((table) => sql.ref(`${table}.texts`));
  const { rows } = await sql<SellableRow>`
    select ${sql.lit(node)} as node, ${sql.ref(`${node}.id`)} as id, ${sql.ref(`${node}.texts`)} as texts,
      json_build_array(${sql.join(above)}) as above, sold_out.since, sold_out.until,
      (select concat_ws(' ', first_name, last_name) from users
        where users.id = coalesce(sold_out.support_user_id, sold_out.user_id)) as actor
    from ${climb(node)} left join sold_out on sold_out.venue_id = menus.parent_id
      and ${markColumn(node)} = ${sql.ref(`${node}.id`)} and ${isInForce(now)}
    where ${within(node, { venueId, above: [] })} and ${condition}`.execute(db);
  return rows;
}

/** The items and extras of these ids in a venue, by id; those of the bin are not there. */
export async function rowsById(
  db: Db,
  venueId: string,
  now: Date,
  ids: readonly string[],
): Promise<Map<string, SellableRow>> {
  const found: SellableRow[] = [];
  for (const node of SELLABLE)
    found.push(
      ...(await rowsOf(db, node, venueId, now, sql`${sql.ref(`${node}.id`)} = any(${[...ids]}::uuid[])`)),
    );
  return new Map(found.map((row) => [row.id, row]));
}

/** The items and extras that are sold out in a venue now, the last one first. */
export async function soldOutRows(db: Db, venueId: string, now: Date): Promise<SellableRow[]> {
  const found: SellableRow[] = [];
  for (const node of SELLABLE)
    found.push(...(await rowsOf(db, node, venueId, now, sql`sold_out.since is not null`)));
  const time = ({ since }: SellableRow) => since?.getTime() ?? 0;
  return found.sort((one, other) => time(other) - time(one));
}

/** An item or an extra as the wire shows it. */
export function presentRow(
  { node, id, texts, above, since, until, actor }: SellableRow,
  locale: Locale,
): Availability {
  const titleOf = (said: TextsByLocale) => textsIn(said, locale).title ?? '';
  return {
    type: 'availabilities',
    id,
    attributes: {
      record_type: node,
      title: titleOf(texts),
      above: above.map(titleOf),
      sold_out: since !== null,
      since: since?.toISOString() ?? null,
      until: until?.toISOString() ?? null,
      actor,
    },
  };
}
