import type { ACTIVITY_FIELDS } from '@sofra/contract/history/history';
import { DEFAULT_LOCALE } from '@sofra/contract/languages/locales';
import { withPrice } from '../activity/prices.ts';
import type { Db } from '../platform/database/tables.ts';
import type { AccountWho } from '../sessions/who.ts';
import type { ActivityRow } from './activities.ts';
import { type About, MOST_NAMED, namesOf } from './names.ts';
import { canBeUndone } from './undo.ts';

type Named = { title?: unknown; name?: unknown; texts?: Record<string, { title?: unknown }> };

function titleIn(values: unknown): string | null {
  const { title, name, texts } = (values ?? {}) as Named;
  const said = [title, name, ...Object.values(texts ?? {}).map((text) => text?.title)];
  return said.find((word): word is string => typeof word === 'string') ?? null;
}

const valuesOf = (values: unknown, currency: string | null | undefined) =>
  values !== null && typeof values === 'object'
    ? withPrice(values as Record<string, unknown>, currency)
    : null;

type Side = Record<string, unknown> | null;

/** Whether an undo would find its records where the activity left them; a moved menu takes its own along. */
function isInReach({ venue_id: own, changes }: ActivityRow, records: readonly About[]): boolean {
  const venueOf = new Map(records.map(({ record_id, venue_id }) => [record_id, venue_id]));
  const isIn = (venue: unknown, id: unknown) => (venueOf.get(String(id)) ?? venue) === venue;
  return changes.every((change) => {
    const { id, type } = change.record;
    const [from, to] = [change.before, change.after].map((side) => (side as Side)?.parent_id);
    return type === 'menus' ? isIn(to ?? from ?? own, id) : isIn(own, id) && isIn(own, from);
  });
}

function present(activity: ActivityRow, abouts: About[], undoable: boolean) {
  const { number, at, action, actor, support_actor, venue, changes, undone, undoes } = activity;
  const [first] = changes;
  const currencies = new Map(abouts.map(({ record_id, currency }) => [record_id, currency]));
  const records = abouts.map(({ venue_id: _, ...about }) => about);
  return {
    type: 'activities',
    id: String(number),
    attributes: {
      at: at.toISOString(),
      actor: actor ?? '',
      support_actor,
      venue,
      action,
      record_type: first?.record.type ?? '',
      record_id: first?.record.id ?? '',
      title: titleIn(first?.after) ?? titleIn(first?.before),
      changes: changes.map(({ record, before, after }) => ({
        record_type: record.type,
        record_id: record.id,
        before: valuesOf(before, currencies.get(record.id)),
        after: valuesOf(after, currencies.get(record.id)),
      })),
      records,
      undoable,
      undone,
      undoes: undoes === null ? null : String(undoes),
    },
  };
}

/** Activities as the wire shows them: with present names, in the language of the caller's venue. */
export async function presentActivities(db: Db, who: AccountWho, now: Date, rows: readonly ActivityRow[]) {
  const names = await namesOf(db, who.accountId, rows, who.venue?.defaultLocale ?? DEFAULT_LOCALE);
  return rows.map((row) => {
    const abouts = names.get(row.id) ?? [];
    return present(row, abouts, canBeUndone(row, who.venue?.id, now) && isInReach(row, abouts));
  });
}

type Presented = Awaited<ReturnType<typeof presentActivities>>[number];
type Values = Presented['attributes']['changes'][number]['before'];
type Field = (typeof ACTIVITY_FIELDS)[number];

/** One side of a change, without the positions of a reorder that is shown as a whole. */
function gistOf(side: Values): Values {
  const places = Object.keys(side?.positions ?? {}).length;
  return places > MOST_NAMED ? { ...side, positions: {} } : side;
}

/** An activity with only the requested fields (`someOfActivity`). */
export function someOf({ attributes, ...activity }: Presented, fields: readonly Field[]) {
  const gist = () =>
    attributes.changes.map((change) => ({
      ...change,
      before: gistOf(change.before),
      after: gistOf(change.after),
    }));
  const asked = fields.map((name) => [name, name === 'gist' ? gist() : attributes[name]]);
  return { ...activity, attributes: Object.fromEntries(asked) };
}
