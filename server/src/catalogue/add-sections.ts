import { recordsIn, type WholeSection } from '@sofra/contract/catalogue/sections';
import type { Locale } from '@sofra/contract/languages/locales';
import { record } from '../activity/record.ts';
import type { Db } from '../platform/database/tables.ts';
import { takeNumbers } from '../venues/locks.ts';
import type { ActionContext } from './action-context.ts';
import { insertRows, type NewRow, type RowMaker, rowMaker } from './insert-rows.ts';
import { defined } from './new-columns.ts';
import { openGap } from './positions.ts';
import { assertPrice } from './prices.ts';
import { assertPlace } from './read.ts';
import { assertRoom } from './room.ts';
import { withTranslations } from './translated-rows.ts';
import { type ParentPath, parentOf } from './tree.ts';

type WholeItem = NonNullable<NonNullable<WholeSection['relationships']>['items']>['data'][number];

const itemsOf = ({ relationships }: WholeSection) => relationships?.items?.data ?? [];
const extrasOf = ({ relationships }: WholeItem) => relationships?.extras?.data ?? [];

function assertPrices(sections: readonly WholeSection[], currency: string): void {
  for (const [at, section] of sections.entries())
    for (const [index, item] of itemsOf(section).entries()) {
      const pointer = `/data/${at}/relationships/items/data/${index}`;
      assertPrice(item.attributes.price, `${pointer}/attributes/price`, { currency });
      for (const [place, { attributes }] of extrasOf(item).entries())
        assertPrice(attributes.price, `${pointer}/relationships/extras/data/${place}/attributes/price`, {
          currency,
          mayBeZero: true,
        });
    }
}

/** The rows of sections, of their items and of the extras of these, placed from `position` on. */
function rowsOf(
  sections: readonly WholeSection[],
  { menu, locale, row, position }: { menu: string; locale: Locale; row: RowMaker; position: number },
) {
  const made = { sections: [] as NewRow[], items: [] as NewRow[], extras: [] as NewRow[] };
  for (const [index, section] of sections.entries()) {
    const { translations, ...words } = section.attributes;
    const own = withTranslations(row(menu, position + index, words), locale, translations);
    made.sections.push(own);
    for (const [at, item] of itemsOf(section).entries()) {
      const { title, description, translations: others, ...values } = item.attributes;
      const dish = withTranslations(
        row(own.id, at + 1, { title, description }, defined(values)),
        locale,
        others,
      );
      made.items.push(dish);
      for (const [place, { attributes }] of extrasOf(item).entries())
        made.extras.push(row(dish.id, place + 1, { title: attributes.title }, { price: attributes.price }));
    }
  }
  return made;
}

/**
 * Adds sections with their items and the extras of these at the end of a menu, as one activity. Refuses with
 * `not_found`, or what is wrong with a price. Must run in a transaction.
 */
export async function addSections(
  db: Db,
  { who, now }: ActionContext,
  place: ParentPath,
  wanted: readonly WholeSection[],
): Promise<{ ids: string[]; activity: number }> {
  const first = await takeNumbers(db, place.venueId, recordsIn(wanted));
  const currency = await assertPlace(db, 'sections', place);
  assertPrices(wanted, currency);
  const position = await openGap(db, 'sections', parentOf(place));
  const locale = who.venue.defaultLocale;
  const rows = rowsOf(wanted, { menu: parentOf(place), locale, row: rowMaker(locale, first), position });
  await insertRows(db, now, 'sections', rows.sections);
  await insertRows(db, now, 'items', rows.items, currency);
  await insertRows(db, now, 'extras', rows.extras, currency);
  await assertRoom(db, 'sections', [parentOf(place)], ['sections', 'items', 'extras']);
  const changes = rows.sections.map((row) => ({
    record: { type: 'sections', id: row.id },
    before: null,
    after: row,
  }));
  const activity = await record(db, who, now, { venueId: place.venueId, action: 'create', changes });
  return { ids: rows.sections.map(({ id }) => id), activity };
}
