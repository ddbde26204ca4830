import { type Held, type Holder, noRoom } from '@sofra/contract/catalogue/room';
import { ROOM } from '@sofra/contract/limits';
import { type RawBuilder, sql } from 'kysely';
import type { Db } from '../platform/database/tables.ts';
import { Refusal } from '../platform/http/answer.ts';
import { lengthOf } from './positions.ts';
import { ancestorsOf, climb, climbThroughBin, type Node, parentNode } from './tree.ts';

/** The counts of whole menus that are stored with them (`counts.ts`). */
const STORED: Partial<Record<Held, string>> = { sections: 'section_count', items: 'item_count' };

/** SQL: how many living records of a table a row `h` of its holder's table holds. */
function countIn(holder: Holder, held: Held): RawBuilder<unknown> {
  if ((parentNode(held) ?? 'venues') === holder) return lengthOf(held, sql`h.id`);
  const stored = STORED[held];
  if (!stored)
    return sql`(select count(*) from ${climb(held)} where ${sql.ref(`${held}.deleted_at`)} is null
      and ${holder === 'venues' ? sql`menus.parent_id` : sql.ref(`${holder}.id`)} = h.id)`;
  if (holder === 'menus') return sql.ref(`h.${stored}`);
  return sql`(select coalesce(sum(${sql.ref(stored)}), 0) from menus where parent_id = h.id and deleted_at is null)`;
}

/** SQL: the ids of the holders in one table above lists of a node, which are given by their parents. */
function holdersOf(node: Node, holder: Holder, parentIds: readonly string[]): RawBuilder<unknown> {
  const parent = parentNode(node);
  const given = sql`any(${[...parentIds]}::uuid[])`;
  if (!parent) return sql`select id from venues where id = ${given}`;
  const id = holder === 'venues' ? sql`menus.parent_id` : sql.ref(`${holder}.id`);
  return sql`select ${id} from ${climbThroughBin(parent)} where ${sql.ref(`${parent}.id`)} = ${given}`;
}

type Full = { holder: Holder; held: Held; max: number };

/**
 * Refuses with `no_room` when a record holds more than it may, after rows of the tables `came` have come into lists of `node`,
 * which are given by their parents. What holds the list of the parent `from` too is not asked, for the rows were there before.
 * The venue's lock must be held, and the counts be updated.
 */
export async function assertRoom(
  db: Db,
  node: Node,
  parentIds: readonly string[],
  came: readonly Node[],
  from?: string,
): Promise<void> {
  const holders: Holder[] = [...ancestorsOf(node).filter((above) => above !== 'extras'), 'venues'];
  const rules = holders.flatMap((holder) =>
    Object.entries(ROOM[holder]).flatMap(([name, max]) => {
      const held = name as Held;
      if (!came.includes(held)) return [];
      const known = from === undefined ? sql`` : sql`and h.id not in (${holdersOf(node, holder, [from])})`;
      return sql`
        select ${sql.lit(holder)} as holder, ${sql.lit(held)} as held, ${sql.lit(max)}::int as max
        from ${sql.table(holder)} h where h.id in (${holdersOf(node, holder, parentIds)}) ${known}
          and ${countIn(holder, held)} > ${sql.lit(max)}`;
    }),
  );
  const { rows } = await sql<Full>`${sql.join(rules, sql` union all `)} limit 1`.execute(db);
  const [full] = rows;
  if (full) throw new Refusal([noRoom(full.holder, full.held, full.max)]);
}
