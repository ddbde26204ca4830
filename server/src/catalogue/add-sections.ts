import type { WholeSection } from '@sofra/contract/sections';
import { record } from '../activity/record.ts';
import type { Db } from '../platform/tables.ts';
import type { ActionContext } from './action-context.ts';
import { insertRows, type RowMaker, rowMaker } from './insert-rows.ts';
import { takeNumbers } from './locks.ts';
import { openGap } from './positions.ts';
import { assertPrice } from './prices.ts';
import { assertPlace } from './read.ts';
import { assertRoom } from './room.ts';
import { type ParentPath, parentOf } from './tree.ts';

const itemsOf = ({ relationships }: WholeSection) => relationships?.items?.data ?? [];

function assertPrices(sections: readonly WholeSection[], currency: string): void {
  for (const [at, section] of sections.entries())
    for (const [index, { attributes }] of itemsOf(section).entries())
      assertPrice(
        attributes.price,
        currency,
        false,
        `/data/${at}/relationships/items/data/${index}/attributes/price`,
      );
}

/** The rows of sections and of their items, in the order of `row`'s numbers, placed from `position` on. */
function rowsOf(sections: readonly WholeSection[], menuId: string, row: RowMaker, position: number) {
  const made = sections.map((section, index) => {
    const own = row(menuId, position + index, section.attributes);
    const items = itemsOf(section).map(({ attributes: { price, ...words } }, at) =>
      row(own.id, at + 1, words, { price }),
    );
    return { own, items };
  });
  return { sections: made.map(({ own }) => own), items: made.flatMap(({ items }) => items) };
}

/**
 * Adds sections with their items at the end of a menu, in the venue's default language and as one activity. Refuses with
 * `not_found`, or what is wrong with a price. Must run in a transaction.
 */
export async function addSections(
  db: Db,
  { who, now }: ActionContext,
  place: ParentPath,
  wanted: readonly WholeSection[],
): Promise<{ ids: string[]; activity: number }> {
  const size = wanted.reduce((sum, section) => sum + 1 + itemsOf(section).length, 0);
  const first = await takeNumbers(db, place.venueId, size);
  const currency = await assertPlace(db, 'sections', place);
  assertPrices(wanted, currency);
  const position = await openGap(db, 'sections', parentOf(place));
  const row = rowMaker(who.venue.defaultLocale, first);
  const rows = rowsOf(wanted, parentOf(place), row, position);
  await insertRows(db, now, 'sections', rows.sections);
  await insertRows(db, now, 'items', rows.items, currency);
  await assertRoom(db, 'sections', [parentOf(place)], ['sections', 'items']);
  const created = rows.sections.map((row) => ({
    record: { type: 'sections', id: row.id },
    before: null,
    after: row,
  }));
  const activity = await record(db, who, [place.venueId], now, 'create', created);
  return { ids: rows.sections.map(({ id }) => id), activity };
}
