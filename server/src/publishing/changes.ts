import type { Locale } from '@sofra/contract/languages/locales';
import { MOST } from '@sofra/contract/limits';
import { FORMAT } from '@sofra/contract/publishing/formats';
import type { Publication, TextsByLocale } from '@sofra/contract/publishing/publishing';
import { readPublication } from '@sofra/contract/publishing/stored-publications';
import { sql } from 'kysely';
import { actorNames } from '../activity/actor-names.ts';
import type { Values } from '../activity/differences.ts';
import { withPrice } from '../activity/prices.ts';
import { textsIn } from '../catalogue/present.ts';
import type { Db } from '../platform/database/tables.ts';
import { type PublishedRow, type PublishedRows, type RowChange, rowsOf } from './changes-between.ts';
import { draftText } from './draft.ts';
import { newestPublication } from './publications.ts';
import { type Reviewed, reviewOf } from './review.ts';

/** The newest unpublished activity that names a record, and whether one of them found it switched off. */
type Told = { at: Date; actor: string | null; support_actor: string | null; was_off: boolean };

const keyOf = ({ type, id }: Pick<PublishedRow, 'type' | 'id'>) => `${type}/${id}`;

/** The newest unpublished activity of each record. */
async function toldOf(db: Db, venueId: string): Promise<Map<string, Told>> {
  const { rows } = await sql<Told & { key: string }>`
    with named as (
      select concat(c.value->'record'->>'type', '/', c.value->'record'->>'id') as key, a.id,
        'true' in (c.value->'before'->>'disabled', c.value->'before'->>'disabled_here') as was_off
      from activity a cross join jsonb_array_elements(a.changes) c where a.venue_id = ${venueId} and not a.published
    ), newest as (select key, max(id) as id, coalesce(bool_or(was_off), false) as was_off from named group by key)
    select n.key, n.was_off, a.at, ${actorNames} from newest n join activity a on a.id = n.id`.execute(db);
  return new Map(rows.map(({ key, ...told }) => [key, told]));
}

/** Those of some rows that guests don't see any more and that are not deleted, but switched off. */
async function switchedOff(db: Db, ids: readonly string[]): Promise<Set<string>> {
  const there = (table: string) => sql`
    select id from ${sql.table(table)} where id = any(${[...ids]}::uuid[]) and deleted_at is null`;
  const { rows } = await sql<{ id: string }>`
    ${there('menus')} union all ${there('sections')} union all ${there('items')} union all ${there('extras')}`.execute(
    db,
  );
  return new Set(rows.map(({ id }) => id));
}

function titleOf({ type, columns }: PublishedRow, locale: Locale): string | null {
  const { full_name: ofVenue, name, texts } = columns;
  if (type === 'venues') return String(ofVenue);
  return texts ? (textsIn(texts as TextsByLocale, locale).title ?? null) : name ? String(name) : null;
}

/** A change as it is told: a record before and after. */
type Sides = Pick<RowChange, 'before' | 'after'>;

/** A venue's changes as they are read: the rows of both sides, and what the database tells of them. */
type Facts = {
  before: PublishedRows;
  after: PublishedRows;
  told: Map<string, Told>;
  off: ReadonlySet<string>;
  locale: Locale;
};

const priceIn = (columns: Values | null) => (columns?.price === undefined ? {} : { price: columns.price });

/** The one of some rows that moved, where the others stand as they did among themselves. */
function soleMoved(was: readonly string[], is: readonly string[]): string | undefined {
  const at = was.findIndex((id, place) => id !== is[place]);
  const without = (ids: readonly string[], moved: string) => ids.filter((id) => id !== moved).join();
  return [was[at], is[at]].find((moved) => moved !== undefined && without(was, moved) === without(is, moved));
}

/** The sides of a reorder: the places of the one row that moved, else of all. */
function orderSides(was: Values, is: Values): Sides {
  const moved = soleMoved(Object.keys(was), Object.keys(is));
  const places = (side: Values) => ({ positions: moved === undefined ? side : { [moved]: side[moved] } });
  return { before: places(was), after: places(is) };
}

