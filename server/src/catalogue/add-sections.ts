import type { Locale } from '@sofra/contract/locales';
import type { WholeSection } from '@sofra/contract/sections';
import { record } from '../activity/record.ts';
import type { Db } from '../platform/tables.ts';
import type { ActionContext } from './action-context.ts';
import { insertRows, type NewRow, newId } from './insert-rows.ts';
import { takeNumbers } from './locks.ts';
import { openGap } from './positions.ts';
import { assertPrice } from './prices.ts';
import { assertPlace } from './read.ts';
import { textsPatch } from './record-input.ts';
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

/** The rows of sections and of their items, numbered from `first` and placed from `position` on. */
function rowsOf(
  sections: readonly WholeSection[],
  menuId: string,
  locale: Locale,
  first: number,
  position: number,
) {
  let number = first;
  const row = (parent_id: string, place: number, { price, ...texts }: Texts): NewRow => ({
    id: newId(),
    parent_id,
    number: number++,
    position: place,
    texts: textsPatch(locale, texts).texts ?? {},
    ...(price !== undefined && { values: { price } }),
  });
  const made = sections.map((section, index) => {
    const own = row(menuId, position + index, section.attributes);
    return { own, items: itemsOf(section).map(({ attributes }, at) => row(own.id, at + 1, attributes)) };
  });
  return { sections: made.map(({ own }) => own), items: made.flatMap(({ items }) => items) };
}

type Texts = { title: string; description?: string | undefined; price?: string };

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
  const rows = rowsOf(wanted, parentOf(place), who.venue.defaultLocale, first, position);
  await insertRows(db, now, 'sections', rows.sections);
  await insertRows(db, now, 'items', rows.items, currency);
  const created = rows.sections.map((row) => ({
    record: { type: 'sections', id: row.id },
    before: null,
    after: row,
  }));
  const activity = await record(db, who, [place.venueId], now, 'create', created);
  return { ids: rows.sections.map(({ id }) => id), activity };
}
