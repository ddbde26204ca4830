import type {
  MenuPart,
  Publication,
  PublishedItem,
  PublishedSection,
} from '@sofra/contract/publishing/publishing';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { item, menu, photo, publication } from '../../../guest/test/sample.ts';
import type { Values } from '../activity/differences.ts';
import { changesBetween, type PublishedRows, rowsOf } from './changes-between.ts';

const VENUE = 'venue';
const between = (before: Publication, after: Publication) =>
  changesBetween(rowsOf(before, VENUE), rowsOf(after, VENUE));

/** Some of a list, each at most once, in any order. */
const someOf = <T>(list: readonly T[]) =>
  fc.shuffledSubarray([...list], { minLength: 0, maxLength: list.length });

const texts = fc.record(
  {
    en: fc.record({ title: fc.constantFrom('Soup', 'Tea'), description: fc.constantFrom('', 'Hot') }),
    ar: fc.record({ title: fc.constantFrom('شوربة', 'شاي') }, { requiredKeys: [] }),
  },
  { requiredKeys: ['en'] },
);
const values = fc.record({
  texts,
  price: fc.constantFrom('1.00', '2.50'),
  warnings: someOf(['milk', 'nuts']),
  photo: fc.constantFrom(null, photo(7)),
});

const EXTRAS = ['e1', 'e2', 'e3', 'e4'];
const ITEMS = ['i1', 'i2', 'i3', 'i4', 'i5'];
const SECTIONS = ['s1', 's2', 's3'];
const MENUS = ['m1', 'm2', 'm3'];

/** Gives each of the chosen ids below one of the chosen ids above. */
const below = (above: readonly string[], ids: readonly string[]) =>
  someOf(ids).chain((chosen) =>
    fc.tuple(
      ...chosen.map((id) => fc.record({ id: fc.constant(id), in: fc.constantFrom('', ...above), values })),
    ),
  );

const [sampleMenu, sampleItem] = [menu(1, 'menu', 1, 1), item(1)];
const [sampleSection] = sampleMenu.sections as [PublishedSection];
const [sampleExtra] = sampleItem.extras as [PublishedItem['extras'][number]];

/** Publications of a venue in which rows of a few ids stand anywhere. */
const publications: fc.Arbitrary<Publication> = fc
  .record({
    name: fc.constantFrom('Levant', 'Levante'),
    logo: fc.constantFrom(null, photo(3)),
    menus: below([''], MENUS),
    sections: below(MENUS, SECTIONS),
    items: below(SECTIONS, ITEMS),
    extras: below(ITEMS, EXTRAS),
  })
  .map(({ name, logo, menus, sections, items, extras }) => {
    type Row = (typeof menus)[number];
    const under = (rows: readonly Row[], parent: string) => rows.filter((row) => row.in === parent);
    const itemsOf = (id: string): PublishedItem[] =>
      under(items, id).map((row) => ({
        ...sampleItem,
        ...row.values,
        id: row.id,
        extras: under(extras, row.id).map(({ id: extra, values: { photo: _, ...own } }) => ({
          ...sampleExtra,
          ...own,
          id: extra,
        })),
      }));
    const sectionsOf = (id: string): PublishedSection[] =>
      under(sections, id).map((row) => ({
        ...sampleSection,
        texts: row.values.texts,
        photo: row.values.photo,
        id: row.id,
        items: itemsOf(row.id),
      }));
    const made = menus.map(
      (row): MenuPart => ({
        ...sampleMenu,
        texts: row.values.texts,
        id: row.id,
        sections: sectionsOf(row.id),
      }),
    );
    const base = publication();
    const whole: Publication = {
      ...base,
      venue: { ...base.venue, name },
      branding: { ...base.branding, logo },
      menus: made,
    };
    // As parsed from its stored text.
    return JSON.parse(JSON.stringify(whole)) as Publication;
  });

const mended = (was: Values, is: Values): Values => {
  const next = { ...was, ...is };
  if (is.texts) {
    const said = Object.entries({ ...(was.texts as Values), ...(is.texts as Values) });
    next.texts = Object.fromEntries(said.filter(([, words]) => words !== null));
  }
  return next;
};

/** Records to which changes were applied. */
function applied(before: PublishedRows, changes: ReturnType<typeof changesBetween>): PublishedRows {
  const rows = structuredClone(before);
  const keyOf = ({ type, id }: { type: string; id: string }) =>
    ({ brandings: 'look', themes: 'theme' })[type] ?? id;
  const placed: { id: string; parent: string; at: number }[] = [];
  const leave = (id: string) => {
    const row = rows.get(rows.get(id)?.parent ?? '');
    if (row) row.below = row.below.filter((one) => one !== id);
  };
  for (const { row: changed, before: was, after: is } of changes) {
    const key = keyOf(changed);
    if (was === null || is?.parent_id) {
      const { parent_id, position, ...columns } = is ?? {};
      const parent = String(parent_id);
      if (was) leave(key);
      else rows.set(key, { ...changed, parent, columns, below: [] });
      const row = rows.get(key);
      if (row) row.parent = parent;
      placed.push({ id: key, parent, at: Number(position) });
    } else if (is === null) leave(key);
    else if (is.positions) {
      const row = rows.get(key);
      if (row) row.below = Object.keys(is.positions as object);
    } else {
      const row = rows.get(key);
      if (row) row.columns = mended(row.columns, is);
    }
  }
  for (const { row, after } of changes) if (after === null) rows.delete(keyOf(row));
  for (const { id, parent, at } of placed.toSorted((one, other) => one.at - other.at))
    rows.get(parent)?.below.splice(at - 1, 0, id);
  return rows;
}

const entries = (rows: PublishedRows) => Object.fromEntries(rows);

test('the changes between two publications, applied to the first, give the second', () => {
  fc.assert(
    fc.property(publications, publications, (before, after) => {
      const from = rowsOf(before, VENUE);
      expect(entries(applied(from, between(before, after)))).toEqual(entries(rowsOf(after, VENUE)));
    }),
    { numRuns: 1000 },
  );
});

test('the same content has no changes', () => {
  fc.assert(
    fc.property(publications, (one) => {
      expect(between(one, structuredClone(one))).toEqual([]);
    }),
  );
});