/** The changes of a record, which says so where it is only switched off or on; a theme that is on for another one is. */
function sidesOf({ row, changes }: Reviewed, { told, off }: Facts): Sides[] {
  return changes.map(({ before, after }) => {
    if (after === null && off.has(row.id)) return { before: { disabled: false }, after: { disabled: true } };
    if (before === null && told.get(keyOf(row))?.was_off)
      return { before: { disabled: true }, after: { disabled: false, ...priceIn(after) } };
    if (row.type === 'themes' && after && 'id' in after)
      return { before: { enabled: false }, after: { enabled: true } };
    if (before?.positions && after?.positions)
      return orderSides(before.positions as Values, after.positions as Values);
    return { before, after };
  });
}

/** The records that the words of a change name: its own, those above it, where it was, and the one that stands elsewhere. */
function namedIn({ row, above }: Reviewed, sides: Sides[], { before, after }: Facts): PublishedRow[] {
  const ids = sides.flatMap(({ before: was, after: is }) => {
    const places = Object.keys((is?.positions ?? {}) as object);
    return [String(was?.parent_id), ...(places.length === 1 ? places : [])];
  });
  const others = ids.flatMap((id) => after.get(id) ?? before.get(id) ?? []);
  return [...new Set([row, ...above, ...others])];
}

function present(reviewed: Reviewed, facts: Facts) {
  const sides = sidesOf(reviewed, facts);
  const { row, above, beneath, doubts } = reviewed;
  const [menu] = [...above, row].filter(({ type }) => type === 'menus');
  const { at, actor = null, support_actor = null } = facts.told.get(keyOf(row)) ?? {};
  const currency = menu ? String(menu.columns.currency) : null;
  const record = { record_type: row.type, record_id: row.id };
  const money = (side: RowChange['before']) => side && withPrice(side, currency);
  return {
    type: 'changes' as const,
    id: `${row.type}-${row.id}`,
    attributes: {
      ...record,
      title: titleOf(row, facts.locale),
      menu: menu?.id ?? null,
      above: above.map((one) => titleOf(one, facts.locale) ?? ''),
      changes: sides.map(({ before, after }) => ({
        ...record,
        before: money(before),
        after: money(after),
      })),
      records: namedIn(reviewed, sides, facts).map((one) => ({
        record_type: one.type,
        record_id: one.id,
        title: titleOf(one, facts.locale),
        currency,
      })),
      beneath,
      doubts,
      at: at?.toISOString() ?? null,
      actor,
      support_actor,
    },
  };
}

/** The venue as guests see it before its first publication: without menus. */
const unpublished = (draft: Publication): Publication => ({ ...draft, menus: [] });

/** The changes that a publication of a venue would bring to guests now, as the wire shows them, and the number of the newest one. */
export async function changesForGuests(db: Db, venueId: string, locale: Locale) {
  const draft = readPublication(JSON.parse(await draftText(db, venueId)), FORMAT);
  const told = await toldOf(db, venueId);
  const newest = await newestPublication(db, venueId);
  const before = rowsOf(newest ?? unpublished(draft), venueId);
  const after = rowsOf(draft, venueId);
  const reviewed = reviewOf(before, after);
  const gone = reviewed.flatMap(({ row }) => (before.get(row.id) === row ? [row.id] : []));
  const facts = { before, after, told, off: await switchedOff(db, gone), locale };
  // A likely mistake is never left out for another change.
  const gravest = reviewed.toSorted((one, other) => other.doubts.length - one.doubts.length);
  const listed = new Set(gravest.slice(0, MOST.previewChanges));
  return {
    data: reviewed.filter((one) => listed.has(one)).map((one) => present(one, facts)),
    meta: { publication: newest?.number ?? null, left_out: reviewed.length - listed.size },
  };
}
