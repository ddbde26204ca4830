import type { ExtraWrite } from '@sofra/contract/catalogue/items';
import type { Locale } from '@sofra/contract/languages/locales';
import { MOST } from '@sofra/contract/limits';
import { sql } from 'kysely';
import type { Change } from '../activity/record.ts';
import type { Db, StoredTexts } from '../platform/database/tables.ts';
import { refuse } from '../platform/http/answer.ts';
import { takeNumbers } from '../venues/locks.ts';
import { deleteRows } from './delete-record.ts';
import { insertRows, newId } from './insert-rows.ts';
import { defined, newColumns } from './new-columns.ts';
import { listLength } from './positions.ts';
import { assertPrice } from './prices.ts';
import { textsPatch } from './record-input.ts';
import { assertRoom } from './room.ts';
import { changeColumns } from './set-columns.ts';
import type { Columns } from './tree.ts';

type ExistingExtra = Columns & {
  id: string;
  parent_id: string;
  version: number;
  texts: StoredTexts;
  price: string;
};

const pointerTo = (index: number, rest: string) => `/data/relationships/extras/data/${index}${rest}`;

/**
 * Writes the extras of an item as they are listed: without an id one is new, `_destroy` puts one into the bin, one that
 * is not listed stays (`docs/api.md`, Embedded records). The item must be found and the venue's lock held. Answers what to
 * record. Refuses with `unknown_record` for an id that is no extra of the item, `duplicate_value` for one that
 * stands there twice, `too_many` when the item would have more than it may.
 */
export async function writeExtras(
  db: Db,
  now: Date,
  item: { id: string; currency: string; venueId: string },
  sent: readonly ExtraWrite[],
  locale: Locale,
): Promise<Change[]> {
  const { rows } = await sql<ExistingExtra>`
    select * from extras
    where parent_id = ${item.id} and deleted_at is null`.execute(db);
  const existing = new Map(rows.map((row) => [row.id, row]));
  const changes: Change[] = [];
  const fresh: ExtraWrite[] = [];
  const seen = new Set<string>();
  for (const [index, extra] of sent.entries()) {
    const { price } = extra.attributes;
    assertPrice(price, pointerTo(index, '/attributes/price'), { currency: item.currency, mayBeZero: true });
    if (!extra.id) {
      fresh.push(extra);
      continue;
    }
    if (seen.has(extra.id)) refuse('duplicate_value', { pointer: pointerTo(index, '/id') });
    seen.add(extra.id);
    const before = existing.get(extra.id);
    if (!before) return refuse('unknown_record', { pointer: pointerTo(index, '/id') });
    changes.push(...(await writeOne(db, now, before, extra, { currency: item.currency, locale })));
  }
  const removed = changes.filter(({ after }) => after === null).length;
  if (rows.length - removed + fresh.length > MOST.extras)
    refuse('too_many', { pointer: '/data/relationships/extras/data', parameters: { max: MOST.extras } });
  return [...changes, ...(await addExtras(db, now, item, fresh, locale))];
}

async function writeOne(
  db: Db,
  now: Date,
  before: ExistingExtra,
  { attributes }: ExtraWrite,
  { currency, locale }: { currency: string; locale: Locale },
): Promise<Change[]> {
  const { _destroy, title, ...values } = attributes;
  if (_destroy) return deleteRows(db, now, 'extras', before.parent_id, [before.id]);
  const patch = { ...textsPatch(locale, { title }), ...values };
  const columns = newColumns(before, patch, { currency, exact: false });
  return changeColumns(db, now, 'extras', before, columns);
}

async function addExtras(
  db: Db,
  now: Date,
  item: { id: string; currency: string; venueId: string },
  fresh: readonly ExtraWrite[],
  locale: Locale,
): Promise<Change[]> {
  if (fresh.length === 0) return [];
  const first = await takeNumbers(db, item.venueId, fresh.length);
  const last = await listLength(db, 'extras', item.id);
  const rows = fresh.map(({ attributes: { _destroy, title, ...values } }, index) => ({
    id: newId(),
    parent_id: item.id,
    number: first + index,
    position: last + index + 1,
    texts: { [locale]: { title } },
    values: defined(values),
  }));
  await insertRows(db, now, 'extras', rows, item.currency);
  await assertRoom(db, 'extras', [item.id], ['extras']);
  return rows.map((row) => ({ record: { type: 'extras', id: row.id }, before: null, after: row }));
}
