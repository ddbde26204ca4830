import type { Locale } from '@sofra/contract/languages/locales';
import { MOST } from '@sofra/contract/limits';
import type { TextsByLocale } from '@sofra/contract/publishing/publishing';
import type { Values } from '../activity/differences.ts';
import { withPrice } from '../activity/prices.ts';
import { textsIn } from '../catalogue/present.ts';
import type { PublishedRow, PublishedRows, RowChange } from './changes-between.ts';
import type { Reviewed } from './review.ts';

/** When a record was changed last, and by whom. */
export type Told = { at: Date; actor: string | null; support_actor: string | null };

/** The name of a record among those of a venue. */
const keyOf = ({ type, id }: Pick<PublishedRow, 'type' | 'id'>) => `${type}/${id}`;

function titleOf({ type, columns }: PublishedRow, locale: Locale): string | null {
  const { full_name: ofVenue, name, texts } = columns;
  if (type === 'venues') return String(ofVenue);
  return texts ? (textsIn(texts as TextsByLocale, locale).title ?? null) : name ? String(name) : null;
}

/** A change as it is told: a record before and after. */
type Sides = Pick<RowChange, 'before' | 'after'>;

/** A venue's changes as they are read: the rows of both sides, and what the database tells of them. */
export type Facts = {
  before: PublishedRows;
  after: PublishedRows;
  /** The newest activity that names a record, by `keyOf`. */
  told: ReadonlyMap<string, Told>;
  /** The rows that are there on both sides, and that guests see on one alone. */
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
function sidesOf({ row, changes }: Reviewed, { off }: Facts): Sides[] {
  return changes.map(({ before, after }) => {
    if (after === null && off.has(row.id)) return { before: { disabled: false }, after: { disabled: true } };
    if (before === null && off.has(row.id))
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

/** What differs between two sides, as the wire shows it, with how many changes there was no room for. */
export function toldChanges(reviewed: readonly Reviewed[], facts: Facts) {
  // A likely mistake is never left out for another change.
  const gravest = reviewed.toSorted((one, other) => other.doubts.length - one.doubts.length);
  const listed = new Set(gravest.slice(0, MOST.previewChanges));
  return {
    data: reviewed.filter((one) => listed.has(one)).map((one) => present(one, facts)),
    left_out: reviewed.length - listed.size,
  };
}
