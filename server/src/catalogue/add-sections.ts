import { recordsIn } from '@sofra/contract/catalogue/records-in';
import type { WholeSection } from '@sofra/contract/catalogue/sections';
import type { Locale } from '@sofra/contract/languages/locales';
import { record } from '../activity/record.ts';
import type { Db } from '../platform/database/tables.ts';
import { takeNumbers } from '../venues/locks.ts';
import type { ActionContext } from './action-context.ts';
import { insertWhole, rowsOf, type Whole } from './add-whole.ts';
import { defined } from './new-columns.ts';
import { openGap } from './positions.ts';
import { assertPrice } from './prices.ts';
import { assertPlace } from './read.ts';
import { textsPatch } from './record-input.ts';
import { assertRoom } from './room.ts';
import { withTranslations } from './translated-rows.ts';
import { type ParentPath, parentOf } from './tree.ts';

type WholeItem = NonNullable<NonNullable<WholeSection['relationships']>['items']>['data'][number];
type Words = Pick<WholeItem['attributes'], 'title' | 'description' | 'translations'>;

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

const wordsIn = (locale: Locale, { translations, ...words }: Words) =>
  withTranslations({ texts: textsPatch(locale, words).texts ?? {} }, locale, translations);

/** A section of a call as a record to add. */
const wholeSection =
  (locale: Locale) =>
  (section: WholeSection): Whole => ({
    ...wordsIn(locale, section.attributes),
    below: itemsOf(section).map((item) => {
      const { title, description, translations, ...values } = item.attributes;
      const extras = extrasOf(item).map(({ attributes: { title: size, price } }) => ({
        ...wordsIn(locale, { title: size }),
        values: { price },
        below: [],
      }));
      return {
        ...wordsIn(locale, { title, description, translations }),
        values: defined(values),
        below: extras,
      };
    }),
  });

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
  const wholes = wanted.map(wholeSection(who.venue.defaultLocale));
  let number = first;
  const rows = rowsOf('sections', wholes, { parent: parentOf(place), position, numberOf: () => number++ });
  await insertWhole(db, now, rows, currency);
  await assertRoom(db, 'sections', [parentOf(place)], ['sections', 'items', 'extras']);
  const changes = rows.sections.map((row) => ({
    record: { type: 'sections', id: row.id },
    before: null,
    after: row,
  }));
  const activity = await record(db, who, now, { venueId: place.venueId, action: 'create', changes });
  return { ids: rows.sections.map(({ id }) => id), activity };
}
